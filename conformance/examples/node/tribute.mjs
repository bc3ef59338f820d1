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

// ---- What a player may do about it ---------------------------------------------------------------------

// An earlier kind comes first, and of the same kind the payer's own earlier due (GH-tribute.1, GH-tribute.5).
function turnReasons(index, dues, settled) {
  if (settled.has(index)) return ["nothing_due"];
  const { kind, payer } = dues[index];
  const early = dues.some((due, at) => {
    if (settled.has(at)) return false;
    return KINDS.indexOf(due.kind) < KINDS.indexOf(kind) || (due.kind === kind && due.payer === payer && at < index);
  });
  return early ? ["tribute_out_of_order"] : [];
}

function paymentReasons(laid, index, dues, settled, params, ruleset) {
  const { payer, count } = dues[index];
  const purses = readPurses(params);
  const before = payAll(inOrder(dues.filter((_, at) => settled.has(at))), purses, ruleset);
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

function returnReasons(cards, giver, { kind, paid, unpaid = 0 }, ruleset) {
  const reasons = [];
  if (paid === 0 || !isReturned(kind, ruleset)) reasons.push("no_return_due");
  if (unpaid > 0) reasons.push("return_before_tribute");
  if (!holds(giver, cards)) reasons.push("cards_not_held");
  if (sizeOf(cards) !== paid) reasons.push("return_count_wrong");
  const gone = cards[THREE] > 0 && cards[THREE] === giver[THREE];
  if (ruleset.hold_three === "on" && gone) reasons.push("last_three_returned"); // GJ-26.5.3
  return reasons;
}

function replacementReasons(rank, giver, payer, ruleset) {
  const reasons = [];
  if (giver[rank] === 0) reasons.push("cards_not_held");
  if (payer[rank] === 0) reasons.push("replacement_rank_not_held");
  if (ruleset.hold_three === "on" && rank === THREE && giver[THREE] === 1) reasons.push("last_three_returned");
  return reasons;
}

// ---- The methods ---------------------------------------------------------------------------------------

// Laid cards that nobody can read are a player's mistake: the reason stands in the answer.
function judged(text, judge) {
  let cards;
  try {
    cards = parseCards(text ?? "");
  } catch (error) {
    if (error instanceof CardsError) return verdict([error.code]);
    throw error;
  }
  return judge(cards);
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
    const places = params.named_last ? named(asPlaced, params.named_last) : asPlaced; // GJ-21.6.3
    const over = endsMatch(params.hand ?? 0, isSweep(places), ruleset);
    const none = over || params.first_hand === true; // GH-tribute.17, GH-tribute.8
    return {
      dues: none ? [] : duesOf(params, places, ruleset),
      new_opening: isSweep(places) && !over,
      match_over: over,
      last: places[5],
    };
  },

  "tribute/pay"(params) {
    const ruleset = readRuleset(params.ruleset);
    const stands = (due, index) => {
      const refused = params.refused?.includes(index + 1) && ruleset.receiver_may_refuse === "yes";
      const agreed = (params.waived ?? []).filter((said) => said.due === index + 1).flatMap((said) => said.agreed);
      return !refused && waiverReasons(due, agreed).length > 0;
    };
    const paid = payAll(inOrder(readDues(params).filter(stands)), readPurses(params), ruleset);
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
    const settled = new Set((params.settled ?? []).map((number) => number - 1));
    const index = params.due - 1;
    if (![index, ...settled].every((at) => at in dues)) {
      throw new ProtocolError(INVALID_PARAMS, `due, settled: expected numbers from 1 to ${dues.length}`);
    }
    if (params.do === "waive") return verdict(waiverReasons(dues[index], params.agreed ?? []));
    if (params.do === "refuse") return verdict(refusalReasons(dues[index], params, ruleset));
    if (params.do !== "pay") throw new ProtocolError(INVALID_PARAMS, "do: expected pay, waive or refuse");
    if (params.seat !== dues[index].payer) return verdict(["nothing_due"]);
    return judged(params.cards, (cards) => {
      const early = turnReasons(index, dues, settled);
      return verdict(early.length > 0 ? early : paymentReasons(cards, index, dues, settled, params, ruleset));
    });
  },

  "tribute/return"(params) {
    const ruleset = readRuleset(params.ruleset);
    const giver = readHand(params.giver_hand, "giver_hand");
    const payer = readHand(params.payer_hand, "payer_hand");
    return judged(params.cards, (cards) => {
      if (params.do === "return") return verdict(returnReasons(cards, giver, params, ruleset));
      const rank = cards.indexOf(1);
      if (sizeOf(cards) !== 1) throw new ProtocolError(INVALID_PARAMS, "cards: expected one card");
      if (params.do === "change") return verdict(replacementReasons(rank, giver, payer, ruleset));
      if (params.do !== "refuse") throw new ProtocolError(INVALID_PARAMS, "do: expected return, refuse or change");
      const reasons = ruleset.return_refusal === "none" ? ["return_refusal_off"] : [];
      if (payer[rank] > 0) reasons.push("return_rank_held"); // GJ-21.4.3
      if (params.refused_before) reasons.push("return_refused_before"); // GJ-21.4.5
      if (reasons.length > 0) return verdict(reasons);
      const stands = giver.every((_, other) => replacementReasons(other, giver, payer, ruleset).length > 0);
      return { accepted: true, stands };
    });
  },

  "tribute/name_last"(params) {
    const places = readPlaces(params.places, params.revolution);
    const [secondLast, last] = places.slice(4);
    const side = places.filter((seat) => areMates(seat, last));
    const reasons = [];
    if (!areMates(secondLast, last)) reasons.push("naming_two_sides"); // GJ-21.6.1
    else if (!side.every((seat) => params.agreed.includes(seat))) reasons.push("naming_not_agreed");
    if (params.named !== secondLast && params.named !== last) reasons.push("naming_of_another");
    if (params.opened) reasons.push("naming_after_opening"); // GJ-21.6.2
    if (params.imposed === last && params.named !== last) reasons.push("naming_lifts_penalty"); // GJ-29.4
    return { ...verdict(reasons), places: reasons.length > 0 ? places : named(places, params.named) };
  },
};
