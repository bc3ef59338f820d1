// Who owes whom a tribute, what is paid, what goes back, who is named last (Article 21, house rules GH-tribute).

import { CardsError, RANKS, THREE, cardsText, parseCards, sizeOf } from "./cards.mjs";
import { INVALID_PARAMS, ProtocolError, readRuleset } from "./rulesets.mjs";
import { endsMatch, isSweep, readPlaces } from "./score.mjs";

// In the order in which they are paid (GH-tribute.1).
const KINDS = ["held", "burn", "point", "place", "sweep"];

const areMates = (one, other) => (one - other) % 2 === 0;
const opposite = (seat) => ((seat + 2) % 6) + 1;
const verdict = (reasons) => (reasons.length > 0 ? { accepted: false, reasons } : { accepted: true });

// A due stays where it arose among those of its kind (GH-tribute.5): sorting is stable.
const inOrder = (dues) => [...dues].sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));

// ---- Who owes whom -------------------------------------------------------------------------------------

function duesOf(params, places, ruleset) {
  const dues = [];
  const owe = (kind, payer, receiver, count) => dues.push({ kind, payer, receiver, count });
  if (ruleset.hold_three === "on" && ruleset.held_three_tribute === "on") {
    for (const { payer, beater } of params.held ?? []) {
      const receiver = ruleset.held_three_to === "opposite" ? opposite(payer) : beater; // GH-tribute.15
      if (!areMates(payer, receiver)) owe("held", payer, receiver, 1); // GH-tribute.13, GH-tribute.16
    }
  }
  for (const { burner, burned, released, out_before_melee: inTime } of params.burns ?? []) {
    const made = !released && inTime && !areMates(burner, burned); // GH-tribute.12, GH-tribute.16
    if (ruleset.burn_tribute === "on" && made) owe("burn", burned, burner, 1);
  }
  for (const { payer, receiver, count } of params.points ?? []) owe("point", payer, receiver, count);
  if (ruleset.tribute === "on" && !isSweep(places)) {
    owe("place", places[5], places[0], 2); // GJ-21.3.1
    owe("place", places[4], places[1], 1); // GJ-21.3.2
  } else if (ruleset.tribute === "on" && ruleset.sweep_tribute === "each_pays_opposite_one") {
    for (const seat of places.slice(3).reverse()) owe("sweep", seat, opposite(seat), 1); // GJ-21.7.2
  }
  return dues;
}

// ---- What is paid, and what goes back ------------------------------------------------------------------

const readHand = (text, key) => {
  try {
    return parseCards(text ?? "");
  } catch (error) {
    if (error instanceof CardsError) throw new ProtocolError(INVALID_PARAMS, `${key}: ${error.message}`);
    throw error;
  }
};

const without = (hand, cards) => hand.map((many, rank) => many - cards[rank]);
const together = (hand, cards) => hand.map((many, rank) => many + cards[rank]);
const holds = (hand, cards) => cards.every((many, rank) => many <= hand[rank]);

// What each seat may pay from: drawn, and not given for a 3 (GH-tribute.3). Cards received never come into it.
function readPurses({ hands = {}, spent = {} }) {
  const purses = {};
  for (let seat = 1; seat <= 6; seat += 1) {
    const drawn = readHand(hands[seat], `hands.${seat}`);
    const gone = readHand(spent[seat], `spent.${seat}`);
    if (!holds(drawn, gone)) throw new ProtocolError(INVALID_PARAMS, `spent.${seat}: cards never drawn`);
    purses[seat] = without(drawn, gone);
  }
  return purses;
}

// The highest cards: of jokers and 2s alone (GJ-21.1.1), or of all (GH-tribute.11); too few, all of them (GJ-21.2.2).
function highestOf(purse, count, ruleset) {
  const lowest = ruleset.tribute_cards === "legal_only" ? RANKS.indexOf("2") : THREE;
  const cards = new Array(RANKS.length).fill(0);
  let wanted = count;
  for (let rank = RANKS.length - 1; rank >= lowest; rank -= 1) {
    cards[rank] = Math.min(wanted, purse[rank]);
    wanted -= cards[rank];
  }
  return cards;
}

