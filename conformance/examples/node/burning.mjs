// Burning (烧牌): which sets burn, and what a burner owes afterwards (Art. 10).

import { ACE, BIG, SMALL, THREE, TWO, sizeOf } from "./cards.mjs";
import { choiceReasons, handSets, lessCards } from "./moves.mjs";
import { bareRanks, beatReasons, formReasons, readSet } from "./sets.mjs";

export const jokersIn = (counts) => counts[SMALL] + counts[BIG];

// Can the hand left be played out with a joker in every set but the last? Its jokers may be fewer than its ranks
// by one at most (GJ-10.3.5). Ranks are counted from 3 to A; with none to paste them on the 2s count as one (GJ-10.3.6).
// The 3s of hold three are the last set and no rank (GJ-10.3.10); then, and where the last set too needs a joker
// (GH-burn.7), there must be as many jokers as ranks.
function canBePlayedOut(counts, ruleset) {
  const holdsThrees = ruleset.hold_three === "on" && counts[THREE] > 0;
  const naturals = counts.filter((many, rank) => many > 0 && rank <= ACE && !(holdsThrees && rank === THREE)).length;
  const bare = holdsThrees || ruleset.burn_last === "hung" ? 0 : 1;
  const stuck = bareRanks(ruleset).filter((rank) => counts[rank] > 0 && !(holdsThrees && rank === THREE)).length;
  if (stuck > bare) return false; // a bare rank takes no joker, and can only be the last set (GH-burn.10)
  const ranks = naturals + (naturals === stuck ? Math.min(counts[TWO], 1) : 0); // GH-burn.11
  return ranks <= jokersIn(counts) + bare;
}

// Why these cards of the hand do not burn `table`; none where they do. Where a failed burn makes last, whatever beats
// may burn (GH-burn.2).
export function burnReasons(hand, counts, table, ruleset) {
  const reasons = [...choiceReasons(hand, counts, ruleset), ...beatReasons(readSet(counts, ruleset), table, ruleset)];
  if (ruleset.burn_failure !== "refused") return reasons;
  if (ruleset.burn_test === "held") {
    if (naturalRanks(hand) > jokersIn(hand) + 2) reasons.push("burn_ranks_too_many"); // GH-burn.8
  } else if (!canBePlayedOut(lessCards(hand, counts), ruleset)) {
    reasons.push("burn_no_joker_path");
  }
  return reasons;
}

const naturalRanks = (counts) => counts.filter((many, rank) => many > 0 && rank <= ACE).length;

// Where the cards held decided, a burner whose jokers are spent with more than one set left owes none (GH-burn.9).
export function owesNoMore(left, ruleset) {
  if (ruleset.burn_test !== "held" || ruleset.burn_failure !== "refused" || jokersIn(left) > 0) return false;
  return sizeOf(left) > 0 && formReasons(left, ruleset).length > 0;
}

// Every set of the hand that burns `table`.
export function* burnsOf(hand, table, ruleset) {
  for (const counts of handSets(hand, ruleset, table)) {
    if (burnReasons(hand, counts, table, ruleset).length === 0) yield counts;
  }
}

// Why a set may not be led by one who owes a joker (GJ-10.3.2, GJ-10.3.3, GJ-10.3.7, GH-burn.7).
export function debtReasons(hand, counts, ruleset) {
  const left = lessCards(hand, counts);
  const isLast = sizeOf(left) === 0;
  const mayGoBare = isLast && (ruleset.burn_last === "bare" || (ruleset.hold_three === "on" && counts[THREE] > 0));
  const reasons = [];
  if (jokersIn(counts) === 0 && !mayGoBare) reasons.push("burner_must_hang");
  const tested = ruleset.burn_failure === "refused" && ruleset.burn_test === "left";
  const refused = tested && !isLast && !canBePlayedOut(left, ruleset);
  if (refused) reasons.push("burn_no_joker_path");
  return reasons;
}
