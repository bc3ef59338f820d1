/* The referee's desk: what is on the table is one value; whatever is tapped makes the next and shows it. */

import { ask, wake } from "./engine.js";
import { SEATS, WITH_CARDS, address, empty, fromAddress, heldAfter, holdsNone, read, sorted, text as written, untouched, withAct } from "./position.js";
import { drawEnd } from "./end.js";
import { handText, isWhole, noHand } from "./hand.js";
import { both, button, faces, fill, keypad, make, say, text } from "./parts.js";
import { rowNamed } from "./row.js";
import { drawRuling } from "./ruling.js";

const desk = document.getElementById("gj-desk");
const place = (name) => desk.querySelector(`[data-place="${name}"]`);
const FROM_FILE = location.protocol === "file:";

const fresh = () => ({
  mode: "play", // or "end": a hand that is over; or "row": a row of the suite
  position: empty(),
  hand: noHand(), // the hand that is over
  told: "", // that hand as text, until the engine has read it
  of: 0, // the seat of which something is said
  row: "", // the name of the row
  asks: null, // what it asks
  profile: "outline",
  departures: {},
  shown: 0, // how many acts have been done at the point shown
  answer: null,
  pending: "", // loading, or why there is no answer
  asked: "", // what the answer is an answer to
  editing: 0, // the seat whose cards are being tapped
  next: { seat: 0, verb: "play", cards: "", to: 0 },
});

let now = fresh();
let asking = 0;

const change = (changes) => {
  now = { ...now, ...changes };
  draw();
};

/* A ruling is of the position shown; whatever changes that asks again, once somebody has asked. */
const changePosition = (position, shown = position.acts.length, changes = {}) => {
  change({ position, shown, ...changes });
  rule();
};

const agreed = () => ({ profile: now.profile, departures: now.departures });
const ruleset = () => ({ profile: now.profile, options: now.departures });

const asked = () => {
  if (now.mode === "end") return { hand: now.told || handText(now.hand) };
  if (now.mode === "row") return { row: now.row };
  return { position: written(now.position, now.shown) };
};

const question = () => ({ ...(now.mode === "row" ? { case: now.asks } : asked()), ruleset: ruleset() });

const answerable = () => now.mode === "play" || Boolean(now.told || now.asks) || isWhole(now.hand);

const rule = async () => {
  if (!answerable()) return change({ answer: null, pending: "" });
  history.replaceState(null, "", address(now.profile, now.departures, asked()));
  if (FROM_FILE) return;
  asking += 1;
  const mine = asking;
  change({ pending: "loading" });
  try {
    const answer = await ask(question());
    if (mine !== asking) return;
    if (answer.told) change({ hand: answer.told, told: "" });
    change({ answer, asked: JSON.stringify(question()), pending: "", next: nextAfter(answer) });
    document.querySelector(".gj-desk-ruling").scrollIntoView({ block: "nearest" });
  } catch (problem) {
    if (mine === asking) change({ answer: null, pending: problem.message });
  }
};

/* Who is asked next is offered first; the last act, where it was refused, stays as it was tapped to be tried otherwise. */
const nextAfter = (answer) => {
  if (answer.error || !answer.offered?.seat || !answer.stands) return now.next;
  const { seat, verbs } = answer.offered;
  return { seat, verb: verbs.includes("play") ? "play" : verbs[0], cards: "", to: 0 };
};

const current = () => now.answer && !now.answer.error && now.asked === JSON.stringify(question());

// The table

const seatName = (seat) => text(`seat_${seat}`);

const seatStands = (seat) => {
  if (current()) return now.answer.table.seats[seat - 1];
  const { position, shown } = now;
  const cards = holdsNone(position, seat) ? "" : heldAfter(position, seat, shown);
  const marks = position.revolution === seat ? ["revolted"] : position.leader === seat && !shown ? ["acts"] : [];
  return { seat, cards, count: cards.length, place: position.out.indexOf(seat) + 1, marks };
};

