// Games by the harness's names for them: play/start, play/act, play/moves, play/state.

import { CardsError, DECK, parseCards, sizeOf } from "./cards.mjs";
import { act, startGame } from "./play.mjs";
import { INVALID_PARAMS, ProtocolError, isObject, readRuleset } from "./rulesets.mjs";
import { movesOf, stateOf } from "./state.mjs";
import { SEATS } from "./table.mjs";

export const GAMES = 16; // how many the harness may have open at once
export const STATE_FIELDS = ["passed", "opened", "headless", "melee", "burner", "dead_gou", "may"];

const VERBS = ["play", "pass", "yield", "cover", "burn", "decline", "wind", "allow_cover", "renounce"];
const games = new Map();

export const playMethods = {
  "play/start"(params) {
    const ruleset = readRuleset(params.ruleset);
    const name = readName(params.game);
    const game = startGame(ruleset, readPosition(params.position));
    games.delete(name); // a game begun again is the newest
    games.set(name, game);
    if (games.size > 4 * GAMES) games.delete(games.keys().next().value); // the harness names each game anew
    return { state: stateOf(game) };
  },

  "play/act"(params) {
    const game = find(params.game);
    const reasons = act(game, readSeat(params.seat, "seat"), readAction(params));
    const state = stateOf(game);
    return reasons.length > 0 ? { accepted: false, reasons, state } : { accepted: true, events: [], state };
  },

  "play/moves": (params) => ({ moves: movesOf(find(params.game)) }),

  "play/state": (params) => ({ state: stateOf(find(params.game)) }),
};

const wrong = (key, expected) => new ProtocolError(INVALID_PARAMS, `${key}: expected ${expected}`);

function readName(game) {
  if (typeof game !== "string" || game === "") throw wrong("game", "a name");
  return game;
}

function find(game) {
  const found = games.get(readName(game));
  if (found === undefined) throw wrong("game", `a running game, found ${JSON.stringify(game)}`);
  return found;
}

function readSeat(seat, key) {
  if (!SEATS.includes(seat)) throw wrong(key, "a seat from 1 to 6");
  return seat;
}

function readAction({ do: what, cards, to }) {
  if (!VERBS.includes(what)) throw wrong("do", `one of ${VERBS.join(", ")}`);
  if ((what === "play" || what === "burn") && typeof cards !== "string") throw wrong("cards", "text");
  if (what === "allow_cover") readSeat(to, "to");
  return { do: what, cards, to };
}

function readPosition(position) {
  if (!isObject(position) || !isObject(position.hands)) throw wrong("position", "{hands, leader, out, revolution, priceless}");
  const revolution = position.revolution == null ? null : readSeat(position.revolution, "revolution");
  const out = position.out ?? [];
  if (!Array.isArray(out) || new Set(out).size < out.length) throw wrong("position.out", "seats, none twice");
  out.forEach((seat) => readSeat(seat, "position.out"));
  const hands = {};
  for (const seat of SEATS) {
    const counts = readHand(position.hands[seat] ?? "", seat);
    const held = sizeOf(counts) > 0;
    hands[seat] = seat === revolution ? parseCards("") : counts; // a revolutionary lays his aside (GJ-23.1.1)
    const key = `position.hands.${seat}`;
    if (out.includes(seat) && (held || seat === revolution)) throw wrong(key, "no cards: this seat is out");
    if (!out.includes(seat) && seat !== revolution && !held) throw wrong(key, "cards: this seat is not out");
  }
  const dealt = DECK.map((_, rank) => SEATS.reduce((sum, seat) => sum + hands[seat][rank], 0));
  if (dealt.some((many, rank) => many > DECK[rank])) throw wrong("position.hands", "no more than four decks hold");
  const priceless = position.priceless === true; // he revolted as he could not pay for a 3
  return { hands, leader: readSeat(position.leader, "position.leader"), out: [...out], revolution, priceless };
}

function readHand(text, seat) {
  try {
    if (typeof text === "string") return parseCards(text);
  } catch (error) {
    if (!(error instanceof CardsError)) throw error;
  }
  throw wrong(`position.hands.${seat}`, "cards");
}
