"""The page of an article of the outline, or of one topic of the house rules."""

from typing import ClassVar

from docutils import nodes
from sphinx.util.docutils import SphinxDirective

from gouji_docs import texts
from gouji_docs.clause_card import clause_card
from gouji_docs.index_pages import article_name, sentence_box
from gouji_docs.interpretation_box import interpretation_fold
from gouji_docs.last_result import note_files
from gouji_docs.words import label
from gouji_spec.law import Article, law


class ArticleDirective(SphinxDirective):
    """``{gouji:article} 8``: everything the law says in Article 8, as one section."""

    required_arguments = 1
    has_content: ClassVar[bool] = False

    def run(self) -> list[nodes.Node]:
        """Return the section of the article."""
        key = self.arguments[0]
        article = law().article(key)
        if article is None:
            raise self.error(f"no article or topic is called {key!r}")
        note_files(self.env)
        found = texts.section(f"article-{key}", article_name(article), classes=["gj-article"])
        found += _index(article)
        for clause in article.clauses:
            found += clause_card(self.env, law(), article, clause)
        found += self._left_over(article)
        if article.sentences:
            found += _sentences(article)
        return [found]

    def _left_over(self, article: Article) -> list[nodes.Node]:
        """Return the interpretations that settle clauses of other articles only."""
        mine = {clause.id for clause in article.clauses}
        entries = [entry for entry in article.interpretations if not mine & set(entry.clauses)]
        if not entries:
            return []
        found = texts.section(f"interpretations-{article.key}", texts.spans(label("interpretations")))
        for entry in entries:
            found += interpretation_fold(self.env, entry, article.file)
        return [found]


def _index(article: Article) -> nodes.Element:
    """Return a line of links to the clauses, short enough for a phone."""
    links: list[list[nodes.Node]] = []
    for clause in article.clauses:
        short = clause.id.partition("-")[2] if article.key.isdigit() else clause.id.partition(".")[2]
        links.append([nodes.reference("", short, refid=clause.id, internal=True, classes=["gj-chip"])])
    return texts.block("gj-chips", texts.line(*texts.listed(links)), classes=["no-search"])


def _sentences(article: Article) -> nodes.section:
    """Return the sentences of the sources with what became of each, folded away."""
    head = label("sentences" if article.key.isdigit() else "sentences_house")
    found = texts.section(f"sentences-{article.key}", texts.spans(head), classes=["gj-sentences"])
    for sentence in article.sentences:
        found += sentence_box(sentence, article.file)
    return found
