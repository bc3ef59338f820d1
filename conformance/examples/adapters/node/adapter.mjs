// An adapter: gouji asks it, and it asks your engine. Fill in `classify` and `beats`; the rest can stay as it is.
import { createInterface } from "node:readline";

const ME = {
  protocol: "1.0",
  engine: { name: "my engine", version: "0.1", language: "JavaScript" },
  areas: ["sets"],
  profiles: ["outline"],
  sets: [], // which of twos, small, big, gouji, dead `classify` gives
};

/** What these cards are as one set, null where they are none: ask your engine here. */
function classify(cards, ruleset) {
  const ranks = [...new Set(cards.filter((card) => !"2SB".includes(card)))];
  return ranks.length < 2 ? { rank: ranks[0] ?? cards.at(-1), size: cards.length } : null;
}

/** Whether these cards, laid as one set, beat the set `over`: ask your engine here. */
function beats(cards, over, ruleset) {
  const [mine, theirs] = [classify(cards, ruleset), classify(over, ruleset)];
  return mine !== null && cards.length === over.length && RANKS.indexOf(mine.rank) > RANKS.indexOf(theirs.rank);
}

const RANKS = "3456789TJQKA2SB"; // low to high: T is 10, S the small joker, B the big one

/** The cards written in `text`, low to high: "5*3 10 S" is 5 5 5 T S; none if it cannot be read. */
function read(text) {
  const token = / +|(10|[3-9TJQKA2SB])(?:\*([1-9]|1[0-6])(?= |$))?(?!\*)/y;
  const cards = [];
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    if (found === null) return [];
    if (found[1]) cards.push(...Array(Number(found[2] ?? 1)).fill(found[1].replace("10", "T")));
  }
  return cards.sort((one, other) => RANKS.indexOf(one) - RANKS.indexOf(other));
}

const methods = {
  initialize: () => ME,
  shutdown: () => ({}),
  "sets/classify"({ cards, ruleset }) {
    const read_ = read(cards);
    const found = read_.length ? classify(read_, ruleset) : null;
    return found === null ? { legal: false } : { legal: true, ...found };
  },
  "sets/beats"({ cards, over, ruleset }) {
    const laid = read(cards);
    return { beats: laid.length > 0 && beats(laid, read(over), ruleset) };
  },
};

for await (const line of createInterface({ input: process.stdin })) {
  const { id, method, params } = JSON.parse(line);
  const answer = Object.hasOwn(methods, method)
    ? { result: methods[method](params ?? {}) }
    : { error: { code: -32601, message: `unknown method ${method}` } };
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", id, ...answer })}\n`);
  if (method === "shutdown") process.exit();
}