const drawSeat = (seat) => {
  const stands = seatStands(seat);
  const marks = stands.marks.map((mark) => make("span", { class: `gj-mark gj-mark-${mark}` }, say(`mark_${mark}`)));
  if (stands.place) marks.push(make("span", { class: "gj-mark" }, say("place", { place: stands.place })));
  const pale = !now.position.hands[seat - 1].touched;
  const inside = make(
    "span", {},
    make("b", {}, both(seatName(seat))), " ",
    stands.count ? make("small", {}, say("cards_left", { count: stands.count })) : null,
    make("span", { class: "gj-marks" }, ...marks),
    faces(stands.cards),
  );
  return button(inside, () => change({ editing: now.editing === seat ? 0 : seat }), {
    class: `gj-seat gj-side-${seat % 2}${pale ? " gj-pale" : ""}${stands.marks.includes("acts") ? " gj-acts" : ""}`,
    "data-seat": seat,
    "aria-expanded": String(now.editing === seat),
  });
};

const drawMiddle = () => {
  const lies = current() ? now.answer.table.lies : null;
  if (!lies) return make("div", { class: "gj-middle" }, make("small", {}, say("empty_table")));
  const marks = lies.marks.map((mark) => make("span", { class: "gj-mark" }, say(`mark_${mark}`)));
  return make("div", { class: "gj-middle" }, make("b", {}, both(seatName(lies.seat))), " ", ...marks, faces(lies.cards));
};

// The cards of a seat

const withHand = (seat, hand) => {
  const hands = [...now.position.hands];
  hands[seat - 1] = hand;
  return { ...now.position, hands };
};

const setCards = (seat, cards) =>
  change({ position: withHand(seat, { cards: sorted(cards), touched: true }), answer: null });

const toggleOut = (seat) => {
  const { out, revolution } = now.position;
  const position = { ...now.position, out: out.includes(seat) ? out.filter((one) => one !== seat) : [...out, seat] };
  change({ position: { ...position, revolution: revolution === seat ? 0 : revolution }, answer: null });
};

const toggleRevolt = (seat) => {
  const { out, revolution } = now.position;
  const position = { ...now.position, out: out.filter((one) => one !== seat) };
  change({ position: { ...position, revolution: revolution === seat ? 0 : seat }, answer: null });
};

const doneWithHand = () => {
  change({ editing: 0 });
  if (now.shown && !now.answer) rule();
};

const drawHand = () => {
  const seat = now.editing;
  place("hand").hidden = !seat;
  place("hint").hidden = Boolean(seat);
  if (!seat) return fill(place("hand"));
  const hand = now.position.hands[seat - 1];
  const cards = hand.touched ? hand.cards : hand.given;
  const choice = (key, on, onclick) => button(say(key), onclick, { "aria-pressed": String(on), "data-choice": key });
  const { leader, out, revolution } = now.position;
  return fill(
    place("hand"),
    make("h3", {}, say("hand_of", { seat: seatName(seat) })),
    faces(cards, (card) => setCards(seat, cards.replace(card, ""))),
    keypad((card) => setCards(seat, cards + card)),
    make("p", { class: "gj-desk-hint" }, say("tap_card")),
    make(
      "p", { class: "gj-choices" },
      choice("leads", leader === seat, () => change({ position: { ...now.position, leader: seat }, answer: null })),
      choice("out", out.includes(seat), () => toggleOut(seat)),
      choice("revolted", revolution === seat, () => toggleRevolt(seat)),
      choice("empty", false, () => change({ position: withHand(seat, untouched()), answer: null })),
      button(say("done"), doneWithHand, { class: "gj-main", "data-do": "done" }),
    ),
  );
};

// What is done next

const VERBS = ["play", "pass", "burn", "decline", "cover", "yield", "wind", "allow_cover", "renounce"];

const doNext = () => {
  const { seat, verb, cards, to } = now.next;
  const many = now.answer && !now.answer.error && !now.answer.stands ? now.shown - 1 : now.shown;
  const act = { seat: seat || now.position.leader, do: verb, cards: WITH_CARDS.includes(verb) ? cards : "" };
  if (verb === "allow_cover") act.rest = `P${to || 1}`;
  changePosition(withAct(now.position, act, Math.max(0, many)), Math.max(0, many) + 1, { editing: 0 });
};

const seatsToTap = (chosen, onclick, name) =>
  SEATS.map((seat) => button(both(seatName(seat)), () => onclick(seat), { "aria-pressed": String(seat === chosen), [name]: seat }));

