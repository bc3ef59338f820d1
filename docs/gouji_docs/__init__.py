"""The rulebook's Sphinx extension: pages made from the law and the features, in Chinese and English."""

from typing import Any

from sphinx.application import Sphinx

from gouji_conformance.cache_folder import use_cache
from gouji_docs import (
    desk_page,
    freshness,
    guides,
    navigation,
    one_language,
    pages,
    search_index,
    steps,
    table_pages,
    traditional_script,
)
from gouji_docs.agreements import AgreementsDirective
from gouji_docs.amendments_page import AmendmentsDirective, LintsDirective
from gouji_docs.article_page import ArticleDirective
from gouji_docs.bilingual import BothDirective, FragmentRole, PassageDirective
from gouji_docs.certificates_page import CertificatesDirective
from gouji_docs.domain import GoujiDomain
from gouji_docs.editions_page import EditionsDirective
from gouji_docs.engines_page import EnginesDirective
from gouji_docs.glossary_page import GlossaryDirective
from gouji_docs.hand_page import HandDirective
from gouji_docs.index_pages import (
    AccountsDirective,
    CoverageDirective,
    ErrataDirective,
    InterpretationsDirective,
    ReasonsDirective,
)
from gouji_docs.match_page import MatchDirective
from gouji_docs.mutants_page import MutantsDirective
from gouji_docs.nodes import add_nodes
from gouji_docs.option_pages import ConstraintsDirective, OptionsDirective, ProfilesDirective
from gouji_docs.protocol_page import ProtocolDirective
from gouji_docs.question_page import QuestionIndexDirective, QuestionsDirective
from gouji_docs.rulings_page import RulingsDirective
from gouji_docs.threshold_box import ThresholdsDirective
from gouji_docs.who_may_act import WhoMayActDirective


def setup(app: Sphinx) -> dict[str, Any]:
    """Register nodes, domain, directives and events with Sphinx."""
    use_cache()
    app.add_config_value("gouji_pages", default=False, rebuild="env", types=frozenset({bool}))
    app.add_config_value("gouji_code", default="", rebuild="env", types=frozenset({str}))
    app.connect("config-inited", freshness.note_code)
    add_nodes(app)
    app.add_domain(GoujiDomain)
    directives = {
        "accounts": AccountsDirective,
        "agreements": AgreementsDirective,
        "amendments": AmendmentsDirective,
        "article": ArticleDirective,
        "zh": PassageDirective,
        "en": PassageDirective,
        "both": BothDirective,
        "certificates": CertificatesDirective,
        "engines": EnginesDirective,
        "constraints": ConstraintsDirective,
        "coverage": CoverageDirective,
        "desk": desk_page.DeskDirective,
        "editions": EditionsDirective,
        "errata": ErrataDirective,
        "glossary": GlossaryDirective,
        "hand": HandDirective,
        "interpretations": InterpretationsDirective,
        "lints": LintsDirective,
        "match": MatchDirective,
        "mutants": MutantsDirective,
        "my-table": table_pages.MyTableDirective,
        "options": OptionsDirective,
        "profiles": ProfilesDirective,
        "protocol": ProtocolDirective,
        "question-index": QuestionIndexDirective,
        "questions": QuestionsDirective,
        "reasons": ReasonsDirective,
        "rulings": RulingsDirective,
        "sheet": table_pages.SheetDirective,
        "thresholds": ThresholdsDirective,
        "who-may-act": WhoMayActDirective,
    }
    for name, directive in directives.items():
        found = directive if directive.has_content else freshness.tracked(name, directive)
        app.add_directive_to_domain("gouji", name, found)
    for language in ("zh", "en"):
        app.add_role_to_domain("gouji", language, FragmentRole())
    one_language.add(app)
    guides.add_files(app)
    app.connect("config-inited", guides.add_looks)
    app.connect("builder-inited", pages.write_pages)
    app.add_transform(guides.SteadyAnchors)
    app.add_transform(guides.MarkedTitle)
    app.connect("html-page-context", guides.page_context)
    app.connect("html-page-context", navigation.page_context, priority=navigation.LAST)
    app.connect("html-page-context", desk_page.add_script)
    app.connect("html-page-context", table_pages.page_context)
    app.connect("build-finished", table_pages.write_tables)
    app.add_css_file(desk_page.PICTURE_STYLE)
    steps.add_files(app)
    app.connect("builder-inited", desk_page.write_style)
    app.connect("build-finished", desk_page.write_engine)
    app.connect("builder-inited", search_index.without_sphinxs)
    app.connect("html-collect-pages", search_index.search_page)
    app.connect("build-finished", search_index.write_index)
    app.connect("doctree-read", traditional_script.collect)
    app.connect("env-purge-doc", traditional_script.purge)
    app.connect("env-merge-info", traditional_script.merge)
    app.connect("build-finished", traditional_script.write_table)
    app.connect("env-get-outdated", freshness.outdated)
    app.connect("env-updated", freshness.everywhere)
    app.connect("env-purge-doc", freshness.purge)
    app.connect("env-merge-info", freshness.merge)
    return {"version": "1", "env_version": 3, "parallel_read_safe": True, "parallel_write_safe": True}
