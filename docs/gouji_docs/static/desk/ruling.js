/* A ruling as it is shown: its paragraphs, a picture where it brings one, and the agreements on which it turned. */

import { both, button, fill, linked, make, say, text } from "./parts.js";

const paragraph = (one) => {
  const number = one.clause && one.kind === "clause" ? `${one.clause} ` : "";
  return make("div", { class: `gj-said gj-said-${one.kind}` }, linked({ zh: number + one.zh, en: number + one.en }));
};

const picture = (drawn) => {
  const found = make("div", { class: "gj-strip" });
  found.innerHTML = drawn; // the engine's own drawing
  return found;
};

const hint = (key) => make("p", { class: "gj-desk-hint" }, say(key));
const notice = (...inside) => make("p", { class: "gj-desk-notice" }, ...inside);

/* Draw the answer, or why there is none; *take* is told which option the table had better play, *settle* which hand is over. */
export const drawRuling = (place, { answer, pending }, take, settle) => {
  if (!answer && pending === "loading") return fill(place, make("p", { class: "gj-desk-hint gj-desk-loading" }, say("loading")));
  if (!answer && pending) return fill(place, notice(say("failed", { problem: pending })));
  if (!answer) return fill(place, hint("no_ruling"));
  if (answer.error) {
    const words = answer.error.part ? text("part", { part: answer.error.part, problem: answer.error }) : answer.error;
    return fill(place, notice(both(words)));
  }
  const accepted = answer.ruling?.accepted ?? answer.holds;
  const others = answer.turned.map((one) => button(both(one), () => take(one), { "data-option": one.option }));
  return fill(
    place,
    make("div", { class: "gj-verdict", "data-accepted": accepted === undefined ? "none" : String(accepted) }, ...answer.paragraphs.map(paragraph)),
    answer.picture && picture(answer.picture),
    answer.hand && make("p", {}, button(say("settle_it"), () => settle(answer.hand), { class: "gj-main", "data-do": "settle" })),
    others.length ? make("p", { class: "gj-choices" }, say("play_so"), " ", ...others) : null,
  );
};
