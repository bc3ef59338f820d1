// What lies open to everybody at the table: seats, who is in play, who has an opposite.

import { sizeOf } from "./cards.mjs";

export const SEATS = [1, 2, 3, 4, 5, 6];

// Seats are numbered counter-clockwise, the way the turn goes.
export const next = (seat) => (seat % 6) + 1;
export const opposite = (seat) => ((seat + 2) % 6) + 1;
export const sameSide = (one, other) => one % 2 === other % 2;

// The five other seats, in turn order from the next one.
export function turnOrder(seat) {
  return [1, 2, 3, 4, 5].map((steps) => ((seat + steps - 1) % 6) + 1);
}

// In play is who holds cards, is no revolutionary and has not been put out of the hand (GH-turns.4).
export function inPlay(game, seat) {
  return seat !== game.revolution && !game.aside.includes(seat) && sizeOf(game.hands[seat]) > 0;
}

export function nextInPlay(game, seat) {
  return turnOrder(seat).find((other) => inPlay(game, other));
}

export const hasOpposite = (game, seat) => inPlay(game, opposite(seat));

// The revolutionary's opposite while one of his three unopposed gouji is left, or the last of them stands on the
// table (GJ-23.3.8, GJ-23.3.10).
export function claimsHead(game, seat) {
  if (game.revolution === null || opposite(seat) !== game.revolution) return false;
  return game.claims > 0 || (game.table !== null && game.table.seat === seat && game.table.deadGou);
}

// Headless (无头): the opposite is out or in revolution, and no head is claimed (GJ-17.1.1, GJ-17.1.3).
export function isHeadless(game, seat) {
  return !game.melee && !hasOpposite(game, seat) && !claimsHead(game, seat);
}

// The hand is over when only one side holds cards (GJ-3.2.3), or where so agreed only one player (hand_end).
export function isHandOver(game) {
  const left = SEATS.filter((seat) => inPlay(game, seat));
  if (game.ruleset.hand_end === "last_hand") return left.length <= 1;
  return left.every((seat) => sameSide(seat, left[0]));
}

// All six seats, first place to last: who went out, then those left in turn order from the last one out
// (GJ-3.2.4), and last of all who was made last, a later one above an earlier (GH-burn.3). A revolutionary is fourth,
// or third where his partners were first and second; the others shift round him (GJ-23.3.1, GJ-23.3.2, GJ-23.5).
export function places(game) {
  const last = game.out.at(-1) ?? game.aside.at(-1) ?? 6; // where nobody has gone out, from the last to leave
  const left = [...turnOrder(last), last].filter((seat) => inPlay(game, seat));
  const found = [...game.out, ...left, ...[...game.aside].reverse()];
  if (game.revolution !== null) {
    const partnersFirst = game.out.slice(0, 2).filter((seat) => sameSide(seat, game.revolution)).length === 2;
    found.splice(partnersFirst ? 2 : 3, 0, game.revolution);
  }
  return found;
}
