// Sets (一手牌): what is one, what it ranks as, whether it is a gouji set or dead, and what beats it.
// Written from spec/outline/08.toml, spec/outline/09.toml and spec/house/sets.toml; each rule names its clause.

import { ACE, BIG, DECK, FOUR, HAND_SIZE, RANKS, SMALL, THREE, TWO, sizeOf } from "./cards.mjs";
import { flipped } from "./flips.mjs";

const isNatural = (rank) => rank <= ACE;

// Why these cards are not one set: reason codes, none where they are (GJ-8.4, GH-sets.2).
export function formReasons(counts, ruleset) {
  const reasons = [];
  if (sizeOf(counts) === 0) reasons.push("no_cards");
  if (counts.filter((many, rank) => many > 0 && isNatural(rank)).length > 1) reasons.push("mixed_ranks");
  const wild = counts[TWO] + counts[SMALL] + counts[BIG];
  if (wild > 0 && bareRanks(ruleset).some((rank) => counts[rank] > 0)) reasons.push("bare_rank_mixed"); // GH-sets.9
  if (ruleset.hold_three === "on" && counts[THREE] > 0 && wild > 0) reasons.push("threes_stand_alone"); // GJ-26.5
  return reasons;
}

// The ranks on which nothing is pasted or hung (GH-sets.9).
export function bareRanks(ruleset) {
  return { none: [], threes: [THREE], threes_and_fours: [THREE, FOUR] }[ruleset.bare_ranks];
}

// The cards of a set, as the rules speak of them. Jokers are counted as the table counts them:
// under mixed_jokers = as_small, big jokers beside small ones are small ones (GH-sets.7).
export function readSet(counts, ruleset) {
  const mixed = counts[SMALL] > 0 && counts[BIG] > 0;
  const asSmall = mixed && ruleset.mixed_jokers === "as_small";
  const jokers = counts[SMALL] + counts[BIG];
  const small = asSmall ? jokers : counts[SMALL];
  const big = asSmall ? 0 : counts[BIG];
  const size = sizeOf(counts);
  const others = size - jokers; // naturals and 2s
  const hung = jokers > 0 && (others > 0 || (small > 0 && big > 0)); // GH-sets.3, GH-sets.4
  return { counts, size, others, small, big, hung, rank: rankOf(counts) };
}

// Naturals give the rank, and 2s pasted on them take it (GJ-8.3.6); without naturals 2s rank as 2
// (GH-sets.3); jokers alone rank as the joker they are, both kinds together as small ones (GH-sets.4).
function rankOf(counts) {
  const natural = counts.findIndex((many, rank) => many > 0 && isNatural(rank));
  if (natural >= 0) return natural;
  return [TWO, SMALL, BIG].find((rank) => counts[rank] > 0);
}

// The fewest cards of each rank that make a gouji set (GJ-9.2).
const BEGINNING = { T: 5, J: 4, Q: 3, K: 2, A: 2, 2: 1, S: 1, B: 1 };

// A gouji set (够级牌). Pasted 2s and hung jokers count towards the beginning (GJ-9.2.2), and whatever
// carries a joker is one (GJ-9.2.3); 3 to 9 without a joker never are (GJ-9.2.4).
export function isGouji(set) {
  if (set.small + set.big > 0) return true;
  const letter = RANKS[set.rank];
  const size = flipped("pasted") && isNatural(set.rank) ? set.counts[set.rank] : set.size;
  const beginning = flipped("queens") && letter === "Q" ? 2 : BEGINNING[letter];
  return beginning !== undefined && size >= beginning;
}

// A set with a big joker, hung or by itself, is dead (死牌): nothing beats it (GJ-8.3.2, GJ-8.3.3). Where an
// exchange of jokers is agreed, it lives if the other cards of the four decks can pay for it (GI-sets.1).
export function isDead(table, ruleset) {
  return table.big > 0 && !canBePaid(table, ruleset);
}

