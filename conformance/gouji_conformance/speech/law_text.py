"""The law as the terminal shows it: an article, a clause, an interpretation, a term, an option."""

from collections.abc import Callable, Iterator, Sequence

from gouji_conformance.editions.telling import history_lines
from gouji_conformance.speech.messages import message
from gouji_conformance.speech.wrapping import WIDTH, wrapped
from gouji_spec.glossary import Term, glossary
from gouji_spec.law import Article, Clause, Interpretation, Law
from gouji_spec.links import plain
from gouji_spec.options import Option, OptionBook
from gouji_spec.register import register, resting_on
from gouji_spec.ruleset import profiles
from gouji_spec.ruleset_file import TableRules, applies
from gouji_spec.text import Language


class LawPrinter:
    """Prints parts of the law in one language, no line over 80 cells.

    The scenarios that prove a clause are asked for when they are printed.  Where a *table* is given, every
    option is shown with the value that table takes.
    """

    def __init__(
        self,
        law: Law,
        book: OptionBook,
        language: Language,
        scenarios: Callable[[str], Sequence[str]],
        table: TableRules | None = None,
    ) -> None:
        self._law = law
        self._book = book
        self._language = language
        self._scenarios = scenarios
        self._table = table

    def article(self, article: Article) -> Iterator[str]:
        """Yield an article: its title, its clauses, then the interpretations that settle them."""
        title = article.title.said_in(self._language)
        if article.key.isdigit():
            title = self._say("article", number=article.key, title=title)
        yield title
        for clause in article.clauses:
            yield ""
            yield from self.clause(clause, short=True)
        for entry in article.interpretations:
            yield ""
            yield from self.interpretation(entry)

    def topic(self, article: Article, option: Option | None) -> Iterator[str]:
        """Yield an article or topic, and after it the option that has the same name, where there is one."""
        yield from self.article(article)
        if option is not None:
            yield ""
            yield from self.option(option)

    def clause(self, clause: Clause, *, short: bool = False) -> Iterator[str]:
        """Yield a clause; unless *short*, with the interpretations, options and scenarios it has."""
        yield f"{clause.id}  {self._say('modality_' + clause.modality)}"
        yield from self._text(clause.text.said_in(self._language))
        if clause.why is not None:
            yield from self._text(self._say("why", words=clause.why.said_in(self._language)))
        for example in clause.examples:
            yield from self._text(self._say("example", words=example.said_in(self._language)))
        yield from self._named("sources", clause.sources)
        if clause.options:
            names = [
                self._option_name(self._book.options[name]) for name in clause.options if name in self._book.options
            ]
            yield from self._named("options", names)
        if short:
            return
        yield from self._named("scenarios", list(self._scenarios(clause.id)))
        yield from self._named("rulings", [entry.id for entry in resting_on(register(), clause.id)])
        yield from history_lines(clause.id, self._language)
        for entry in self._law.settling(clause.id):
            yield ""
            yield from self.interpretation(entry)
        for name in clause.options:
            if name in self._book.options:
                yield ""
                yield from self.option(self._book.options[name])

    def interpretation(self, entry: Interpretation) -> Iterator[str]:
        """Yield what is open, the readings with who holds them, the one taken, and why."""
        yield from wrapped(
            f"{self._say('interpretation')} {' '.join(entry.clauses)}", first=f"{entry.id}  ", rest="    "
        )
        yield from self._text(entry.question.said_in(self._language))
        for number, reading in enumerate(entry.readings, start=1):
            mark = "→" if number == entry.taken else " "
            holders = ", ".join(reading.held_by) or "–"
            words = f"{plain(reading.text.said_in(self._language))} [{holders}]"
            yield from wrapped(words, first=f"  {mark} {number}. ", rest="       ")
        yield from self._text(self._say("because", words=entry.reason.said_in(self._language)))

    def term(self, term: Term) -> Iterator[str]:
        """Yield a term: its names, its meaning, and its clauses in full."""
        yield f"{term.name.zh}  {term.pinyin}  {term.name.en}"
        yield from self._text(term.meaning.said_in(self._language))
        yield from self._named("also", [f"{entry.zh} ({', '.join(entry.sources)})" for entry in term.synonyms])
        for clause_id in term.clauses:
            clause = self._law.clause(clause_id)
            if clause is not None:
                yield ""
                yield from self.clause(clause, short=True)

    def option(self, option: Option) -> Iterator[str]:
        """Yield an option: its question, its values with their meanings, what each profile takes."""
        yield f"{option.id}  {option.name.said_in(self._language)}  {option.clause}"
        yield from self._text(option.meaning.said_in(self._language))
        for value in option.values:
            words = f"{value.name.said_in(self._language)} – {plain(value.meaning.said_in(self._language))}"
            yield from wrapped(words, first=f"    {value.id}: ", rest="      ")
        if option.pattern:
            yield from wrapped(self._say("pattern", pattern=option.pattern), first="    ", rest="    ")
        if self._table is not None:
            yield from self._named("table", [f"{option.id} = {self._taken(option, self._table)}"])
        taken = [f"{name} = {profile.values[option.id].value}" for name, profile in profiles().items()]
        yield from self._named("profiles", taken)

    def options(self) -> Iterator[str]:
        """Yield every option on a line or two."""
        for option in self._book.options.values():
            values = ", ".join(value.id for value in option.values) or option.pattern
            words = f"{option.meaning.said_in(self._language)} ({values})"
            yield from wrapped(words, first=f"{option.id}: ", rest="    ")

    def _option_name(self, option: Option) -> str:
        name = option.name.said_in(self._language)
        return name if self._table is None else f"{name} = {self._taken(option, self._table)}"

    def _taken(self, option: Option, table: TableRules) -> str:
        """Return the value *table* takes, marked where the option says nothing there."""
        value = table.ruleset[option.id]
        found = option.value_named(value)
        words = value if found is None else found.name.said_in(self._language)
        return words if applies(option, table.ruleset) else words + self._say("idle")

    def _text(self, words: str) -> Iterator[str]:
        yield from wrapped(plain(words), first="  ", rest="  ", width=WIDTH)

    def _named(self, key: str, words: list[str] | tuple[str, ...]) -> Iterator[str]:
        if words:
            label = self._say(key)
            separator = "；" if self._language == "zh" else "; "
            yield from wrapped(
                separator.join(words), first=f"    {label}" + ("" if self._language == "zh" else " "), rest="      "
            )

    def _say(self, key: str, **values: object) -> str:
        return message(f"rule.{key}", **values).said_in(self._language)


def found_in_law(word: str, printer: LawPrinter, law: Law, book: OptionBook) -> Iterator[str] | None:
    """Return the lines for whatever *word* names, or None where it names nothing.

    A word is an article's number or topic, an id, an option, or any term in either language.
    """
    article = law.article(word.removeprefix("GJ-").removeprefix("GH-"))
    if article is not None and law.clause(word) is None:
        return printer.topic(article, book.options.get(word))
    clause = law.clause(word)
    if clause is not None:
        return printer.clause(clause)
    entry = law.interpretations().get(word)
    if entry is not None:
        return printer.interpretation(entry)
    if word in ("options", "选项"):
        return printer.options()
    option = book.options.get(word)
    if option is not None:
        return printer.option(option)
    term = glossary().find(word)
    if term is not None:
        return printer.term(term)
    named = book.named(word)
    return printer.option(named) if named is not None else None
