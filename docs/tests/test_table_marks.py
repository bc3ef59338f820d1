"""At which tables a clause has anything to say, told from what its rows need."""

import pytest

pytestmark = pytest.mark.usefixtures("sphinx_there")


@pytest.mark.parametrize(
    ("clause", "condition"),
    [
        ("GJ-9.2", ()),  # a law of every table
        ("GJ-24.4.1", (("points", ("on",)),)),  # when a set lives, which is asked where points are played
        ("GJ-31.1.3", (("wall", ("nearest_opponent",)),)),  # of an agreement that it names
        ("GJ-13.1.2", (("cover", ("explicit",)),)),  # where it is covered by hand
        ("GJ-20.1", ()),  # sides score, whatever the places are worth: its rows name only values to add
        ("GH-deal.1", ()),  # the order of the steps: that 3s are not held is how its rows are set up
        ("GJ-23.2", ()),  # two revolutions, in a match of many agreements
    ],
)
def test_what_every_row_needs_is_what_a_clause_is_about_or_how_it_was_set_up(
    clause: str, condition: tuple[tuple[str, tuple[str, ...]], ...]
) -> None:
    from gouji_docs.table_marks import clause_condition  # noqa: PLC0415 - needs Sphinx
    from gouji_spec.law import law  # noqa: PLC0415

    assert clause_condition(law().clauses()[clause]) == condition


def test_a_condition_is_written_for_the_script() -> None:
    from gouji_docs.table_marks import written_condition  # noqa: PLC0415 - needs Sphinx

    assert written_condition((("report", ("shown", "off")), ("penalty_points", ("misplay=5",)))) == (
        "report=shown|off&penalty_points=misplay%3D5"
    )
