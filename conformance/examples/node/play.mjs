// The play of a hand: a game, what a seat may do in it, and what follows.
// Written from spec/outline (Articles 3, 8 to 13, 16 to 19, 23) and spec/house/turns.toml, burn.toml.
//
// `act` answers with the reasons why it refuses, or none; a refusal changes nothing, but for a wrong follow,
// which costs the turn (GJ-8.1.2).

import { CardsError, TooManyCardsError, parseCards, sizeOf } from "./cards.mjs";
import { burnReasons, debtReasons, owesNoMore } from "./burning.mjs";
import { choiceReasons, holds, lessCards } from "./moves.mjs";
import { mayOpen, meleeAt, openedAtStart, settlePoints } from "./points.mjs";
import { actorReasons, coverReasons, notOffered, playReasons } from "./refusals.mjs";
import { lastRight, rightsOver, windReasons, yieldReasons } from "./rights.mjs";
import { beatReasons, formReasons, isDead, isGouji, readSet } from "./sets.mjs";
import { SEATS, claimsHead, hasOpposite, inPlay, nextInPlay, isHandOver, opposite } from "./table.mjs";

export function startGame(ruleset, { hands, leader, out, revolution, priceless }) {
  const game = {
    ruleset,
    hands, // seat -> counts
    out, // seats, first to last
    aside: [], // seats made last by a broken burn, first to last (GH-burn.4)
    revolution,
    claims: revolution === null ? 0 : 3, // what is left of the three unopposed gouji (GJ-23.3.4)
    choosing: revolution !== null, // no set is laid yet: he may still say that he is headless (GJ-23.4.1)
    melee: false,
    leader, // who leads, while nothing lies on the table
    table: null, // the set to be beaten: who laid it and what the rules say of it (see lay)
    rights: [],
    passed: new Set(), // in this round
    passedHere: new Set(), // on this set
    yielded: false,
    sinceBottom: false, // the first or second went out in this round
    burner: null, // owes a joker in every set he leads
    burned: null, // whom he burned
    opened: openedAtStart({ ruleset, revolution, priceless }), // who has opened his points
    made: 0, // how many of the three unopposed gouji have stood
    allowed: new Map(), // coverer -> the seat that may cover in his place, for the round
    over: false,
  };
  startRound(game, inPlay(game, leader) ? leader : nextInPlay(game, leader)); // GJ-6.7.4
  return game;
}

// The head of the list: who acts, and as what.
export function turn(game) {
  if (game.over) return null;
  return game.table === null ? { seat: game.leader, kind: "lead" } : game.rights[0];
}

// ---- Doing something --------------------------------------------------------------------------------------

export function act(game, seat, action) {
  const kind = DOING[action.do];
  const reasons = actorReasons(game, turn(game), seat, action.do);
  const hasAPart = !game.over && inPlay(game, seat); // of whoever has none no card is looked at (GH-turns.4)
  if (hasAPart) reasons.push(...kind.reasons(game, seat, action));
  else if (action.cards !== undefined) reasons.push(...readCards(action.cards).reasons);
  if (reasons.length === 0) reasons.push(...notOffered(game, turn(game), seat, action.do));
  if (breaksBurn(game, seat, reasons)) {
    makeLast(game, seat);
    return [];
  }
  if (reasons.length === 0) kind.apply(game, seat, action);
  else if (game.ruleset.misplay === "forfeit" && isWrongFollow(game, seat, action)) forfeit(game);
  return [...new Set(reasons)];
}

const DOING = {
  play: { reasons: layReasons, apply: lay },
  burn: { reasons: burnRefusals, apply: burn },
  pass: {
    reasons: (game, seat) => (kindOf(game, seat) === "last" ? ["pass_not_offered"] : []),
    apply: (game, seat) => pass(game, seat),
  },
  decline: { reasons: () => [], apply: (game) => done(game) },
  wind: { reasons: windReasons, apply: spend },
  yield: { reasons: yieldReasons, apply: yieldTurn },
  cover: { reasons: coverReasons, apply: (game) => endRound(game) },
  allow_cover: { reasons: allowReasons, apply: allow },
  renounce: { reasons: renounceReasons, apply: renounce },
};

const kindOf = (game, seat) => (turn(game)?.seat === seat ? turn(game).kind : null);

// Cards of an action: {counts, reasons}; counts are null where the text is no cards.
function readCards(text) {
  try {
    return { counts: parseCards(text), reasons: [] };
  } catch (error) {
    if (error instanceof TooManyCardsError) return { counts: null, reasons: ["cards_not_held"] };
    if (error instanceof CardsError) return { counts: null, reasons: ["cards_unreadable"] };
    throw error;
  }
}

