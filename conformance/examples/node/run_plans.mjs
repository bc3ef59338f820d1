// Runs exported plans against an engine, with Node alone:
//
//   gouji export plans
//   node run_plans.mjs plans [--area sets]... [--report results.jsonl] -- node engine.mjs
//
// One request at a time and no cleverness: what a test suite of your own needs to do, in about two hundred lines.
// Exit code 0: something ran and all of it passed; 1: not all passed; 2: misuse.

import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";

const FORMAT = 1;
const SECONDS = 10;
const UNSUPPORTED = [-32601, -32001];
const DECK = { B: 4, S: 4, 2: 16, A: 16, K: 16, Q: 16, J: 16, T: 16, 9: 16, 8: 16, 7: 16, 6: 16, 5: 16, 4: 16, 3: 16 };

// ---- cards ----

/** The cards of a text by rank, `?` for those that do not matter; null where it cannot be read. */
function bag(text) {
  const counts = {};
  let rest = text.trim();
  while (rest) {
    const found = /^(10|[BS2AKQJT3-9?])(?:\*(\d+)(?=\s|$))?\s*/.exec(rest);
    const many = Number(found?.[2] ?? 1);
    if (!found || many < 1 || (found[1] !== "?" && many > 16)) return null;
    const rank = found[1] === "10" ? "T" : found[1];
    counts[rank] = (counts[rank] ?? 0) + many;
    rest = rest.slice(found[0].length);
  }
  return counts;
}

/** Whether two texts are the same cards, in any order. */
function sameCards(one, other) {
  if (one === other) return true;
  const [left, right] = [bag(one), bag(other)];
  if (!left || !right) return false;
  return Object.keys(DECK).every((rank) => (left[rank] ?? 0) === (right[rank] ?? 0));
}

/** The parameters with the hidden cards of a position dealt from what is left of 4 to 9. */
function dealt(params, random = Math.random) {
  const hands = params.position?.hands;
  if (!hands || !Object.values(hands).some((hand) => hand.includes("?"))) return params;
  const written = Object.values(hands).map(bag);
  const left = [..."456789"].flatMap((rank) =>
    Array(DECK[rank] - written.reduce((sum, counts) => sum + (counts?.[rank] ?? 0), 0)).fill(rank),
  );
  const one = () => left.splice(Math.floor(random() * left.length), 1)[0];
  const filled = Object.entries(hands).map(([seat, hand]) => [
    seat,
    hand.replace(/\?(?:\*(\d+))?/g, (_, many) => ` ${Array.from({ length: Number(many ?? 1) }, one).join("")} `).trim(),
  ]);
  return { ...params, position: { ...params.position, hands: Object.fromEntries(filled) } };
}

// ---- judging ----

/** What a result has at a path such as `state.to_act.seat`; undefined where it has nothing there. */
function valueAt(result, path) {
  return path.split(".").reduce((found, part) => (isObject(found) && Object.hasOwn(found, part) ? found[part] : undefined), result);
}

const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** An object may have more than is expected; text in a field `cards` is a bag of cards, a list in a field `moves` a set. */
function equal(expected, got, name = "") {
  if (isObject(expected)) {
    return isObject(got) && Object.keys(expected).every((key) => Object.hasOwn(got, key) && equal(expected[key], got[key], key));
  }
  if (Array.isArray(expected) && name === "moves") {
    if (!Array.isArray(got) || got.length !== expected.length) return false;
    return (
      expected.every((one) => got.some((other) => equal(one, other))) && got.every((other) => expected.some((one) => equal(one, other)))
    );
  }
  if (Array.isArray(expected)) {
    return Array.isArray(got) && got.length === expected.length && expected.every((entry, at) => equal(entry, got[at], name));
  }
  if (name === "cards" && typeof expected === "string" && typeof got === "string") return sameCards(expected, got);
  return expected === got;
}

/** Whether one expectation is met. */
function meets(want, result) {
  const found = valueAt(result, want.path);
  if (found === undefined) return false;
  if (want.test === "is") return equal(want.value, found, want.path.split(".").at(-1));
  if (!Array.isArray(found)) return false;
  return found.some((entry) => equal(want.value, entry)) === (want.test === "includes");
}

/** Whether the engine has declared what an expectation needs. */
function gives(info, needs) {
  if (!needs) return true;
  if (needs === "explains" || needs === "lists_moves") return info[needs] === true;
  if (needs.startsWith("sets.")) return info.sets === undefined || info.sets.includes(needs.slice(5));
  return (info.state ?? []).includes(needs.replace(/^state\./, ""));
}

/** Why a plan is not asked of this engine; undefined where it is. */
function notClaimed(plan, info) {
  if (!info.areas.includes(plan.area)) return `area ${plan.area}`;
  if (!info.profiles.includes(plan.ruleset.profile)) return `profile ${plan.ruleset.profile}`;
  for (const [option, value] of Object.entries(plan.ruleset.options)) {
    const known = info.options?.[option] ?? [];
    if (!known.includes(value) && !known.includes("*")) return `option ${option}=${value}`;
  }
  const wanted = plan.operations.flatMap((operation) => operation.expect ?? []);
  const missing = wanted.find((want) => !gives(info, want.needs) && want.needs !== "explains");
  if (missing) return missing.needs;
  return wanted.some((want) => gives(info, want.needs)) ? undefined : "nothing judged";
}

// ---- the engine ----

/** An engine as a child process; a request is answered, or the promise fails. */
class Engine {
  constructor(command) {
    this.waiting = null;
    this.number = 0;
    this.child = spawn(command[0], command.slice(1), { stdio: ["pipe", "pipe", "inherit"] });
    this.child.on("error", (error) => this.fail(error));
    this.child.on("exit", (code, signal) => this.fail(new Error(`the engine ended (${signal ?? code})`)));
    this.child.stdin.on("error", () => {});
    createInterface({ input: this.child.stdout }).on("line", (line) => this.take(line));
  }

