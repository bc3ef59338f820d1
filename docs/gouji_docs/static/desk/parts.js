/* What the desk is made of: elements that say everything in both languages; the style shows the one chosen. */

import { RANKS } from "./position.js";

const words = JSON.parse(document.getElementById("gj-desk-words")?.textContent ?? "{}");
const LANGS = { zh: "zh-Hans", en: "en" };
const SHOWN = { T: "10", B: "大", S: "小" };

/* An element with attributes and children; what is not an element is text. */
export const make = (tag, given = {}, ...children) => {
  const found = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (name === "onclick") found.addEventListener("click", value);
    else if (value === true) found.setAttribute(name, "");
    else if (value !== false && value !== null && value !== undefined) found.setAttribute(name, value);
  }
  found.append(...children.filter(Boolean));
  return found;
};

const filled = (text, values, language) =>
  text.replace(/\{(\w+)\}/g, (_, name) => values[name]?.[language] ?? values[name] ?? "");

/* The message *key* filled in; values that have two languages each in their own. */
export const text = (key, values = {}) => ({
  zh: filled(words[key].zh, values, "zh"),
  en: filled(words[key].en, values, "en"),
});

/* Put *children* in the place of what stands in *element*. */
export const fill = (element, ...children) => element.replaceChildren(...children.filter(Boolean));

/* Words of both languages as two elements; *tag* makes blocks of them. */
export const both = (said, tag = "span", change = (part) => [part]) => {
  if (tag === "span" && said.zh === said.en) return make(tag, {}, ...change(said.en));
  const one = (language) => make(tag, { class: `gj-${language}`, lang: LANGS[language] }, ...change(said[language]));
  const between = tag === "span" ? [make("span", { class: "gj-between" }, " ")] : [];
  const found = document.createDocumentFragment();
  found.append(one("zh"), ...between, one("en"));
  return found;
};

export const say = (key, values) => both(text(key, values));

export const button = (inside, onclick, given = {}) => make("button", { type: "button", ...given, onclick }, inside);

export const cardName = (card) => ({ zh: SHOWN[card] ?? card, en: card === "T" ? "10" : card });

/* Cards as faces, alike ones together; *onclick* is told which was tapped. */
export const faces = (cards, onclick = null) => {
  const found = make("span", { class: "gj-faces" });
  for (const card of RANKS) {
    const many = [...cards].filter((one) => one === card).length;
    if (!many) continue;
    const inside = [both(cardName(card)), many > 1 ? make("sub", {}, `×${many}`) : null].filter(Boolean);
    const given = { class: `gj-face${"BS".includes(card) ? ` gj-face-${card}` : ""}`, "data-card": card };
    found.append(
      onclick ? make("button", { type: "button", ...given, onclick: () => onclick(card) }, ...inside)
              : make("span", given, ...inside),
    );
  }
  return found;
};

/* The fifteen cards to tap. */
export const keypad = (onclick) =>
  make("span", { class: "gj-keypad" }, ...RANKS.map((card) => button(both(cardName(card)), () => onclick(card), { "data-card": card })));

const CLAUSE = /((?:GJ|GH)-[a-z0-9-]+(?:\.\d+)+)/;
const pageOf = (clause) => {
  const [kind, article] = [clause.slice(0, 2), clause.slice(3).split(".")[0]];
  return kind === "GJ" ? `articles/${article.padStart(2, "0")}.html#${clause}` : `house/${article}.html#${clause}`;
};

/* A text with the clauses that it cites as links. */
export const linked = (said, tag = "p") =>
  both(said, tag, (part) =>
    part.split(CLAUSE).map((piece, index) => (index % 2 ? make("a", { href: pageOf(piece) }, piece) : piece)),
  );
