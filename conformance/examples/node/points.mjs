// Points (打点), as far as play shows them: who has opened (Art. 24, spec/house/points.toml).
//
// A gouji set that nobody beats lives, and opens its player (GJ-24.4.1, GJ-24.4.2). Whether a set still counts is
// settled as it is laid; whether it lives, when the round ends.

import { BIG, SMALL, TWO, sizeOf } from "./cards.mjs";
import { opposite } from "./table.mjs";

// The seats that are open before a card is played.
export function openedAtStart({ ruleset, revolution, priceless }) {
  const opened = new Set();
  if (revolution === null || ruleset.points === "off") return opened;
  // One who could not pay for a 3 counts as open (GJ-26.2.12): every revolutionary, unless others may revolt too.
  const wanting = ruleset.hold_three_revolution === "priceless_only" || priceless;
  const counts = ruleset.hold_three === "on" && ruleset.priceless_hand === "may_revolt_open";
  if (wanting && counts) opened.add(revolution);
  if (ruleset.revolution_opens === "at_once") opened.add(opposite(revolution)); // GH-revolution.2
  return opened;
}

// Would this gouji set open its player if it lived? Asked before he is counted as out: his own bottom set counts
// (GJ-24.4.4).
export function mayOpen(game, seat, counts) {
  if (game.ruleset.points === "off") return false; // nobody is open without points (GJ-24.3)
  return !isTooLate(game, seat) && !isExcluded(counts, game.ruleset.open_excludes);
}

// Judged already? By places: the first out's opposite once the first is out, the others once the second is (GJ-24.1.2,
// GJ-24.2.2). Else once the melee has begun, so that the second's bottom round is in time (GH-points.5, GH-points.11);
// by exits also once one's own opposite is out (GH-points.2, GH-points.3).
function isTooLate(game, seat) {
  const { open_judged: judged } = game.ruleset;
  if (game.melee) return true; // no gouji sets any more (GJ-18.1.1)
  if (judged === "places") return game.out.length >= 2 || game.out[0] === opposite(seat);
  return judged === "opposite_out" && game.out.includes(opposite(seat));
}

// How many are out when the melee begins, at the end of the round: two, or with a revolution one where so agreed
// (GJ-18.1.2, GH-turns.6).
export function meleeAt(game) {
  return game.revolution !== null && game.ruleset.revolution_melee === "first_place" ? 1 : 2;
}

// Sets that are agreed not to count (GJ-24.1.4, GH-points.6).
function isExcluded(counts, excludes) {
  const jokers = counts[SMALL] + counts[BIG];
  if (excludes === "big") return counts[BIG] > 0;
  if (excludes === "jokers_and_singles") return jokers > 0 || sizeOf(counts) === 1;
  if (excludes === "jokers_and_twos") return jokers > 0 || counts[TWO] > 0;
  return false;
}

// The set on the table has stood to the end of the round: it opens its player. The revolutionary's opposite is opened
// by three unopposed gouji made before anyone is second out, and by nothing else (GJ-24.11.3, GJ-24.11.4).
export function settlePoints(game) {
  const { seat, gouji, claimed, opens, early } = game.table;
  if (claimed) game.made += 1;
  const byThree = claimed && early && game.made === 3 && game.ruleset.points === "on";
  const winsLead = game.ruleset.open_by === "lived" || !game.out.includes(seat); // GH-points.10
  const byLife = gouji && opens && winsLead && opposite(seat) !== game.revolution;
  if (byThree || byLife) game.opened.add(seat);
}
