// An engine of Gouji behind the engine protocol 1.0: areas "sets", "play", "points", "score" and
// "tribute" in all profiles, with all their options.
// Plain Node.js 18 or later, no dependencies. Copy this folder to begin an adapter for your own engine:
// keep this file, and let `methods` call your code instead of sets.mjs, games.mjs, score.mjs and tribute.mjs.
//
//   gouji certify -- node engine.mjs
//
// One JSON object a line comes in on standard input; one answer a line goes out on standard output, in the
// order of the requests. Standard error is a log for people.

import { BIG, RANKS, SMALL, TWO } from "./cards.mjs";
import { CardsError, HAND_SIZE, TooManyCardsError, parseCards, sizeOf } from "./cards.mjs";
import { GAMES, STATE_FIELDS, playMethods } from "./games.mjs";
import { INVALID_PARAMS, ProtocolError, UNKNOWN_METHOD } from "./rulesets.mjs";
import { PLAYED, PROFILES, isObject, readRuleset } from "./rulesets.mjs";
import { scoreMethods } from "./score.mjs";
import { beatReasons, formReasons, isDead, isGouji, readSet } from "./sets.mjs";
import { tributeMethods } from "./tribute.mjs";

const NOT_JSON = -32700;
const NOT_A_REQUEST = -32600;
const ENGINE_FAILED = -32603;

const methods = {
  initialize() {
    return {
      protocol: "1.0",
      engine: { name: "gouji node example", version: "0.1.0", language: "JavaScript", homepage: "" },
      areas: ["sets", "play", "points", "score", "tribute"],
      profiles: Object.keys(PROFILES),
      options: PLAYED,
      games: GAMES,
      state: STATE_FIELDS,
      explains: true,
      lists_moves: true,
      declares: [],
    };
  },

  "sets/classify"(params) {
    const ruleset = readRuleset(params.ruleset);
    const { set, reasons } = read(params.cards, ruleset, "cards");
    if (set === null) return { legal: false, reasons };
    return {
      legal: true,
      rank: RANKS[set.rank],
      size: set.size,
      twos: set.counts[TWO], // plain counts of the cards laid, whatever they count as
      small: set.counts[SMALL],
      big: set.counts[BIG],
      gouji: isGouji(set),
      dead: isDead(set, ruleset),
    };
  },

  "sets/beats"(params) {
    const ruleset = readRuleset(params.ruleset);
    const table = read(params.over, ruleset, "over");
    if (table.set === null) throw new ProtocolError(INVALID_PARAMS, `over: no set (${table.reasons.join(", ")})`);
    const answer = read(params.cards, ruleset, "cards");
    const reasons = answer.set === null ? answer.reasons : beatReasons(answer.set, table.set, ruleset);
    return reasons.length > 0 ? { beats: false, reasons } : { beats: true };
  },

  ...playMethods,
  ...scoreMethods,
  ...tributeMethods,

  shutdown() {
    return {};
  },
};

// A player's mistake – unreadable cards, cards that are no set – is a result with reasons, never an error.
// More cards than the decks or a hand hold are no question of the law: an error.
function read(text, ruleset, key) {
  if (typeof text !== "string") throw new ProtocolError(INVALID_PARAMS, `${key}: expected text`);
  try {
    const counts = parseCards(text);
    if (sizeOf(counts) > HAND_SIZE) throw new ProtocolError(INVALID_PARAMS, `${key}: expected at most ${HAND_SIZE} cards`);
    const reasons = formReasons(counts, ruleset);
    return reasons.length > 0 ? { set: null, reasons } : { set: readSet(counts, ruleset), reasons };
  } catch (error) {
    if (error instanceof TooManyCardsError) throw new ProtocolError(INVALID_PARAMS, `${key}: ${error.message}`);
    if (error instanceof CardsError) return { set: null, reasons: ["cards_unreadable"] };
    throw error;
  }
}

// ---- JSON-RPC: one request to one answer ---------------------------------------------------------------

const failure = (id, code, message) => ({ jsonrpc: "2.0", id, error: { code, message } });

function answerLine(line) {
  let request;
  try {
    request = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(line));
  } catch {
    return failure(null, NOT_JSON, "expected one JSON object on each line, in UTF-8");
  }
  const { id, jsonrpc, method, params = {} } = isObject(request) ? request : {};
  const named = typeof id === "string" || Number.isInteger(id);
  if (jsonrpc !== "2.0" || typeof method !== "string" || (id !== undefined && !named)) {
    return failure(named ? id : null, NOT_A_REQUEST, "expected jsonrpc 2.0, an id and a method");
  }
  const answer = call(id, method, params);
  return id === undefined ? null : answer; // a notification has no answer
}

function call(id, method, params) {
  try {
    if (!Object.hasOwn(methods, method)) throw new ProtocolError(UNKNOWN_METHOD, `unknown method ${method}`);
    if (!isObject(params)) throw new ProtocolError(INVALID_PARAMS, "params: expected an object");
    const result = methods[method](params);
    if (method === "shutdown") ended = true;
    return { jsonrpc: "2.0", id, result };
  } catch (error) {
    if (error instanceof ProtocolError) return failure(id, error.code, error.message);
    console.error(error);
    return failure(id, ENGINE_FAILED, "the engine failed; its log tells more");
  }
}

// ---- The conversation: lines in, lines out, until shutdown or the end of input --------------------------

let ended = false;

process.stdout.on("error", () => process.exit(1)); // nobody reads the answers any more

async function send(answer) {
  if (process.stdout.write(`${JSON.stringify(answer)}\n`)) return;
  await new Promise((resolve) => process.stdout.once("drain", resolve));
}

// Split at line feeds only: a line may hold any other character, and a chunk may end anywhere.
async function* lines(stream) {
  let parts = [];
  for await (let chunk of stream) {
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10)) {
      yield Buffer.concat([...parts, chunk.subarray(0, at)]);
      parts = [];
      chunk = chunk.subarray(at + 1);
    }
    if (chunk.length > 0) parts.push(chunk);
  }
  if (parts.length > 0) yield Buffer.concat(parts);
}

for await (const line of lines(process.stdin)) {
  if (line.toString("latin1").trim() === "") continue;
  const answer = answerLine(line);
  if (answer !== null) await send(answer);
  if (ended) break;
}
