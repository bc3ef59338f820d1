"""What the desk's answers have in common: texts, paragraphs and options as JSON."""

from collections.abc import Iterable

from gouji_rulings.paragraph import Paragraph
from gouji_spec.options import options
from gouji_spec.text import Text


def text_json(text: Text) -> dict[str, str]:
    """Return a text as JSON."""
    return {"zh": text.zh, "en": text.en}


def paragraphs_json(paragraphs: Iterable[Paragraph]) -> list[dict[str, str]]:
    """Return paragraphs as JSON, in order."""
    return [{"kind": one.kind, **text_json(one.words), "clause": one.clause} for one in paragraphs]


def choice_json(name: str, value: str) -> dict[str, str]:
    """Return an option and a value of it, with their names."""
    option = options().options[name]
    named = option.value_named(value)
    said = Text.same(value) if named is None else named.name
    return {"option": name, "value": value, **text_json(Text(zh="：", en=": ").join([option.name, said]))}
