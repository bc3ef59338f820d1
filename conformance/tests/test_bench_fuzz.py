"""The bench of fuzzing sends to both engines, bare, just what fuzzing asks of them."""

from pathlib import Path

import pytest

BENCH = Path(__file__).resolve().parents[1] / "bench"


def test_the_bare_loop_sends_what_fuzzing_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(BENCH))
    import fuzz  # type: ignore[import-not-found]  # noqa: PLC0415 - a program beside the package

    monkeypatch.setattr(fuzz, "AREAS", ("sets",))
    made = fuzz.fuzzer()
    plans = fuzz.plans_of(made, 0, 20)

    share, speed, messages = fuzz.ratio(made, 20, 1)

    assert len(plans) == made.batch(0, 20).games
    assert messages == sum(len(plan.operations) for plan in fuzz.plans_of(made, fuzz.BATCH, 20))
    assert share > 0
    assert speed > 0
