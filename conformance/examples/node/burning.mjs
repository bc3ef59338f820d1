// Burning (烧牌): which sets burn, and what a burner owes afterwards (Art. 10).

import { ACE, BIG, SMALL, TWO, sizeOf } from "./cards.mjs";
import { handSets, lessCards } from "./moves.mjs";
import { beatReasons, readSet } from "./sets.mjs";

export const jokersIn = (counts) => counts[SMALL] + counts[BIG];

// Can the hand left be played out with a joker in every set but the last? Its jokers may be fewer than its ranks
// by one at most (GJ-10.3.5). Ranks are counted from 3 to A; without any, the 2s count as one (GJ-10.3.6).
export function canBePlayedOut(counts) {
  const naturals = counts.filter((many, rank) => many > 0 && rank <= ACE).length;
  const ranks = naturals > 0 ? naturals : Math.min(counts[TWO], 1);
  return ranks <= jokersIn(counts) + 1;
}

// Why these cards of the hand do not burn `table`; none where they do.
export function burnReasons(hand, counts, table, ruleset) {
  const reasons = beatReasons(readSet(counts, ruleset), table, ruleset); // GJ-10.3.1
  if (!canBePlayedOut(lessCards(hand, counts))) reasons.push("burn_no_joker_path");
  return reasons;
}

// Every set of the hand that burns `table`.
export function* burnsOf(hand, table, ruleset) {
  for (const counts of handSets(hand, ruleset, table)) {
    if (burnReasons(hand, counts, table, ruleset).length === 0) yield counts;
  }
}

// Why a set may not be led by one who owes a joker (GJ-10.3.2, GJ-10.3.3, GJ-10.3.7).
export function debtReasons(hand, counts) {
  const left = lessCards(hand, counts);
  if (sizeOf(left) === 0) return []; // the last set may go bare
  const reasons = [];
  if (jokersIn(counts) === 0) reasons.push("burner_must_hang");
  if (!canBePlayedOut(left)) reasons.push("burn_no_joker_path");
  return reasons;
}