function payAll(dues, purses, ruleset) {
  return dues.map((due) => {
    const cards = highestOf(purses[due.payer], due.count, ruleset);
    purses[due.payer] = without(purses[due.payer], cards);
    return { due, cards };
  });
}

const isReturned = (kind, ruleset) => ruleset.returned === "all" || kind === "place" || kind === "sweep";

function waiverReasons({ payer, receiver }, agreed) {
  const reasons = areMates(payer, receiver) ? [] : ["waiver_between_sides"];
  if (!agreed.includes(payer) || !agreed.includes(receiver)) reasons.push("waiver_needs_both");
  return reasons;
}

// The numbers of dues that a list names, counted here from 0.
function numbersOf(list = [], key, dues) {
  const numbers = new Set(list.map((number) => number - 1));
  if (![...numbers].every((at) => at in dues)) {
    throw new ProtocolError(INVALID_PARAMS, `${key}: expected numbers of dues, from 1 to ${dues.length}`);
  }
  return numbers;
}

// ---- What a player may do about it ---------------------------------------------------------------------

// What a due finds when it is its turn: the purses after everything paid, and what was paid.
function standing(params, dues, settled, ruleset) {
  const purses = readPurses(params);
  return { purses, before: payAll(inOrder(dues.filter((_, at) => settled.has(at))), purses, ruleset) };
}

// An earlier kind comes first, and of the same kind the payer's own earlier due (GH-tribute.1, GH-tribute.5); one
// that nobody will pay is not waited for, nor one that nobody can (GH-tribute.2).
function turnReasons(index, dues, done, purses, ruleset) {
  const { kind, payer } = dues[index];
  const early = dues.some((due, at) => {
    if (done.has(at) || sizeOf(highestOf(purses[due.payer], 1, ruleset)) === 0) return false;
    return KINDS.indexOf(due.kind) < KINDS.indexOf(kind) || (due.kind === kind && due.payer === payer && at < index);
  });
  return early ? ["tribute_out_of_order"] : [];
}

function paymentReasons(laid, { payer, count }, { purses, before }, ruleset) {
  const must = highestOf(purses[payer], count, ruleset);
  const received = before.filter(({ due }) => due.receiver === payer).map(({ cards }) => cards);
  const reasons = [];
  if (!holds(purses[payer], laid)) {
    const withReceived = received.reduce(together, purses[payer]);
    reasons.push(holds(withReceived, laid) ? "tribute_of_received_card" : "cards_not_held");
  }
  if (sizeOf(laid) !== sizeOf(must)) reasons.push("tribute_count_wrong");
  const common = laid.slice(0, RANKS.indexOf("2")).some((many) => many > 0);
  if (ruleset.tribute_cards === "legal_only" && common) reasons.push("tribute_not_legal");
  if (reasons.length === 0 && !holds(laid, must)) reasons.push("tribute_not_highest");
  return reasons;
}

function refusalReasons(due, { seat, count = due.count }, ruleset) {
  const reasons = [];
  if (ruleset.receiver_may_refuse !== "yes") reasons.push("receiver_may_not_refuse");
  if (seat !== due.receiver) reasons.push("tribute_owed_to_another");
  if (count !== due.count) reasons.push("refusal_not_whole");
  return reasons;
}

// Where nothing was paid, or this kind is not returned, there is nothing to return, refuse or change (GH-tribute.6).
const undueReasons = ({ kind, paid }, ruleset) => (paid > 0 && isReturned(kind, ruleset) ? [] : ["no_return_due"]);