// Why these cards are no set of this hand.
function setReasons(game, seat, counts) {
  return [...(holds(game.hands[seat], counts) ? [] : ["cards_not_held"]), ...formReasons(counts, game.ruleset)];
}

function layReasons(game, seat, action) {
  const found = playReasons(game, turn(game), seat);
  const { counts, reasons } = readCards(action.cards);
  if (counts === null) return [...found, ...reasons];
  found.push(...setReasons(game, seat, counts));
  if (formReasons(counts, game.ruleset).length > 0) return found;
  const hand = game.hands[seat];
  if (holds(hand, counts)) found.push(...choiceReasons(hand, counts, game.ruleset));
  if (game.table !== null) found.push(...beatReasons(readSet(counts, game.ruleset), game.table.set, game.ruleset));
  else if (game.burner === seat && holds(hand, counts)) found.push(...debtReasons(hand, counts, game.ruleset));
  return found;
}

function burnRefusals(game, seat, action) {
  const { counts, reasons } = readCards(action.cards);
  if (counts === null) return reasons;
  const found = setReasons(game, seat, counts);
  if (game.table === null || formReasons(counts, game.ruleset).length > 0) return found;
  return [...found, ...burnReasons(game.hands[seat], counts, game.table.set, game.ruleset)];
}

// Only cards that he holds, laid by one who was asked for cards, are a wrong follow (GJ-8.1.6).
function isWrongFollow(game, seat, action) {
  const asked = { answer: "play", last: "play", burn: "burn" }[kindOf(game, seat)];
  if (asked !== action.do) return false;
  const { counts } = readCards(action.cards);
  return counts !== null && sizeOf(counts) > 0 && holds(game.hands[seat], counts);
}

// A wrong follow counts as a pass, a wrong burn as declining (GJ-8.1.3, GJ-8.1.4, GJ-8.1.5).
function forfeit(game) {
  const { seat, kind } = turn(game);
  if (kind === "burn") done(game);
  else pass(game, seat);
}

// ---- What follows -----------------------------------------------------------------------------------------

// The set is laid; who has the last card down is out (GJ-3.1.2, GJ-16.1), and a new list of rights begins.
function lay(game, seat, { cards }, burns = false) {
  const set = readSet(parseCards(cards), game.ruleset);
  const gouji = isGouji(set);
  if (game.table !== null) answered(game, seat);
  const claimed = gouji && claimsHead(game, seat) && game.claims > 0;
  if (claimed) game.claims -= 1; // GJ-23.3.5
  const opens = gouji && mayOpen(game, seat, set.counts);
  const early = game.out.length < 2;
  game.hands[seat] = lessCards(game.hands[seat], set.counts);
  const isOut = sizeOf(game.hands[seat]) === 0;
  if (isOut) game.out.push(seat);
  if (burns) [game.burner, game.burned] = [seat, game.table.seat]; // GJ-10.3.2
  if (isOut && game.burner === seat) game.burner = null; // played out: the burn has succeeded (GH-burn.6)
  if (game.burner === seat && owesNoMore(game.hands[seat], game.ruleset)) game.burner = null; // GH-burn.9
  const bottom = isOut && game.out.length <= 2 && !game.melee;
  if (bottom) game.sinceBottom = true;
  const deadGou = claimed || (gouji && answersBottom(game, game.table, seat));
  game.table = { seat, set, gouji, dead: isDead(set, game.ruleset), bottom, deadGou, claimed, opens, early };
  game.leader = null;
  game.choosing = false;
  game.yielded = false;
  game.passedHere = new Set();
  beginRights(game);
}

// What it means for those before that the set on the table is answered.
function answered(game, seat) {
  const player = game.table.seat;
  if (game.burner === player) game.burner = null; // freed (GJ-10.3.8)
  if (game.yielded && seat !== opposite(player)) game.passed.add(opposite(player)); // GJ-12.1.7
}

function beginRights(game) {
  if (isHandOver(game)) {
    settlePoints(game);
    endHand(game);
    return;
  }
  game.rights = rightsOver(game);
  if (game.rights.length === 0) endRound(game);
}

