// Who may do what next. After every set laid down the rules come to one ordered list of rights; its head acts.
// A set replaces the list, an empty list ends the round.
//
// A right is {seat, kind}:
//   burn    asked whether he burns: burn or decline
//   answer  follow or pass (yield and applying for the wind besides, where allowed)
//   last    the opposite, with nobody left to be asked after him: follow or cover
//   cover   the opposite, who can only cover
// Where covering is automatic there is no cover, and "last" is an answer like any other (GJ-13.2.8).

import { inPlay, hasOpposite, isHeadless, nextInPlay, opposite, sameSide, turnOrder } from "./table.mjs";
import { burnsOf } from "./burning.mjs";

export function rightsOver(game) {
  const { set, seat, dead, gouji, deadGou } = game.table;
  if (dead) return cover(game, seat); // nothing beats it, nobody is asked (GJ-8.3.2, GJ-13.1.1)
  if (game.melee) return closed(game, seat, meleeAnswers(game, seat)); // Art. 18
  if (deadGou) return burnWindow(game, seat, set); // burners alone (GJ-16.2.2, GJ-23.3.6)
  if (!hasOpposite(game, seat)) return answers(turnOrder(seat).filter((other) => mayFollow(game, other))); // GJ-17.2.1
  if (gouji) return [...burnWindow(game, seat, set), ...closed(game, seat, goujiAnswers(game, seat))];
  return closed(game, seat, answers(turnOrder(seat).filter((other) => mayFollow(game, other)))); // GJ-8.5.4
}

const answers = (seats) => seats.map((seat) => ({ seat, kind: "answer" }));

// Whoever has passed in the round is not asked again (GJ-11.2.1).
const mayFollow = (game, seat) => inPlay(game, seat) && !game.passed.has(seat);

// In the melee everybody in play is asked, whatever he passed on before (GJ-18.1.3, GJ-18.1.4).
function meleeAnswers(game, seat) {
  return answers(turnOrder(seat).filter((other) => inPlay(game, other)));
}

// Only the opposite answers a gouji set (GJ-9.3), and headless players in their turn if they have not passed
// (GJ-17.2.4). The opposite answers though he has passed, unless a bottom set has closed the round to him.
function goujiAnswers(game, seat) {
  return answers(
    turnOrder(seat).filter((other) =>
      other === opposite(seat)
        ? mayFollow(game, other) || mayReturn(game)
        : mayFollow(game, other) && isHeadless(game, other),
    ),
  );
}

// May the opposite, who has passed in this round on another set, still answer? Yes (GJ-11.2.1); but after
// a bottom set of the first or second out only on that bottom set itself (GJ-16.4.1, GJ-16.4.2).
function mayReturn(game) {
  return !game.sinceBottom || game.table.bottom;
}

// Ends the list with what is the opposite's last of all: follow or cover, or only cover (GJ-13.2.6, GJ-13.2.7).
function closed(game, seat, asked) {
  const other = opposite(seat);
  if (!inPlay(game, other)) return asked;
  const at = asked.findIndex((right) => right.seat === other);
  if (at >= 0 && at === asked.length - 1) return [...asked.slice(0, -1), lastRight(game, other)];
  const returns = at < 0 && mayReturn(game) && !game.table.gouji && !game.melee; // GJ-11.2.2
  return [...asked, ...(returns ? [lastRight(game, other)] : cover(game, seat))];
}

export function lastRight(game, seat) {
  return { seat, kind: game.ruleset.cover === "automatic" ? "answer" : "last" };
}

function cover(game, seat) {
  if (game.ruleset.cover === "automatic" || !hasOpposite(game, seat)) return [];
  return [{ seat: opposite(seat), kind: "cover" }];
}

// ---- Burns (Art. 10) ------------------------------------------------------------------------------------

// Asked are those who have not passed, are not headless and hold a burn; the side of the set's player first, each
// side in turn order; never his opposite (GJ-10.1.2, GJ-10.2.2 to 10.2.7, GJ-17.2.5).
function burnWindow(game, seat, set) {
  const order = turnOrder(seat).filter((other) => other !== opposite(seat));
  const sides = [...order.filter((other) => sameSide(other, seat)), ...order.filter((other) => !sameSide(other, seat))];
  return sides
    .filter((other) => mayFollow(game, other) && !isHeadless(game, other))
    .filter((other) => !burnsOf(game.hands[other], set, game.ruleset).next().done)
    .map((other) => ({ seat: other, kind: "burn" }));
}

// ---- Yield and wind (Art. 12, 19) -------------------------------------------------------------------------

// The opposite may yield on a set that is not gouji once neither seat between can play any more, while one of the
// two after him still can (GJ-12.1.1 to 12.1.4). Why he may not: reasons, none where he may.
export function yieldReasons(game, seat) {
  if (game.table === null) return ["no_set_on_table"];
  const reasons = [];
  const player = game.table.seat;
  if (game.melee) reasons.push("yield_in_melee");
  if (opposite(player) !== seat) reasons.push("yield_not_opposite");
  if (game.table.gouji && !game.melee) reasons.push("yield_on_gouji");
  if (reasons.length > 0) return reasons;
  const between = turnOrder(player).slice(0, 2);
  const after = turnOrder(seat).slice(0, 2);
  const asked = game.rights.map((right) => right.seat);
  if (between.some((other) => asked.includes(other))) reasons.push("yield_seat_between_open");
  if (game.yielded || !after.some((other) => asked.includes(other))) reasons.push("yield_nobody_after");
  return reasons;
}

// The next seat in play may apply for the wind on a bottom set: not after a pass, and on a gouji set only where it
// is open to all (GJ-19.1.1 to 19.1.5, GJ-19.5).
export function windReasons(game, seat) {
  if (game.table === null) return ["no_set_on_table"];
  const { seat: player, gouji, dead } = game.table;
  const reasons = dead ? ["set_is_dead"] : []; // nobody answers it (GJ-8.3.2)
  if (inPlay(game, player)) reasons.push("wind_not_bottom");
  if (nextInPlay(game, player) !== seat) reasons.push("wind_not_next");
  if (game.passed.has(seat) || game.passedHere.has(seat)) reasons.push("wind_passed"); // in the melee: on this set
  if (game.yielded && opposite(player) === seat) reasons.push("wind_word_used"); // he follows or covers (GJ-12.1.6)
  const open = game.melee || (!hasOpposite(game, player) && !game.table.deadGou);
  if (gouji && !open) reasons.push("wind_on_gouji");
  return reasons;
}