  ask(method, params) {
    return new Promise((resolve, reject) => {
      if (this.ended) return reject(this.ended);
      const id = ++this.number;
      const timer = setTimeout(() => this.fail(new Error(`no answer within ${SECONDS} s`)), SECONDS * 1000);
      this.waiting = { id, resolve, reject, timer };
      this.child.stdin.write(JSON.stringify({ jsonrpc: "2.0", id, method, params }) + "\n");
    });
  }

  take(line) {
    if (!line.trim()) return;
    let reply;
    try {
      reply = JSON.parse(line);
    } catch {
      return this.fail(new Error(`not JSON: ${line.slice(0, 80)}`));
    }
    if (!this.waiting || reply?.id !== this.waiting.id) return this.fail(new Error(`not the answer asked for: ${line.slice(0, 80)}`));
    const { resolve, timer } = this.waiting;
    clearTimeout(timer);
    this.waiting = null;
    resolve(reply);
  }

  fail(error) {
    this.ended ??= error;
    this.child.kill("SIGKILL");
    if (this.waiting) {
      clearTimeout(this.waiting.timer);
      this.waiting.reject(error);
      this.waiting = null;
    }
  }

  /** Start an engine and make the handshake. */
  static async start(command) {
    const engine = new Engine(command);
    const reply = await engine.ask("initialize", { protocol: "1.0", harness: { name: "run_plans", version: "1" } });
    if (!reply.result) throw new Error(`initialize: ${JSON.stringify(reply.error)}`);
    engine.info = reply.result;
    return engine;
  }
}

/** What no move can test is only declared, in the handshake that has been made: nothing is sent. */
function declared(plan, info) {
  const missing = plan.operations.flatMap((operation) => operation.expect ?? []).find((want) => !meets(want, info));
  return missing ? { verdict: "missing", why: missing.value } : { verdict: "declared" };
}

/** Run one plan; the first answer that is not as expected decides. */
async function run(plan, engine) {
  if (plan.area === "declared") return declared(plan, engine.info);
  const why = notClaimed(plan, engine.info);
  if (why) return { verdict: "unsupported", why };
  for (const operation of plan.operations) {
    const params = dealt(operation.params);
    const reply = await engine.ask(operation.method, "game" in params ? { ...params, game: "g1" } : params);
    if (reply.error) {
      const verdict = UNSUPPORTED.includes(reply.error.code) ? "unsupported" : "error";
      return { verdict, why: `${operation.method}: ${reply.error.code} ${reply.error.message}` };
    }
    for (const want of operation.expect ?? []) {
      if (gives(engine.info, want.needs) && !meets(want, reply.result)) {
        const got = JSON.stringify(valueAt(reply.result, want.path));
        return { verdict: "fail", why: `${want.path} ${want.test} ${JSON.stringify(want.value)}, got ${got}` };
      }
    }
  }
  return { verdict: "pass" };
}

// ---- the whole ----

function misuse(problem) {
  console.error(`run_plans: ${problem}`);
  process.exit(2);
}

function asked(words) {
  const at = words.indexOf("--");
  const command = at < 0 ? [] : words.slice(at + 1);
  const given = { folder: "", areas: [], report: "", command };
  const left = at < 0 ? words : words.slice(0, at);
  for (let index = 0; index < left.length; index++) {
    if (left[index] === "--area") given.areas.push(left[++index]);
    else if (left[index] === "--report") given.report = left[++index];
    else given.folder = left[index];
  }
  if (!given.folder || !command.length) misuse("expected a folder of plans, and an engine after --");
  return given;
}

function plansIn(folder) {
  const read = (name) => JSON.parse(readFileSync(join(folder, name), "utf8"));
  let index;
  try {
    index = read("index.json");
  } catch (error) {
    misuse(`${folder}: expected what gouji export writes; ${error.message}`);
  }
  if (index.format !== FORMAT) misuse(`${folder}: expected format ${FORMAT}, found ${index.format}`);
  return index.files.flatMap((entry) => read(entry.file).rows);
}

async function main(words) {
  const given = asked(words);
  const rows = plansIn(given.folder).filter(({ plan }) => !given.areas.length || given.areas.includes(plan.area));
  const counts = {};
  const lines = [];
  let engine;
  for (const { row, plan } of rows) {
    let result;
    try {
      engine = engine && !engine.ended ? engine : await Engine.start(given.command);
      result = await run(plan, engine);
    } catch (error) {
      result = { verdict: "error", why: error.message };
    }
    counts[result.verdict] = (counts[result.verdict] ?? 0) + 1;
    lines.push(JSON.stringify({ row, ...result }));
    if (result.verdict === "fail" || result.verdict === "error") console.log(`${row}  ${result.verdict}  ${result.why}`);
  }
  if (engine && !engine.ended) {
    await engine.ask("shutdown", {}).catch(() => {});
    engine.child.stdin.end();
  }
  if (given.report) writeFileSync(given.report, lines.map((line) => line + "\n").join(""));
  const said = Object.entries(counts).map(([verdict, many]) => `${verdict} ${many}`);
  console.log(`rows ${rows.length}: ${said.join(", ")}`);
  const notOwed = engine?.info.areas.includes("declared") ? 0 : (counts.missing ?? 0);
  const right = (counts.pass ?? 0) + (counts.declared ?? 0) + notOwed;
  process.exitCode = rows.length > 0 && right === rows.length ? 0 : 1;
}

await main(process.argv.slice(2));
