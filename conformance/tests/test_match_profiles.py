"""The reference is certified in area match under every profile, the house steps switched off: there rows are many."""

from pathlib import Path

import pytest

from gouji_conformance.cli import run
from gouji_conformance.reports.reading import read_report
from gouji_spec.ruleset import PROFILES

OFF = {"points": "off", "hold_three": "off", "burn_tribute": "off"}


@pytest.mark.parametrize("profile", PROFILES)
def test_a_match_is_certified_under_every_profile(
    profile: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    options = "\n".join(f'{name} = "{value}"' for name, value in OFF.items())
    Path("table.toml").write_text(f'profile = "{profile}"\n[options]\n{options}\n', encoding="utf-8")

    assert run(["certify", "reference", "--ruleset", "table.toml", "--area", "match"]) == 0
    rows = read_report(Path(".gouji/report.jsonl")).rows
    assert len(rows) > 10
    assert {row.verdict for row in rows} == {"pass"}
