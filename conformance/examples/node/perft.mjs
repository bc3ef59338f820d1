// How many ways a position can go on: one number by which engines are compared without sharing an API.
//
//   node perft.mjs "99 3/TT/4/KK 5/6/7; lead P1" 3 [online]
//
// A position is the hands of P1 to P6 (- for none), who leads, and where needed who is out, first to last, and who has
// revolted: "…; lead P1; out P4 P2; revolution P6". Only sequences of the full length count.

import { parseCards } from "./cards.mjs";
import { act, startGame, turn } from "./play.mjs";
import { readRuleset } from "./rulesets.mjs";
import { movesOf } from "./state.mjs";

export function perft(game, depth) {
  if (depth === 0) return 1;
  const moves = movesOf(game);
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves) {
    const copy = structuredClone(game);
    const reasons = act(copy, turn(copy).seat, move);
    if (reasons.length > 0) throw new Error(`listed, but refused: ${JSON.stringify(move)} ${reasons.join(", ")}`);
    count += perft(copy, depth - 1);
  }
  return count;
}

export function readPosition(text) {
  const [written, ...parts] = text.split(";").map((part) => part.trim());
  const hands = Object.fromEntries(
    written.split("/").map((hand, at) => [at + 1, parseCards(hand.trim() === "-" ? "" : hand)]),
  );
  const seats = (word) => {
    const part = parts.find((entry) => entry.startsWith(`${word} `)) ?? word;
    return part.split(/\s+/).slice(1).map((seat) => Number(seat.replace("P", "")));
  };
  return { hands, leader: seats("lead")[0], out: seats("out"), revolution: seats("revolution")[0] ?? null };
}

const [position, depth, profile = "outline"] = process.argv.slice(2);
const game = startGame(readRuleset({ profile }), readPosition(position));
console.log(perft(game, Number(depth)));
