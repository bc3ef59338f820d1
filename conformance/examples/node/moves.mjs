// Which sets a hand holds.

import { ACE, BIG, FOUR, RANKS, SMALL, THREE, TWO, sizeOf } from "./cards.mjs";
import { beatReasons, formReasons, readSet } from "./sets.mjs";

export const holds = (hand, counts) => counts.every((many, rank) => many <= hand[rank]);
export const lessCards = (hand, counts) => hand.map((many, rank) => many - counts[rank]);

// Why cards of the hand are not to be chosen so. Under hold three the 3s are kept for the last set and go all at once
// (GJ-26.3.1, GJ-26.5.1); where so agreed the 4s go all at once (GH-sets.10).
export function choiceReasons(hand, counts, ruleset) {
  const split = ruleset.fours_whole === "yes" && counts[FOUR] > 0 && counts[FOUR] < hand[FOUR];
  const reasons = split ? ["fours_not_split"] : [];
  if (ruleset.hold_three === "off" || counts[THREE] === 0) return reasons;
  if (sizeOf(hand) > hand[THREE]) reasons.push("three_last_only");
  if (counts[THREE] < hand[THREE]) reasons.push("threes_not_split");
  return reasons;
}

// Every set in the hand, each once: so many of one rank with 2s and jokers, or 2s and jokers alone (GH-sets.2).
// With `table` only those that may be long enough to answer it.
export function* handSets(hand, ruleset, table = null) {
  const sameSize = table !== null && (ruleset.joker_exchange === "none" || table.small + table.big === 0);
  for (let rank = -1; rank <= ACE; rank += 1) {
    const most = rank < 0 ? 0 : hand[rank]; // rank -1: no naturals
    for (let naturals = rank < 0 ? 0 : 1; naturals <= most; naturals += 1) {
      for (let small = 0; small <= hand[SMALL]; small += 1) {
        for (let big = 0; big <= hand[BIG]; big += 1) {
          const asked = sameSize ? table.size - naturals - small - big : null;
          const fewest = asked ?? 0;
          const highest = Math.min(asked ?? hand[TWO], hand[TWO]);
          for (let twos = Math.max(fewest, 0); twos <= highest && fewest >= 0; twos += 1) {
            const counts = new Array(RANKS.length).fill(0);
            if (rank >= 0) counts[rank] = naturals;
            counts[TWO] = twos;
            counts[SMALL] = small;
            counts[BIG] = big;
            if (sizeOf(counts) > 0 && isPlayable(hand, counts, ruleset)) yield counts;
          }
        }
      }
    }
  }
}

const isPlayable = (hand, counts, ruleset) =>
  formReasons(counts, ruleset).length === 0 && choiceReasons(hand, counts, ruleset).length === 0;

// Every set in the hand that beats `table`.
export function* answersOf(hand, table, ruleset) {
  for (const counts of handSets(hand, ruleset, table)) {
    if (beatReasons(readSet(counts, ruleset), table, ruleset).length === 0) yield counts;
  }
}