function returnReasons(cards, giver, params, ruleset) {
  const { paid, unpaid = 0 } = params;
  const reasons = undueReasons(params, ruleset);
  if (unpaid > 0) reasons.push("return_before_tribute");
  if (!holds(giver, cards)) reasons.push("cards_not_held");
  if (sizeOf(cards) !== paid) reasons.push("return_count_wrong");
  const gone = cards[THREE] > 0 && cards[THREE] === giver[THREE];
  if (ruleset.hold_three === "on" && gone) reasons.push("last_three_returned"); // GJ-26.5.3
  return reasons;
}

function refusedCardReasons(rank, payer, before, ruleset) {
  const reasons = ruleset.return_refusal === "none" ? ["return_refusal_off"] : [];
  if (payer[rank] > 0) reasons.push("return_rank_held"); // GJ-21.4.3
  if (before) reasons.push("return_refused_before"); // GJ-21.4.5
  return reasons;
}

function replacementReasons(rank, giver, payer, ruleset) {
  const reasons = ruleset.return_refusal === "none" ? ["return_refusal_off"] : []; // nothing was refused
  if (giver[rank] === 0) reasons.push("cards_not_held");
  if (payer[rank] === 0) reasons.push("replacement_rank_not_held");
  if (ruleset.hold_three === "on" && rank === THREE && giver[THREE] === 1) reasons.push("last_three_returned");
  return reasons;
}

// ---- The methods ---------------------------------------------------------------------------------------

// Laid cards that nobody can read are a player's mistake: the reason stands in the answer.
function judged(text, judge, besides = []) {
  let cards;
  try {
    cards = parseCards(text);
  } catch (error) {
    if (error instanceof CardsError) return verdict([...besides, error.code]);
    throw error;
  }
  return judge(cards);
}

// The parameters that an act needs over and above those of its method.
function needed(params, ...names) {
  for (const name of names) {
    if (params[name] === undefined) throw new ProtocolError(INVALID_PARAMS, `${name}: ${params.do} needs it`);
  }
}

function readDues(params) {
  if (!Array.isArray(params.dues) || !params.dues.every((due) => KINDS.includes(due?.kind))) {
    throw new ProtocolError(INVALID_PARAMS, "dues: expected a list of tributes owed");
  }
  return params.dues;
}

function named(places, seat) {
  return [...places.filter((other) => other !== seat), seat];
}