const drawNext = () => {
  const seat = now.next.seat || now.position.leader;
  const { verb, cards, to } = now.next;
  const offered = current() && now.answer.offered.seat === seat ? now.answer.offered.verbs : [];
  const set = (changes) => change({ next: { ...now.next, seat, ...changes } });
  const takesCards = WITH_CARDS.includes(verb);
  fill(
    place("next"),
    make("h3", {}, say("try")),
    make("p", { class: "gj-choices" }, ...seatsToTap(seat, (one) => set({ seat: one }), "data-who")),
    make(
      "p", { class: "gj-choices" },
      ...VERBS.map((one) =>
        button(say(`verb_${one}`), () => set({ verb: one }), {
          "aria-pressed": String(one === verb),
          "data-verb": one,
          class: offered.includes(one) ? "gj-offered" : "",
        }),
      ),
    ),
    takesCards && faces(cards, (card) => set({ cards: cards.replace(card, "") })),
    takesCards && keypad((card) => set({ cards: sorted(cards + card) })),
    verb === "allow_cover" &&
      make("p", { class: "gj-choices" }, say("lets"), " ", ...seatsToTap(to || 1, (one) => set({ to: one }), "data-to")),
    make(
      "p", { class: "gj-choices" },
      button(say("rule_on_it"), doNext, { class: "gj-main", "data-do": "try", disabled: takesCards && !cards }),
      button(say("who_may"), rule, { "data-do": "who-may" }),
    ),
  );
};

// What has been done

const drawActs = () => {
  const acts = now.position.acts.map((act, index) => {
    const inside = make("span", {}, both(seatName(act.seat)), " ", say(`verb_${act.do}`), " ", faces(act.cards), act.rest ?? "");
    const onclick = () => changePosition(now.position, index + 1);
    return make("li", {}, button(inside, onclick, {
      class: index < now.shown ? "" : "gj-later",
      "aria-current": index + 1 === now.shown ? "step" : null,
    }));
  });
  fill(place("acts"), ...(acts.length ? acts : [make("li", { class: "gj-desk-hint" }, say("nothing_done"))]));
  const enable = (name, on) => (desk.querySelector(`[data-do="${name}"]`).disabled = !on);
  enable("back", now.shown > 0);
  enable("on", now.shown < now.position.acts.length);
  enable("take-back", now.shown > 0);
};

// The end of a hand

const changeHand = (hand) => {
  change({ hand, told: "" });
  rule();
};

const openMode = (mode) => {
  change({ mode, answer: null, pending: "" });
  if (mode === "play" ? now.shown : answerable()) rule();
  else history.replaceState(null, "", location.pathname + location.search);
};

const drawParts = () => {
  for (const part of desk.querySelectorAll("[data-part]")) part.hidden = part.dataset.part !== now.mode;
  for (const one of desk.querySelectorAll("[data-mode]")) one.setAttribute("aria-pressed", String(one.dataset.mode === now.mode));
  if (now.mode === "row") fill(place("row"), make("code", {}, now.row), " ", now.asks ? both(now.asks.title) : null);
  if (now.mode !== "end") return;
  const answer = now.answer && !now.answer.error ? now.answer : null;
  drawEnd(place("end-table"), place("end-side"), { hand: now.hand, answer, editing: now.of, on: changeHand, edit: (of) => change({ of }) });
};

// The rules of the table

const changeRules = (profile, departures) => {
  change({ profile, departures });
  if (now.answer || now.shown || now.mode !== "play") rule();
};

const drawRules = () => {
  for (const one of desk.querySelectorAll("[data-profile]"))
    one.setAttribute("aria-pressed", String(one.dataset.profile === now.profile));
  const named = current() ? now.answer.departures : Object.entries(now.departures).map(([option, value]) => ({ option, value, zh: `${option} = ${value}`, en: `${option} = ${value}` }));
  const without = (option) => Object.fromEntries(Object.entries(now.departures).filter(([name]) => name !== option));
  const chips = named.map((one) => button(make("span", {}, both(one), " ✕"), () => changeRules(now.profile, without(one.option))));
  fill(place("departures"), ...chips);
  place("departures").parentElement.hidden = !chips.length;
};

// All of it

