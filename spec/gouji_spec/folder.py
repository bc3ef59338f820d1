"""Where the law lies: beside this package in a checkout, inside it once installed."""

from pathlib import Path

_HERE = Path(__file__).resolve().parent
_INSTALLED = _HERE / "law"
_LAW = _INSTALLED if _INSTALLED.is_dir() else _HERE.parent


def law_folder() -> Path:
    """Return the folder that holds ``outline/``, ``options/`` and the rest of the law."""
    return _LAW


def shown(path: Path) -> str:
    """Return *path* as a reader of the project would name it: ``spec/outline/09.toml``.

    Files of the law are named from ``spec/``, whatever the place they are installed in; other
    files as they were given.
    """
    try:
        return "spec/" + path.resolve().relative_to(_LAW).as_posix()
    except ValueError:
        return str(path)
