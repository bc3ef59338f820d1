"""Who is asked next, and what may be done: a round conducted aloud, read from the clauses a second time.

Another shape on purpose.  The engine keeps a queue of rights and strikes rights off it; its lister asks the facts whom
they leave.  Here a round is a procedure: ask those who may burn; ask those who may answer, one after another; have it
covered; whoever lays a set makes it begin again.  What is remembered is where in the procedure one stands: to know who
is asked, the round is conducted again from its lead, with what has been done since (``conduct``).

Revolution, claims and sanctions are not read here.
"""

from collections.abc import Generator, Sequence

from gouji.rules import Rules
from gouji_conformance.explore import laying
from gouji_conformance.explore.acts import Act, Lead, Over, Question, from_next, opposite
from gouji_conformance.explore.table import Table

Asks = Generator[Question, tuple[Act, bool], "Act | None"]
"""A part of the procedure: asks, is told (what is done, whether it is a wrong follow), returns what was laid, if
anything."""


class Round(Table):
    """One round, conducted from its lead."""

    def __init__(self, lead: Lead, rules: Rules, *, picks: bool = False) -> None:
        """Begin a round at *lead*; *picks* says that picks are asked for in it."""
        super().__init__(lead, rules)
        self._picks = picks

    def conducted(self) -> Generator[Question, tuple[Act, bool], "Lead | Over"]:
        """Conduct the round to the next lead or the end of the hand."""
        act = yield from self._leading()
        if act is None:
            return self._made_last()
        led = True
        while True:
            self.lay(act, led=led)
            if self.is_over():
                return Over(self.places())
            led = False
            act = yield from self._over_the_set()
            if act is None:
                return self.next_lead()

    def _leading(self) -> Asks:
        leader, verbs = self.lead.leader, ("play", "pick") if self._may_pick() else ("play",)
        act, _ = yield Question(leader, "lead", may=verbs)
        if act.do == "pick":
            self.pick = act.sets
            self.cited |= {"GJ-15.1.1", "GJ-15.1.2", "GJ-15.1.3", "GJ-15.1.4", "GJ-15.1.5"}
            act, _ = yield Question(leader, "lead", may=("play",))
        if self.pick is not None:
            self.cited.add("GJ-15.1.6")
        if self.owes is not None and not laying.keeps_the_debt(self.hands[leader - 1], act.cards, self.rules):
            return None
        return act

    def _may_pick(self) -> bool:
        return self._picks and self.pick is None and self.rules.pick == "declared_order"

    def _made_last(self) -> "Lead | Over":
        """A burner has led what breaks his debt where that makes him last (GH-burn.3, GH-burn.5)."""
        self.aside.append(self.lead.leader)
        if self.is_over():
            return Over(self.places())
        burned = self.owes[1] if self.owes else 0
        leader = from_next(burned - 1, self.playing())[0]
        return Lead(tuple(self.hands), leader, tuple(self.out), tuple(self.aside), self.lead.melee)

    def _over_the_set(self) -> Asks:
        self.yielder = self.applicant = 0
        act = yield from self._burning()
        if act is None:
            if self.burn:
                self.cited.add("GJ-10.2.10")
            act = yield from self._answering()
            if act is None:
                yield from self._covering()
        if act is not None and act.do == "cover":
            return None
        if act is not None and self.yielder not in {0, act.seat}:
            self.cited.add("GJ-12.1.7")
            self.passed.add(self.yielder)
        return act

    def _burning(self) -> Asks:
        """Ask, one after another, those who hold a burn (Article 10)."""
        asked = 0
        for seat in self._burners():
            held = laying.burning(self.hands[seat - 1], self.cards, self.rules)
            if not held.lawful:
                self.cited |= held.cited | {"GJ-10.2.7"}
                continue
            asked += 1
            if asked > 1:
                self.cited |= {"GJ-10.1.2", "GJ-10.2.2", "GJ-10.2.3"}
            self.cited |= {"GJ-10.1.1", "GJ-9.3.1", "GJ-8.5.3"}
            act, wrong = yield Question(seat, "burn")
            if wrong:
                self.cited.add("GJ-8.1.5")
            elif act.do == "burn":
                self.cited |= {"GJ-10.2.1", "GJ-10.2.4", "GJ-10.2.9", "GJ-10.3.1"}
                return act
            self.cited.add("GJ-10.2.8")
        return None

    def _burners(self) -> Sequence[int]:
        """Return who may burn the set if he can: his side in turn order, then the other without the opposite."""
        if not self.gouji or self.dead:
            return ()
        if self.lead.melee:
            self.cited.add("GJ-18.1.1")
            return ()
        if self.headless(self.player) and not self.dead_gou:
            self.cited.add("GJ-17.2.6")
            return ()
        in_turn = from_next(self.player, self.playing())
        own = [seat for seat in in_turn if seat % 2 == self.player % 2 and seat != self.player]
        other = [seat for seat in in_turn if seat % 2 != self.player % 2 and seat != opposite(self.player)]
        self.cited.add("GJ-10.2.5")
        found = []
        for seat in ([] if self.picked else own) + other:
            if seat in self.passed:
                self.cited.add("GJ-10.2.6")
            elif self.headless(seat):
                self.cited.add("GJ-17.2.5")
            else:
                found.append(seat)
        return found

    def _answering(self) -> Asks:
        """Ask, one after another, those who may answer the set (Articles 8, 9, 11, 12, 16 to 19)."""
        order = self._answerers()
        covers = self.rules.cover == "explicit"
        while order:
            seat = order.pop(0)
            last = covers and not order and seat == opposite(self.player)
            act, wrong = yield Question(seat, "respond", last, self._words(seat, order, last=last))
            if wrong:
                self.cited |= {"GJ-8.1.2", "GJ-8.1.3", "GJ-8.1.4"} if last else {"GJ-8.1.2", "GJ-8.1.3"}
            if act.do in {"play", "cover"} and not wrong:
                return act
            if act.do == "allow_cover":
                order.insert(0, seat)
                self._let(act)
            elif act.do == "yield":
                self.yielder = seat
                self.cited |= {"GJ-12.1.1", "GJ-12.1.5", "GJ-12.1.6"}
                order.append(seat)
            elif act.do == "wind" and not wrong:
                self.applied.add(seat)
                self.applicant = seat
            else:
                self.passed.add(seat)
                self.cited.add("GJ-11.1.2")
        return None

    def _words(self, seat: int, after: Sequence[int], *, last: bool) -> tuple[str, ...]:
        """Return what *seat* may say instead of playing, where *after* are asked after it."""
        words = [] if last else ["pass"]
        facing = seat == opposite(self.player)
        if last:
            self.cited.add("GJ-13.2.7")
        elif facing and not after:
            self.cited.add("GJ-13.2.8")
        elif facing and self.rules.cover == "explicit":
            self.cited |= {"GJ-13.2.6", "GJ-13.2.7"}
        if facing and not self.lead.melee and seat != self.yielder:
            if self.gouji:
                self.cited.add("GJ-12.1.3")
            elif after:
                words.append("yield")
                self.cited |= {"GJ-12.1.1", "GJ-12.1.2"}
            else:
                self.cited.add("GJ-12.1.4")
        elif self.lead.melee:
            self.cited.add("GJ-18.1.1")
        if self._may_apply(seat):
            words.append("wind")
        return tuple(words)

    def _may_apply(self, seat: int) -> bool:
        """Tell whether *seat*, which is asked, may apply for the wind (Article 19)."""
        if self.player not in self.out:
            return False
        if seat != from_next(self.player, self.playing())[0]:
            self.cited.add("GJ-19.1.2")
            return False
        if seat in self.passed:
            self.cited.add("GJ-19.1.3")
            return False
        if self._is_closed():
            self.cited.add("GJ-19.1.4")
            return False
        if self.gouji and not self.lead.melee:
            self.cited.add("GJ-19.1.4")
        self.cited |= {"GJ-19.1.1", "GJ-19.5"} if self.lead.melee else {"GJ-19.1.1"}
        return seat != self.yielder

    def _is_closed(self) -> bool:
        """Tell whether it is a 够级牌 that not everybody answers (GJ-9.3, GJ-9.3.4, GJ-17.2.1)."""
        if not self.gouji:
            return False
        if self.lead.melee:
            self.cited.add("GJ-9.3.4")
            return False
        if self.headless(self.player):
            self.cited.add("GJ-17.2.1")
            return False
        return True

    def _answerers(self) -> list[int]:
        """Return who is asked to answer, in order; last of all an opposite who has passed on another's set."""
        if self.dead:
            self.cited |= {"GJ-8.3.7", "GJ-18.2.4"} if self.lead.melee else {"GJ-8.3.7"}
            return []
        if self.dead_gou:
            self.cited.add("GJ-16.2.2")
            return []
        closed = self._is_closed()
        in_turn: list[int] = []
        late: list[int] = []
        for seat in from_next(self.player, self.playing()):
            if seat == self.player or (closed and not self._answers_gouji(seat)):
                continue
            if self.picked and seat % 2 == self.player % 2:
                self.cited.add("GJ-15.1.7")
                continue
            if seat in self.passed:
                if self._comes_back(seat):
                    (in_turn if closed else late).append(seat)
            else:
                in_turn.append(seat)
        self._cite_answerers(in_turn, late, closed=closed)
        return in_turn + late

    def _answers_gouji(self, seat: int) -> bool:
        if seat == opposite(self.player):
            self.cited.add("GJ-9.3")
            if self.bottom:
                self.cited |= {"GJ-16.5", "GJ-17.1.2"}
            return True
        if self.headless(seat):
            self.cited |= {"GJ-17.2.2", "GJ-17.2.4"}
            return True
        self.cited |= {"GJ-9.3.2", "GJ-16.5"} if self.bottom else {"GJ-9.3.2"}
        return False

    def _comes_back(self, seat: int) -> bool:
        """Tell whether *seat*, which has passed in this round, is asked about this new set."""
        if seat != opposite(self.player):
            self.cited.add("GJ-11.2.1")
            if self.headless(seat):
                self.cited.add("GJ-17.2.3")
            return False
        if self.bottom:
            self.cited |= {"GJ-16.2.1", "GJ-16.4.2", "GJ-17.1.2"}
            return True
        if self.bottom_laid:
            self.cited.add("GJ-16.4.3" if self.gouji else "GJ-16.4.1")
            return False
        self.cited.add("GJ-9.3.3" if self.gouji else "GJ-11.2.2")
        return True

    def _cite_answerers(self, in_turn: Sequence[int], late: Sequence[int], *, closed: bool) -> None:
        if self.lead.melee:
            self.cited |= {"GJ-18.1.3", "GJ-18.2.1"}
        elif closed:
            self.cited.add("GJ-8.5.3")
        elif not self.gouji:
            self.cited |= {"GJ-8.5.1", "GJ-8.5.4"}
        if in_turn or late:
            self.cited.add("GJ-11.1.1")
        if self.applied.intersection(in_turn):
            self.cited |= {"GJ-12.2.1", "GJ-19.1.5"} if self.yielded else {"GJ-19.1.5"}

    def _covering(self) -> Generator[Question, tuple[Act, bool], None]:
        """Have the round covered (Article 13)."""
        seat = opposite(self.player)
        if self.gone(seat):
            self.cited |= {"GJ-13.2.5", "GJ-18.2.3"} if self.lead.melee else {"GJ-13.2.5"}
            if self.headless(self.player):
                self.cited.add("GJ-17.2.7")
            return
        if self.rules.cover == "automatic":
            self.cited.add("GJ-13.2.8")
            return
        self.cited |= {"GJ-13.2.1", "GJ-13.1.1" if self.dead else "GJ-13.1.2", "GJ-13.2.2"}
        if seat in self.passed and not self.lead.melee:
            self.cited.add("GJ-11.2.3")
        if self.gone(self.player):
            self.cited.add("GJ-13.2.9")
        if self.lead.melee:
            self.cited.add("GJ-18.2.3")
        while True:
            act, _ = yield Question(seat, "cover", last=True)
            if act.do == "cover":
                return
            self._let(act)

    def _let(self, act: Act) -> None:
        self.leave.append((act.seat, act.to))
        self.cited |= {"GJ-13.2.3", "GJ-13.2.4"}
