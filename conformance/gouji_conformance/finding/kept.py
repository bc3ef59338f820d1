"""The index as the commands have it: from the cache where the law and the features are what it was made from."""

from functools import cache
from pathlib import Path
from typing import Final

from gouji_conformance.finding.index import Index
from gouji_conformance.sentences.features import feature_files, features_folder
from gouji_conformance.sentences.kept import Shelf
from gouji_spec.folder import law_folder

_INDEX: Final = Shelf[Index]("finding", Index, str(Path(__file__).parent))


@cache
def kept_index() -> Index:
    """Return the index of this installation."""
    files = [*sorted(law_folder().rglob("*.toml")), *feature_files(features_folder())]
    try:
        key = _INDEX.key([path.name for path in files], [path.read_bytes() for path in files])
    except OSError:
        key = None
    found = _INDEX.find(key)
    if found is None:
        # Needed once in a long time:
        from gouji_conformance.finding.entries import entries  # noqa: PLC0415
        from gouji_conformance.finding.making import make_index  # noqa: PLC0415

        found = make_index(entries())
        _INDEX.keep(key, found)
    return found
