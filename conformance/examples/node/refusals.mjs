// Why a seat may not do a thing now, whatever cards it lays: reason codes of the law.

import { hasOpposite, inPlay, isHeadless, nextInPlay, opposite, sameSide } from "./table.mjs";

// What each right is asked for.
const OFFERED = {
  lead: ["play", "renounce"],
  answer: ["play", "pass", "yield", "wind"],
  last: ["play", "pass", "cover", "wind", "allow_cover", "yield"],
  burn: ["burn", "decline"],
  cover: ["cover", "allow_cover"],
};

export function actorReasons(game, turn, seat, what) {
  if (turn === null) return ["hand_is_over"];
  if (!inPlay(game, seat)) return ["not_in_play"];
  const reasons = [];
  const outOfTurn = (what === "cover" && mayStandIn(game, seat)) || (what === "renounce" && game.choosing);
  if (turn.seat !== seat && !outOfTurn) reasons.push("not_your_turn");
  if (what === "burn" && turn.kind !== "burn") reasons.push(...notAskedToBurn(game, seat));
  if (what === "decline" && (turn.kind !== "burn" || turn.seat !== seat)) reasons.push("decline_outside_window");
  if (turn.seat !== seat) return reasons;
  if (turn.kind === "lead" && what === "decline") reasons.push("no_set_on_table");
  if (turn.kind === "burn" && !OFFERED.burn.includes(what)) reasons.push("burn_or_decline");
  if (turn.kind === "lead" && what === "pass") reasons.push("pass_on_lead");
  if (turn.kind === "cover" && what === "pass") reasons.push("pass_not_offered");
  return reasons;
}

// May this seat cover in the lawful coverer's place? He has let it (GJ-13.2.4), or where so agreed any opponent may in
// the melee while the lawful coverer is in play (GH-turns.5): not while that one may still follow (GJ-13.2.6).
function mayStandIn(game, seat) {
  if (game.table === null || !hasOpposite(game, game.table.seat)) return false;
  if (game.allowed.get(opposite(game.table.seat)) === seat) return true;
  return isAnyOpponent(game, seat) && game.rights[0].kind === "cover";
}

function isAnyOpponent(game, seat) {
  const agreed = game.melee && game.ruleset.melee_cover === "any_opponent";
  return agreed && inPlay(game, seat) && !sameSide(seat, game.table.seat);
}

// Why there is no burn to be asked of this seat (GJ-10.2.1, 10.2.5, 10.2.6, 8.3.7, 17.2.5, 17.2.6, 18.1.1).
function notAskedToBurn(game, seat) {
  if (game.table === null) return ["no_set_on_table"];
  const { seat: player, gouji, dead, deadGou } = game.table;
  const reasons = [];
  if (game.melee) reasons.push("burn_in_melee");
  if (!gouji) reasons.push("burn_not_gouji");
  if (dead) reasons.push("burn_dead_set");
  if (opposite(player) === seat) reasons.push("burn_by_opposite");
  if (game.passed.has(seat)) reasons.push("burn_passed");
  if (isHeadless(game, seat)) reasons.push("burn_headless");
  if (gouji && !game.melee && !hasOpposite(game, player) && !deadGou) reasons.push("burn_of_headless");
  // Whoever could burn was asked in the window; it is over.
  return reasons.length > 0 ? reasons : ["not_your_turn"];
}

// What is said of a word already used on this set; a play that is only to be covered would be a lead (GJ-13.2.2).
const NOT_OFFERED = {
  pass: "pass_not_offered",
  yield: "yield_nobody_after",
  wind: "wind_word_used",
  play: "lead_before_cover",
};

// It is his turn and nothing else speaks against it, but he is not asked for this: nobody answers a dead set
// (GJ-8.3.2, GJ-8.3.3), or his word on this set is used.
export function notOffered(game, turn, seat, what) {
  if (turn.seat !== seat || OFFERED[turn.kind].includes(what)) return [];
  if (game.table?.dead) return ["set_is_dead"];
  return [NOT_OFFERED[what] ?? "not_your_turn"];
}

// Why this seat may not lay a set, whatever it is.
export function playReasons(game, turn, seat) {
  if (game.table === null || turn === null) return [];
  const { seat: player, gouji, dead, deadGou } = game.table;
  const reasons = dead ? ["set_is_dead"] : [];
  if (turn.seat !== seat && leadsBeforeCover(game, turn, seat)) reasons.push("lead_before_cover"); // GJ-13.2.2
  const offered = turn.seat === seat && (turn.kind === "answer" || turn.kind === "last");
  if (offered) return reasons;
  const usedHere = game.passedHere.has(seat) && opposite(player) === seat;
  if (usedHere) reasons.push("passed_this_set"); // GJ-11.2.3
  if (game.melee) return reasons;
  if (game.passed.has(seat) && !usedHere) {
    if (opposite(player) !== seat || !game.sinceBottom) reasons.push("already_passed"); // GJ-11.2.1
    if (game.sinceBottom) reasons.push("no_reentry_after_bottom"); // GJ-16.4.1
  }
  if (deadGou) reasons.push("dead_gou_only_burned");
  else if (gouji && !dead && opposite(player) !== seat && hasOpposite(game, player) && !isHeadless(game, seat)) {
    reasons.push("not_the_opposite_gouji"); // GJ-9.3
  }
  return reasons;
}

// Would a set laid now be a lead before the cover (GJ-13.2.2)? Anybody's, where nothing but the cover is left; that of
// whoever leads next, where the opposite may still follow.
function leadsBeforeCover(game, turn, seat) {
  const player = game.table.seat;
  const next = inPlay(game, player) ? player : nextInPlay(game, player);
  return turn.kind === "cover" || (turn.kind === "last" && seat === next);
}

// The opposite covers, last of all; another only with his leave (GJ-13.2.1, GJ-13.2.3, GJ-13.2.5, GJ-13.2.6).
export function coverReasons(game, seat) {
  if (game.table === null) return ["no_set_on_table"];
  if (game.ruleset.cover === "automatic") return ["cover_is_automatic"]; // GJ-13.2.8
  const reasons = [];
  const coverer = opposite(game.table.seat);
  if (!inPlay(game, coverer)) reasons.push("nothing_to_cover");
  else if (seat !== coverer && !mayStandIn(game, seat)) {
    reasons.push(isAnyOpponent(game, seat) ? "cover_not_yet" : "not_the_coverer");
  }
  const kind = game.rights[0]?.kind;
  if (kind !== "cover" && kind !== "last") reasons.push("cover_not_yet");
  return reasons;
}