// Why `answer` does not beat `table`: all reasons, none where it does.
export function beatReasons(answer, table, ruleset) {
  if (paysFor(answer, table, ruleset)) return [];
  const reasons = [];
  if (table.big > 0 && !flipped("dead")) {
    if (!isDead(table, ruleset)) return unpaidReasons(answer, table, ruleset);
    reasons.push("set_is_dead");
  }
  if (answer.size !== table.size && !flipped("count")) reasons.push("count_differs"); // GH-sets.1
  if (!isHigher(answer, table, ruleset)) reasons.push("rank_not_higher"); // GJ-8.6
  // Small jokers hung ask for as many big ones (GJ-8.3.4, GJ-8.3.5); small jokers alone only for a higher rank.
  const asked = flipped("small_joker") ? table.small - 1 : table.small;
  if (table.hung && answer.big < asked) reasons.push("big_jokers_too_few");
  return reasons;
}

function isHigher(answer, table, ruleset) {
  if (answer.rank > table.rank || (flipped("rank") && answer.rank === table.rank)) return true;
  return ruleset.big_joker_tops === "true" && answer.big > 0 && !table.hung; // GH-sets.8
}

// ---- The exchange of jokers (GH-sets.5, GH-sets.6) ------------------------------------------------------

// What may be laid for one joker of the table, as [small, big]. A big joker always answers a small one
// (GJ-8.3.5); whatever else stands here is the agreed exchange.
const PRICES = {
  none: { small: [[0, 1]], big: [] },
  two_for_one: { small: [[0, 1]], big: [[0, 2]] },
  two_and_three_for_one: { small: [[0, 1], [2, 0]], big: [[0, 2], [3, 0]] },
};

// Every way to pay for the jokers of the table, each joker apart: [small, big] laid for all of them together.
function payments(table, ruleset) {
  const prices = PRICES[ruleset.joker_exchange];
  const asked = [...Array(table.small).fill(prices.small), ...Array(table.big).fill(prices.big)];
  return asked.reduce(
    (sums, price) => sums.flatMap(([small, big]) => price.map(([more, moreBig]) => [small + more, big + moreBig])),
    [[0, 0]],
  );
}

// Some of the answer's jokers pay for the table's; its other cards, jokers left over among them, are as many as
// the table's other cards and of higher rank. Where the table is jokers alone, the number paid is enough.
function paysFor(answer, table, ruleset) {
  if (ruleset.joker_exchange === "none" || table.small + table.big === 0) return false;
  if (table.others > 0 && answer.rank <= table.rank) return false;
  return payments(table, ruleset).some(
    ([small, big]) =>
      small <= answer.small && big <= answer.big && answer.size - small - big === table.others,
  );
}

// Why `answer` does not pay for `table`, whose big jokers nothing but a payment beats (GH-sets.5, GH-sets.6).
function unpaidReasons(answer, table, ruleset) {
  const afforded = payments(table, ruleset).filter(([small, big]) => small <= answer.small && big <= answer.big);
  const reasons = [];
  if (afforded.length === 0) reasons.push("jokers_not_paid");
  else if (!afforded.some(([small, big]) => answer.size - small - big === table.others)) reasons.push("count_differs");
  if (table.others > 0 && answer.rank <= table.rank) reasons.push("rank_not_higher");
  return reasons;
}

// Is there, among the cards of the four decks that do not lie in `table`, a set that pays for it?
function canBePaid(table, ruleset) {
  const left = DECK.map((many, rank) => many - table.counts[rank]);
  for (const counts of setsHigherThan(table, left)) {
    if (sizeOf(counts) <= HAND_SIZE && paysFor(readSet(counts, ruleset), table, ruleset)) return true;
  }
  return false;
}

// Sets of the cards in `left`: every number of jokers with every number of other cards, of each rank above
// the table's (a set of jokers alone is above all ranks but its own).
function* setsHigherThan(table, left) {
  for (let small = 0; small <= left[SMALL]; small += 1) {
    for (let big = 0; big <= left[BIG]; big += 1) {
      if (small + big > 0) yield bag([SMALL, small], [BIG, big]);
      for (let rank = table.rank + 1; rank <= TWO; rank += 1) {
        const pasted = rank === TWO ? 0 : left[TWO];
        for (let others = 1; others <= Math.min(left[rank] + pasted, table.others); others += 1) {
          const naturals = Math.min(others, left[rank]);
          yield bag([SMALL, small], [BIG, big], [rank, naturals], [TWO, others - naturals]);
        }
      }
    }
  }
}

function bag(...cards) {
  const counts = new Array(RANKS.length).fill(0);
  for (const [rank, many] of cards) counts[rank] += many;
  return counts;
}
