/* "My table": what a table plays stands in the address (?table=folk,points:on) and is kept from page to page;
   what does not hold there turns grey.  What profiles play is fetched once a table is chosen. */
"use strict";

const GoujiTable = (() => {
  const KEPT = "gouji-table";
  const root = document.documentElement;
  let law = null;
  let waiting = [];
  let storing = true;

  const stored = (place, words) => {
    try {
      if (words === undefined) return place().getItem(KEPT);
      if (words) place().setItem(KEPT, words);
      else place().removeItem(KEPT);
    } catch {
      storing = false; /* then links carry the address on */
    }
    return null;
  };
  const ofTab = (words) => stored(() => sessionStorage, words);
  const ofBrowser = (words) => stored(() => localStorage, words);

  /* "folk,points:on" <-> { profile, departures } */
  const parsed = (words) => {
    const [profile, ...rest] = (words ?? "").split(",");
    if (!(profile in law.profiles)) return null;
    const departures = {};
    for (const part of rest) {
      const at = part.indexOf(":");
      const [name, value] = [part.slice(0, at), part.slice(at + 1)];
      if (at > 0 && allows(name, value)) departures[name] = value;
    }
    return { profile, departures };
  };

  const written = ({ profile, departures }) =>
    [profile, ...Object.entries(departures).map(([name, value]) => `${name}:${value}`)].join(",");

  const allows = (name, value) => {
    const known = law.options[name];
    return typeof known === "string" ? new RegExp(`^(?:${known})$`).test(value) : Boolean(known?.includes(value));
  };

  /* "points=on&report=shown|off" -> [[name, values]] */
  const condition = (words) =>
    words.split("&").map((part) => {
      const at = part.indexOf("=");
      return [part.slice(0, at), part.slice(at + 1).split("|").map(decodeURIComponent)];
    });

  const holds = (words, values) => condition(words).every(([name, some]) => some.includes(values[name]));

  /* The value of every option at a table, what some of them bring among it. */
  const valuesOf = ({ profile, departures }) => {
    const values = { ...law.profiles[profile], ...departures };
    for (const [when, needs] of law.brings)
      if (holds(when, values))
        for (const [name, some] of condition(needs))
          if (!(name in departures) && !some.includes(values[name])) values[name] = some[0];
    return values;
  };

  const isProfile = (table) =>
    Object.entries(valuesOf(table)).every(([name, value]) => law.profiles[table.profile][name] === value);

  const bar = () => document.querySelector(".gj-table-line");
  const wanted = () => new URLSearchParams(location.search).get("table") ?? ofTab() ?? ofBrowser() ?? "";

  const withLaw = (then) => {
    if (law) return then();
    waiting.push(then);
    if (waiting.length > 1) return undefined;
    const script = document.createElement("script");
    script.src = bar().dataset.law;
    return document.head.append(script);
  };

  const read = (data) => {
    law = data;
    for (const then of waiting.splice(0)) then();
  };

  const note = (word, before) => before.after(" ", bar().querySelector(`[data-word="${word}"]`).content.cloneNode(true));

  const HOSTS = "li, details.gj-fold, .gj-answer, .gj-scenario, .gj-rules-value, .gj-rules-row, section";

  const clear = () => {
    for (const element of document.querySelectorAll(".gj-idle, .gj-mine, .gj-departs, .gj-chosen"))
      element.classList.remove("gj-idle", "gj-mine", "gj-departs", "gj-chosen");
    for (const element of document.querySelectorAll("article .gj-table-note")) element.remove();
    for (const mark of document.querySelectorAll(".gj-where")) mark.hidden = true;
  };

  const answered = (section, values) => {
    const answers = [...section.querySelectorAll(":scope > .gj-answer")];
    const markOf = (answer) => answer.querySelector(":scope > .gj-where");
    const mine = answers.find((answer) => markOf(answer) && holds(markOf(answer).dataset.where, values)) ?? answers.find((answer) => !markOf(answer));
    for (const answer of answers) answer.classList.add(answer === mine ? "gj-mine" : "gj-idle");
    if (answers.length > 1) mine.classList.add("gj-chosen");
  };

  /* Show the pages as the table has them; without one as all have them. */
  const show = (table) => {
    clear();
    root.toggleAttribute("data-gj-table", Boolean(table));
    if (!table && document.querySelector(".gj-rules-sheet")) table = { profile: "outline", departures: {} };
    if (!table) return;
    const values = valuesOf(table);
    for (const mark of document.querySelectorAll(".gj-where")) {
      const host = mark.closest(HOSTS);
      if (host.classList.contains("gj-answer")) continue;
      const played = holds(mark.dataset.where, values);
      const value = host.tagName === "LI" || host.classList.contains("gj-rules-value");
      if (played && value) {
        host.classList.add("gj-mine");
        const [name] = condition(mark.dataset.where)[0];
        if (values[name] !== law.profiles[table.profile][name]) host.parentElement.classList.add("gj-departs");
      }
      if (played) continue;
      host.classList.add("gj-idle");
      if (value) continue;
      note("idle", mark);
      mark.hidden = !mark.childElementCount;
    }
    for (const line of document.querySelectorAll(".gj-rules-of > p"))
      line.hidden = !line.classList.contains(`gj-of-${table.profile}`) && !(line.classList.contains("gj-of-departing") && !isProfile(table));
    for (const section of document.querySelectorAll(".gj-question:not(.gj-idle)")) answered(section, values);
  };

  const inAddress = (words) => {
    const address = new URL(location.href);
    if (words) address.searchParams.set("table", words);
    else address.searchParams.delete("table");
    address.search = address.search.replaceAll("%2C", ",").replaceAll("%3A", ":");
    if (address.href !== location.href) history.replaceState(null, "", address);
  };

  const label = () => {
    const language = root.dataset.gjLang;
    for (const option of bar()?.querySelectorAll("option") ?? []) {
      const { zh, en } = option.dataset;
      option.textContent = language === "zh" ? zh : language === "en" || zh === en ? en : `${zh} ${en}`;
    }
  };

  const inBar = (table, words) => {
    const line = bar();
    const select = line.querySelector("select");
    select.value = !table ? "" : isProfile(table) ? table.profile : "own";
    line.querySelector(".gj-table-links").hidden = !table;
    const asked = words ? `?table=${encodeURIComponent(words)}` : "";
    const lead = (to, address) => line.querySelector(`[data-to="${to}"]`).setAttribute("href", address);
    lead("page", `${line.dataset.page}${asked}`);
    lead("compare", `${line.dataset.page}${asked}#compare`);
    lead("sheet", `${line.dataset.sheet}${asked}`);
    line.hidden = !document.querySelector(".gj-where");
  };

  /* Read the whole book by a table: "folk,points:on"; by none where nothing is said. */
  const choose = (words) => {
    ofTab(words);
    ofBrowser(words);
    use(words);
  };

  const use = (words) => {
    inAddress(words);
    const found = (table) => {
      inBar(table, words);
      show(table);
      document.dispatchEvent(new CustomEvent("gj-table", { detail: table }));
    };
    if (words) withLaw(() => found(parsed(words)));
    else if (document.querySelector(".gj-rules-sheet")) withLaw(() => found(null));
    else found(null);
  };

  const onward = (event) => {
    const link = event.target.closest("a[href]");
    const words = new URLSearchParams(location.search).get("table");
    if (!storing && words && link && link.origin === location.origin && !link.search)
      link.search = `?table=${encodeURIComponent(words)}`;
  };

  document.addEventListener("DOMContentLoaded", () => {
    if (!bar()) return;
    label();
    document.addEventListener("gj-language", label);
    document.addEventListener("click", onward, true);
    bar().querySelector("select").addEventListener("change", (event) => {
      const chosen = event.target.value;
      if (chosen === "own") location.href = bar().querySelector('[data-to="page"]').href;
      else choose(chosen);
    });
    const words = wanted();
    if (words) ofTab(words);
    use(words);
  });

  return { read, withLaw, parsed, written, allows, valuesOf, holds, choose, law: () => law };
})();
