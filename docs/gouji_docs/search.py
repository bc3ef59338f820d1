"""Search in both languages at once: Chinese by single characters and pairs of them, English by stems, ids whole.

The browser splits what the reader types with the same expressions (``SPLITTER``), so that what was
indexed is what is asked for.  No dictionary is needed: a phrase is found by the pairs it is made of.
"""

import re

from sphinx.search.en import SearchEnglish

CHINESE = "\u3400-\u4dbf\u4e00-\u9fff"
ID = r"g[jhi]-[a-z0-9]+(?:-[a-z]+)*(?:\.[0-9]+)*(?:-[a-z]{1,2})?(?![a-z0-9])"
WORD = r"[a-z0-9_]+"
_TOKENS = re.compile(f"(?P<id>{ID})|(?P<chinese>[{CHINESE}]+)|(?P<word>{WORD})", re.IGNORECASE)

SPLITTER = (
    r"""
/* Chinese by pairs of characters (by single ones where one stands alone), ids whole, other words as they are:
   the same expressions as in the extension's search.py, which also indexes every single character. */
var splitQuery = (query) => {
  const tokens = /(ID_PATTERN)|([CHINESE_RANGE]+)|(WORD_PATTERN)/giu;
  const found = [];
  for (const [, id, chinese, word] of query.matchAll(tokens)) {
    if (id) found.push(id);
    else if (word) found.push(word);
    else if (chinese.length === 1) found.push(chinese);
    else for (let i = 0; i + 1 < chinese.length; i++) found.push(chinese.slice(i, i + 2));
  }
  return found;
};
""".replace("ID_PATTERN", ID)
    .replace("CHINESE_RANGE", "\\u3400-\\u4dbf\\u4e00-\\u9fff")
    .replace("WORD_PATTERN", WORD)
)


class BilingualSearch(SearchEnglish):
    """The language of our search index."""

    lang = "gouji"
    language_name = "English"  # Sphinx makes the name of the stemmer in the browser from it
    js_splitter_code = SPLITTER
    stopwords = frozenset()  # "may" and "must" are what the law is about

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(options)
        self._stems: dict[str, str] = {}

    def stem(self, word: str) -> str:
        """Return the stem of *word*, worked out once: the law says the same words on every page."""
        found = self._stems.get(word)
        if found is None:
            found = self._stems[word] = super().stem(word)
        return found

    def split(self, input: str) -> list[str]:  # noqa: A002 - Sphinx names it so
        """Return what *input* is found by: ids and words, and of Chinese every character and every pair.

        >>> BilingualSearch({}).split("GJ-8.3.2 死牌 beats")
        ['GJ-8.3.2', '死', '死牌', '牌', 'beats']
        """
        found: list[str] = []
        for token in _TOKENS.finditer(input):
            chinese = token.group("chinese")
            if chinese is None:
                found.append(token.group())
                continue
            for index, character in enumerate(chinese):
                found.append(character)
                if index + 1 < len(chinese):
                    found.append(chinese[index : index + 2])
        return found

    def word_filter(self, word: str) -> bool:
        """Tell whether *word* is worth indexing: of numbers alone nobody asks for the pages."""
        return not word.isdigit()
