"""The table of traditional signs: one sign for one, and in full where one sign has two forms."""

import pytest


@pytest.mark.usefixtures("sphinx_there")
def test_a_sign_with_two_forms_is_right_in_both_places() -> None:
    """准 stays in 准许 and becomes 準 in 为准; the commoner one is the table's, the other text stands in full."""
    from gouji_docs.traditional_script import table  # noqa: PLC0415 - needs Sphinx

    signs, apart = table(["不准", "准许", "以 S0 为准。"])

    assert signs["许"] == "許"
    assert "准" not in signs
    assert apart == {"以 S0 为准。": "以 S0 為準。"}


@pytest.mark.usefixtures("sphinx_there")
def test_the_words_of_the_game_are_not_a_converters() -> None:
    from gouji_docs.traditional_script import table  # noqa: PLC0415 - needs Sphinx

    signs, apart = table(["对头发牌", "一出牌"])

    assert signs["发"] == "發"
    assert "出" not in signs
    assert apart == {}
