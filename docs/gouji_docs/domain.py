"""The domain ``gouji``: clauses, terms, scenarios, options and interpretations can be named and referred to."""

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import Any, ClassVar, NamedTuple

from docutils import nodes
from docutils.nodes import Element
from sphinx.addnodes import pending_xref
from sphinx.builders import Builder
from sphinx.domains import Domain, ObjType
from sphinx.environment import BuildEnvironment
from sphinx.roles import XRefRole
from sphinx.util import logging
from sphinx.util.nodes import make_refnode

from gouji_spec.glossary import glossary

logger = logging.getLogger(__name__)

KINDS = (
    *("clause", "term", "scenario", "option", "interpretation", "reason", "erratum", "method", "type", "amendment"),
    "question",
    "ruling",
)


class Place(NamedTuple):
    """Where an object stands, and the name a list of objects shows for it."""

    page: str
    anchor: str
    shown: str


class GoujiDomain(Domain):
    """Objects of the law by kind and id."""

    name = "gouji"
    label = "Gouji"
    data_version = 1
    object_types: ClassVar[dict[str, ObjType]] = {kind: ObjType(kind, kind) for kind in KINDS}
    roles: ClassVar[dict[str, Any]] = {kind: XRefRole(warn_dangling=True) for kind in KINDS}
    initial_data: ClassVar[dict[str, Any]] = {"objects": {}}
    dangling_warnings: ClassVar[dict[str, str]] = {
        kind: f"no such {kind}: %(target)s; give one that stands on a page" for kind in KINDS
    }

    sketching = False
    """Directives are run to see what they would make: nothing that they make stands on a page."""

    @property
    def objects(self) -> dict[tuple[str, str], Place]:
        """Every object by its kind and id."""
        found: dict[tuple[str, str], Place] = self.data["objects"]
        return found

    def note(self, kind: str, name: str, anchor: str, shown: str, location: Any = None) -> None:
        """Remember that the object stands on the page being read; an id that stands twice warns."""
        if self.sketching:
            return
        page = self.env.current_document.docname
        other = self.objects.get((kind, name))
        if other is not None:
            logger.warning(
                "the %s %s stands twice: on the page %s and on %s",
                kind, name, other.page, page, location=location, type="gouji", subtype="duplicate",
            )  # fmt: skip
        self.objects[kind, name] = Place(page, anchor, shown)

    def clear_doc(self, docname: str) -> None:
        """Forget what stood on a page that is read again."""
        for key in [key for key, place in self.objects.items() if place.page == docname]:
            del self.objects[key]

    def merge_domaindata(self, docnames: AbstractSet[str], otherdata: dict[str, Any]) -> None:
        """Take over what another process has read."""
        for key, place in otherdata["objects"].items():
            if place.page in docnames:
                self.objects[key] = place

    def resolve_xref(  # noqa: PLR0913, PLR0917 - Sphinx's signature
        self,
        env: BuildEnvironment,  # noqa: ARG002
        fromdocname: str,
        builder: Builder,
        typ: str,
        target: str,
        node: pending_xref,
        contnode: Element,
    ) -> nodes.reference | None:
        """Return the link to *target*, None where nothing is called so."""
        place = self._place(typ, target)
        if place is None:
            return None
        shown = contnode
        if not node.get("refexplicit") and typ == "term":
            shown = nodes.inline(place.shown, place.shown)
        return make_refnode(builder, fromdocname, place.page, place.anchor, shown, _tooltip(typ, target, place))

    def _place(self, kind: str, target: str) -> Place | None:
        place = self.objects.get((kind, target))
        if place is None and kind == "term":
            term = glossary().find(target)
            place = self.objects.get((kind, term.id)) if term is not None else None
        return place

    def resolve_any_xref(  # noqa: PLR0913, PLR0917 - Sphinx's signature
        self,
        env: BuildEnvironment,  # noqa: ARG002
        fromdocname: str,
        builder: Builder,
        target: str,
        node: pending_xref,  # noqa: ARG002
        contnode: Element,
    ) -> list[tuple[str, nodes.reference]]:
        """Return every object called *target*, whatever its kind."""
        found = []
        for kind in KINDS:
            place = self._place(kind, target)
            if place is not None:
                link = make_refnode(builder, fromdocname, place.page, place.anchor, contnode, place.shown)
                found.append((f"gouji:{kind}", link))
        return found

    def get_objects(self) -> Iterable[tuple[str, str, str, str, str, int]]:
        """Yield every object for the inventory and the search."""
        yield from self._listed()

    def _listed(self) -> Iterator[tuple[str, str, str, str, str, int]]:
        for (kind, name), place in self.objects.items():
            yield name, place.shown, kind, place.page, place.anchor, 1 if kind in ("clause", "term") else 2


def _tooltip(kind: str, target: str, place: Place) -> str:
    return place.shown if kind in ("term", "option", "reason") or place.shown != target else target


def domain_of(env: BuildEnvironment) -> GoujiDomain:
    """Return this build's domain."""
    found = env.domains["gouji"]
    if not isinstance(found, GoujiDomain):
        raise TypeError("the extension gouji_docs is not loaded")
    return found