const draw = () => {
  const focus = document.activeElement?.dataset ?? {};
  drawParts();
  if (now.mode === "play") {
    fill(place("table"), ...SEATS.map(drawSeat), drawMiddle());
    drawHand();
    drawNext();
    drawActs();
  }
  drawRuling(place("ruling"), now, (one) => changeRules(now.profile, { ...now.departures, [one.option]: one.value }), (hand) => openText(hand, agreed()));
  drawRules();
  place("text").value = now.mode === "end" ? now.told || handText(now.hand) : now.mode === "row" ? "" : written(now.position, now.shown);
  for (const name of ["seat", "card", "verb", "who", "to", "choice", "endSeat", "says"])
    if (focus[name]) desk.querySelector(`[data-${name.replace("S", "-s")}="${focus[name]}"]`)?.focus({ preventScroll: true });
  if (document.documentElement.dataset.gjScript === "hant") GoujiScript.show(true, "");
};

/* A position written otherwise than here, in Chinese for one; nothing, and why not, where it is none. */
const readByEngine = async (words) => {
  const found = FROM_FILE ? {} : await ask({ read: words });
  if (found.position) return read(found.position);
  const { error } = found;
  fill(place("pasted"), error ? both(error.part ? text("part", { part: error.part, problem: error }) : error) : say("unreadable"));
  return null;
};

/* What is written with slashes is a position; places are a hand that is over, which the engine reads. */
const openText = async (words, changes = {}) => {
  const isPosition = words.includes("/");
  const position = isPosition ? read(words) ?? (await readByEngine(words)) : null;
  if (isPosition && !position) return;
  fill(place("pasted"));
  now = { ...fresh(), ...changes, ...(isPosition ? {} : { mode: "end", told: words.trim() }) };
  if (isPosition) changePosition(position);
  else rule();
};

const openRow = async (row, changes) => {
  const asks = FROM_FILE ? null : await rowNamed(row);
  now = { ...fresh(), ...changes, mode: "row", row, asks };
  if (asks) rule();
  else change({ pending: row });
};

const share = async () => {
  await navigator.clipboard?.writeText(location.href);
  fill(place("shared"), say("copied"));
};

const useRules = async () => {
  const found = await ask({ rules: place("rules").value });
  fill(place("rules-read"), found.error ? both(found.error) : say("used"));
  if (found.ruleset) changeRules(found.ruleset.profile, found.ruleset.options);
};

const DO = {
  back: () => changePosition(now.position, now.shown - 1),
  on: () => changePosition(now.position, now.shown + 1),
  "take-back": () => changePosition({ ...now.position, acts: now.position.acts.slice(0, now.shown - 1) }),
  "end-anew": () => {
    history.replaceState(null, "", location.pathname + location.search);
    change({ ...fresh(), mode: "end", ...agreed() });
  },
  anew: () => {
    history.replaceState(null, "", location.pathname + location.search);
    change({ ...fresh(), mode: now.mode, ...agreed() });
  },
  share,
  "use-rules": useRules,
  open: () => openText(place("text").value, agreed()),
};

const openAddress = () => {
  const given = fromAddress(location.hash);
  if (!given) return;
  const { row, words, ...agreed } = given;
  if (row) openRow(row, agreed);
  else openText(words, agreed);
};

/* Kept by a service worker where the browser allows it: the desk then works without a network. */
const keepOffline = async () => {
  if (!("serviceWorker" in navigator) || FROM_FILE) return;
  const ready = await navigator.serviceWorker.register("desk-offline.js").then(() => navigator.serviceWorker.ready, () => null);
  const used = performance.getEntriesByType("resource").map((entry) => entry.name);
  ready?.active?.postMessage({ keep: [location.href.split("#")[0], ...used] });
};

const begin = () => {
  for (const [name, does] of Object.entries(DO)) desk.querySelector(`[data-do="${name}"]`).addEventListener("click", does);
  for (const one of desk.querySelectorAll("[data-profile]"))
    one.addEventListener("click", () => changeRules(one.dataset.profile, {}));
  for (const one of desk.querySelectorAll("[data-mode]")) one.addEventListener("click", () => openMode(one.dataset.mode));
  document.getElementById("gj-desk-file").hidden = !FROM_FILE;
  desk.addEventListener("click", () => FROM_FILE || wake().then(keepOffline, () => {}), { once: true });
  window.addEventListener("hashchange", openAddress);
  draw();
  openAddress();
};

if (desk?.dataset.built !== undefined) begin();