// The opposite of the first or second out beats the bottom set: with a gouji set that is an unopposed gouji (GJ-16.2.2),
// where he goes out with it as the second, the first's opposite, as agreed (GH-turns.13).
function answersBottom(game, answered, seat) {
  if (answered === null || !answered.bottom || seat !== opposite(answered.seat)) return false;
  if (game.ruleset.dead_gou === "gouji_bottom" && !answered.gouji) return false; // GH-turns.11
  return game.ruleset.dead_gou_second === "dead_gou" || !(game.out.length === 2 && game.out[1] === seat);
}

function burn(game, seat, action) {
  lay(game, seat, action, true);
}

// In the melee a pass holds for the set alone (GJ-18.1.4), before it for the round (GJ-11.2.1).
function pass(game, seat) {
  game.passedHere.add(seat);
  if (!game.melee) game.passed.add(seat);
  spend(game);
}

// The right at the head is used up. The opposite who was to follow or cover can now only cover.
function spend(game) {
  const { seat, kind } = game.rights[0];
  if (kind === "last") game.rights[0] = { seat, kind: "cover" };
  else done(game);
}

// The two after him are asked; then he follows or covers (GJ-12.1.5, GJ-12.1.6).
function yieldTurn(game, seat) {
  game.yielded = true;
  game.rights = [...game.rights.filter((right) => right.seat !== seat), lastRight(game, seat)];
}

function done(game) {
  game.rights.shift();
  if (game.rights.length === 0) endRound(game);
}

function allow(game, seat, { to }) {
  game.allowed.set(seat, to);
}

// Where a failed burn makes last: he who owes a joker leads a set without one, not his last (GH-burn.3). He may do so,
// and the answer is accepted; but the set is not laid.
function breaksBurn(game, seat, reasons) {
  const broken = reasons.length === 1 && reasons[0] === "burner_must_hang";
  return broken && game.ruleset.burn_failure === "last_place" && turn(game).seat === seat;
}

// He leaves the hand, and the player whom he burned leads, or the next in play after that one (GH-burn.4, GH-burn.5).
function makeLast(game, seat) {
  game.aside.push(seat);
  game.burner = null;
  startRound(game, inPlay(game, game.burned) ? game.burned : nextInPlay(game, game.burned));
}

// The last player leads the next round, or the wind is taken (GH-turns.2, GJ-19.3).
function endRound(game) {
  const { seat } = game.table;
  settlePoints(game);
  startRound(game, inPlay(game, seat) ? seat : nextInPlay(game, seat));
}

function startRound(game, leader) {
  game.table = null;
  game.leader = leader;
  game.rights = [];
  game.passed = new Set();
  game.passedHere = new Set();
  game.yielded = false;
  game.sinceBottom = false;
  game.allowed = new Map();
  if (isHandOver(game)) endHand(game);
  if (!game.melee && game.out.length >= meleeAt(game)) {
    game.melee = true; // GJ-18.1.2
    game.burner = null; // GJ-10.3.9
    game.claims = 0; // GJ-23.3.11
  }
}

function endHand(game) {
  game.over = true;
  game.passed = new Set();
  game.burner = null;
}

// ---- Further reasons ----------------------------------------------------------------------------------------

// Only the lawful coverer allows another to cover, naming him, when the cover is his to give (GJ-13.2.4).
function allowReasons(game, seat, { to }) {
  if (game.table === null) return ["no_set_on_table"];
  if (game.ruleset.cover === "automatic") return ["cover_is_automatic"];
  const reasons = [];
  if (!hasOpposite(game, game.table.seat)) reasons.push("nothing_to_cover");
  if (opposite(game.table.seat) !== seat) reasons.push("allow_not_the_coverer");
  if (!["last", "cover"].includes(turn(game)?.kind)) reasons.push("cover_not_yet");
  if (!othersInPlay(game, seat).includes(to)) reasons.push("allow_another_in_play");
  if (game.allowed.has(seat)) reasons.push("allowed_already"); // his leave holds for the round
  return reasons;
}

function renounce(game) {
  game.claims = 0;
  game.choosing = false;
}

export const othersInPlay = (game, seat) => SEATS.filter((other) => other !== seat && inPlay(game, other));

// What is left of the three may be given up at any lead of his own (GJ-23.4.2), and all of them before the first set
// of the hand, whoever leads it (GJ-23.4.1).
function renounceReasons(game, seat) {
  const reasons = [];
  if (game.claims === 0) reasons.push("nothing_to_renounce");
  if (game.revolution !== null && opposite(seat) !== game.revolution) reasons.push("head_not_yours");
  if (game.table !== null || (game.leader !== seat && !game.choosing)) reasons.push("head_not_at_lead");
  return reasons;
}
