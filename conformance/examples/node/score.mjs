// What a hand and a match score (Article 20, Article 23 for a revolutionary, house rules GH-score).

import { INVALID_PARAMS, ProtocolError, isObject, readRuleset } from "./rulesets.mjs";

const sideOf = (seat) => seat % 2; // 1: P1, P3, P5; 0: P2, P4, P6

// The six seats from the first out to the last. Whoever has revolted is fourth, wherever he is named (GJ-23.3.1);
// third, where both his partners are above everybody else (GJ-23.5).
export function readPlaces(written, revolution) {
  const fits = Array.isArray(written) && written.length === 6 && new Set(written).size === 6;
  if (!fits || !written.every((seat) => Number.isInteger(seat) && seat >= 1 && seat <= 6)) {
    throw new ProtocolError(INVALID_PARAMS, "places: expected all six seats, each once");
  }
  if (revolution === null || revolution === undefined) return [...written];
  if (!written.includes(revolution)) throw new ProtocolError(INVALID_PARAMS, "revolution: expected a seat or null");
  const order = written.filter((seat) => seat !== revolution);
  const both = sideOf(order[0]) === sideOf(revolution) && sideOf(order[1]) === sideOf(revolution);
  order.splice(both ? 2 : 3, 0, revolution);
  return order;
}

// One side has the first three places (GJ-20.3).
export const isSweep = (places) => new Set(places.slice(0, 3).map(sideOf)).size === 1;

// The match is over with this hand: the agreed number is played (GH-score.3), or a sweep ends it (GH-score.5).
export function endsMatch(number, sweep, ruleset) {
  const last = ruleset.hands === "open" ? Infinity : Number(ruleset.hands);
  return number >= last || (sweep && ruleset.sweep_ends_match === "yes");
}

function handScore(places, ruleset) {
  const counts = ruleset.place_values.split(" ").map(Number);
  const sweep = isSweep(places);
  const side = (which) => {
    const sum = places.reduce((total, seat, at) => total + (sideOf(seat) === which ? counts[at] : 0), 0);
    const doubled = sweep && ruleset.sweep_doubles === "yes" ? 2 * sum : sum;
    return ruleset.signs === "positive" ? Math.max(doubled, 0) : doubled;
  };
  return { odd: side(1), even: side(0), sweep };
}

export const scoreMethods = {
  "match/score"(params) {
    return handScore(readPlaces(params.places, params.revolution), readRuleset(params.ruleset));
  },

  "match/total"(params) {
    const ruleset = readRuleset(params.ruleset);
    if (!Array.isArray(params.hands)) throw new ProtocolError(INVALID_PARAMS, "hands: expected a list");
    const total = { odd: 0, even: 0, over: false };
    params.hands.forEach((hand, index) => {
      if (!isObject(hand)) throw new ProtocolError(INVALID_PARAMS, `hands[${index}]: expected an object`);
      if (total.over) throw new ProtocolError(INVALID_PARAMS, `hands[${index}]: the match was over before it`);
      const { odd, even, sweep } = handScore(readPlaces(hand.places, hand.revolution), ruleset);
      total.odd += odd;
      total.even += even;
      total.over = endsMatch(index + 1, sweep, ruleset);
    });
    return total;
  },
};