export const tributeMethods = {
  "tribute/dues"(params) {
    const ruleset = readRuleset(params.ruleset);
    const asPlaced = readPlaces(params.places, params.revolution);
    const low = asPlaced.slice(4);
    if (params.named_last && !(low.includes(params.named_last) && areMates(...low))) {
      throw new ProtocolError(INVALID_PARAMS, "named_last: expected one of the two lowest, who are of one side");
    }
    const places = params.named_last ? named(asPlaced, params.named_last) : asPlaced; // GJ-21.6.3
    const over = endsMatch(params.hand ?? 0, isSweep(places), ruleset);
    const none = over || params.first_hand === true; // GH-tribute.17, GH-tribute.8
    const byPlaces = ruleset.opening === "by_count" && ruleset.hold_three === "off"; // GH-deal.8, GJ-26.1.5
    return {
      dues: none ? [] : duesOf(params, places, ruleset),
      new_opening: byPlaces && isSweep(places) && !none,
      match_over: over,
      last: places[5],
    };
  },

  "tribute/pay"(params) {
    const ruleset = readRuleset(params.ruleset);
    const dues = readDues(params);
    numbersOf(params.waived?.map(({ due }) => due), "waived", dues);
    const barred = numbersOf(params.refused, "refused", dues);
    const stands = (due, index) => {
      const refused = barred.has(index) && ruleset.receiver_may_refuse === "yes";
      const agreed = (params.waived ?? []).filter((said) => said.due === index + 1).flatMap((said) => said.agreed);
      return !refused && waiverReasons(due, agreed).length > 0;
    };
    const paid = payAll(inOrder(dues.filter(stands)), readPurses(params), ruleset);
    return {
      payments: paid.map(({ due: { kind, payer, receiver, count }, cards }) => {
        return { kind, payer, receiver, cards: cardsText(cards), lapsed: count - sizeOf(cards) };
      }),
      returns: paid
        .filter(({ due, cards }) => sizeOf(cards) > 0 && isReturned(due.kind, ruleset))
        .map(({ due, cards }) => {
          return { kind: due.kind, giver: due.receiver, taker: due.payer, count: sizeOf(cards) };
        }),
    };
  },

  "tribute/act"(params) {
    const ruleset = readRuleset(params.ruleset);
    const dues = readDues(params);
    const [index] = numbersOf([params.due], "due", dues);
    const settled = numbersOf(params.settled, "settled", dues);
    const done = new Set([...settled, ...numbersOf(params.dropped, "dropped", dues)]);
    const now = standing(params, dues, settled, ruleset);
    const due = dues[index];
    if (!["pay", "waive", "refuse"].includes(params.do)) {
      throw new ProtocolError(INVALID_PARAMS, "do: expected pay, waive or refuse");
    }
    needed(params, ...{ pay: ["seat", "cards"], waive: ["agreed"], refuse: ["seat"] }[params.do]);
    if (done.has(index)) return verdict(["nothing_due"]);
    if (params.do === "waive") return verdict(waiverReasons(due, params.agreed));
    if (params.do === "refuse") return verdict(refusalReasons(due, params, ruleset));
    if (params.seat !== due.payer) return verdict(["nothing_due"]);
    const early = turnReasons(index, dues, done, now.purses, ruleset);
    const judge = (cards) => verdict(early.length > 0 ? early : paymentReasons(cards, due, now, ruleset));
    return judged(params.cards, judge, early);
  },

  "tribute/return"(params) {
    const ruleset = readRuleset(params.ruleset);
    const giver = readHand(params.giver_hand, "giver_hand");
    const payer = readHand(params.payer_hand, "payer_hand");
    return judged(params.cards, (cards) => {
      if (params.do === "return") return verdict(returnReasons(cards, giver, params, ruleset));
      const rank = cards.indexOf(1);
      if (sizeOf(cards) !== 1) throw new ProtocolError(INVALID_PARAMS, "cards: expected one card");
      const undue = undueReasons(params, ruleset);
      if (params.do === "change") return verdict([...undue, ...replacementReasons(rank, giver, payer, ruleset)]);
      if (params.do !== "refuse") throw new ProtocolError(INVALID_PARAMS, "do: expected return, refuse or change");
      const reasons = [...undue, ...refusedCardReasons(rank, payer, params.refused_before, ruleset)];
      if (reasons.length > 0) return verdict(reasons);
      const stands = giver.every((_, other) => replacementReasons(other, giver, payer, ruleset).length > 0);
      return { accepted: true, stands };
    });
  },

  "tribute/name_last"(params) {
    const imposed = params.imposed ?? null;
    // A revolutionary who was made last stands last (GJ-29.4.5).
    const places = readPlaces(params.places, imposed === params.revolution ? null : params.revolution);
    const [secondLast, last] = places.slice(4);
    if (imposed !== null && imposed !== last) {
      throw new ProtocolError(INVALID_PARAMS, `imposed: expected the last of places, ${last}, or nobody`);
    }
    const side = places.filter((seat) => areMates(seat, last));
    const reasons = [];
    if (!areMates(secondLast, last)) reasons.push("naming_two_sides"); // GJ-21.6.1
    else if (!side.every((seat) => params.agreed.includes(seat))) reasons.push("naming_not_agreed");
    if (params.named !== secondLast && params.named !== last) reasons.push("naming_of_another");
    if (params.opened) reasons.push("naming_after_opening"); // GJ-21.6.2
    if (imposed !== null && params.named !== last) reasons.push("naming_lifts_penalty"); // GJ-21.6.4
    return { ...verdict(reasons), places: reasons.length > 0 ? places : named(places, params.named) };
  },
};
