/* The page on which a table is made: a profile, what is agreed otherwise, another one beside it, a file. */
"use strict";

document.addEventListener("DOMContentLoaded", () => {
  const page = document.getElementById("gj-my-table");
  const place = (name) => page.querySelector(`[data-place="${name}"]`);
  const options = [...page.querySelectorAll(".gj-one-option")];
  let table = { profile: "outline", departures: {} };
  let other = new URLSearchParams(location.search).get("with") ?? "outline";

  const word = (name) => page.querySelector(`template[data-word="${name}"]`).content.cloneNode(true);
  const fieldOf = (name) => options.find((field) => field.dataset.option === name);

  /* A value in words, as it stands in the list; what was filled in stands for itself. */
  const wordsOf = (name, value) => {
    const found = [...fieldOf(name).querySelectorAll(".gj-one-value")].find((label) => label.dataset.value === value);
    return found ? found.querySelector(".gj-value-words").cloneNode(true) : document.createTextNode(value);
  };
  const nameOf = (name) => fieldOf(name).querySelector("legend a").cloneNode(true);

  const make = (kind, className, ...children) => {
    const element = document.createElement(kind);
    element.className = className;
    element.append(...children);
    return element;
  };

  const row = (name, mine, theirs) => {
    const head = page.querySelector(`[data-with="${other}"]`);
    const who = (label) => make("span", "gj-compared-who", label);
    const heading = document.createDocumentFragment();
    heading.append(...[...head.childNodes].map((node) => node.cloneNode(true)));
    const sides = mine === theirs
      ? [make("p", "", wordsOf(name, mine))]
      : [make("p", "gj-compared-mine", who(word("your_table")), " ", wordsOf(name, mine)), make("p", "", who(heading), " ", wordsOf(name, theirs))];
    return make("div", "gj-compared", make("p", "gj-compared-name", nameOf(name)), ...sides);
  };

  const compare = (values) => {
    const theirs = GoujiTable.valuesOf({ profile: other, departures: {} });
    const names = options.map((field) => field.dataset.option);
    const differing = names.filter((name) => values[name] !== theirs[name]);
    const alike = names.filter((name) => values[name] === theirs[name]);
    const rows = (some) => some.map((name) => row(name, values[name], theirs[name]));
    place("differing").replaceChildren(...rows(differing));
    place("alike").replaceChildren(...rows(alike));
    place("how-many").textContent = differing.length;
    place("how-many-same").textContent = alike.length;
    place("none").hidden = differing.length > 0;
    place("compared").hidden = false;
    for (const button of page.querySelectorAll("[data-with]"))
      button.setAttribute("aria-pressed", String(button.dataset.with === other));
  };

  const asFile = () => {
    const lines = Object.entries(table.departures).map(([name, value]) => `${name} = "${value}"`);
    return `profile = "${table.profile}"\n\n[options]\n${lines.map((line) => `${line}\n`).join("")}`;
  };

  const address = () => {
    const found = new URL(location.href);
    const words = GoujiTable.written(table);
    found.hash = "";
    found.search = `?table=${encodeURIComponent(words).replaceAll("%2C", ",").replaceAll("%3A", ":")}&with=${other}`;
    return found;
  };

  const draw = () => {
    const values = GoujiTable.valuesOf(table);
    for (const field of options) {
      const name = field.dataset.option;
      for (const input of field.querySelectorAll('input[type="radio"]')) input.checked = input.value === values[name];
      const own = field.querySelector("[data-own]");
      const listed = [...field.querySelectorAll('input[type="radio"]')].some((input) => input.checked);
      if (own) own.value = listed ? "" : values[name];
      field.classList.toggle("gj-departs", values[name] !== law().profiles[table.profile][name]);
    }
    for (const button of page.querySelectorAll("[data-profile]"))
      button.setAttribute("aria-pressed", String(button.dataset.profile === table.profile));
    const departing = options.map((field) => field.dataset.option).filter((name) => values[name] !== law().profiles[table.profile][name]);
    const departs = departing.map((name) => make("span", "gj-choice", nameOf(name), " ", wordsOf(name, values[name])));
    place("departs").replaceChildren(...(departs.length ? departs.flatMap((one) => [one, " "]) : [word("nothing")]));
    for (const box of page.querySelectorAll(".gj-table-broken"))
      box.hidden = !GoujiTable.holds(box.dataset.when, values) || GoujiTable.holds(box.dataset.needs, values);
    const agreed = Object.entries(table.departures).map(([name, value]) => `${name}:${value}`).join(",");
    const shared = `?table=${encodeURIComponent(GoujiTable.written(table))}`;
    page.querySelector('[data-to="sheet"]').href = page.dataset.sheet + shared;
    page.querySelector('[data-to="desk"]').href = `${page.dataset.desk}#t=${table.profile}${agreed ? `&o=${encodeURIComponent(agreed)}` : ""}`;
    place("file").value = asFile();
    history.replaceState(null, "", `${address().search}${location.hash}`);
    for (const said of page.querySelectorAll("[data-said]")) said.hidden = true;
    compare(values);
  };

  const say = (name) => {
    for (const said of page.querySelectorAll("[data-said]")) said.hidden = said.dataset.said !== name;
  };

  const agree = (name, value) => {
    if (law().profiles[table.profile][name] === value) delete table.departures[name];
    else table.departures[name] = value;
    const brought = GoujiTable.valuesOf(table)[name];
    if (brought !== value) table.departures[name] = value; /* what another option brings is set aside by name */
    draw();
  };
  const law = () => GoujiTable.law();

  /* A file of rules: profile = "…", then [options] name = "value"; answers with the line that says nothing known. */
  const readFile = (words) => {
    const found = { profile: "outline", departures: {} };
    const lines = words.split("\n").map((line, number) => [line.replace(/(^|\s)#.*$/, "").trim(), number + 1]);
    for (const [line, number] of lines) {
      if (!line || line === "[options]") continue;
      const [, name, quoted, bare] = /^(\w+)\s*=\s*(?:["'](.*)["']|(\w+))$/.exec(line) ?? [];
      const value = quoted ?? bare;
      if (name === "name" || name === "note") continue;
      if (name === "profile" && value in law().profiles) found.profile = value;
      else if (name && GoujiTable.allows(name, value)) found.departures[name] = value;
      else return { fault: { line: number, words: line } };
    }
    return { table: found };
  };

  const useFile = () => {
    const { table: read, fault } = readFile(place("file").value);
    const shown = place("file-fault");
    shown.textContent = "";
    if (read) {
      table = read;
      draw();
      say("file_read");
      return;
    }
    const said = (words) => words.replace("{line}", fault.line).replace("{words}", fault.words);
    const language = document.documentElement.dataset.gjLang;
    shown.textContent = language === "en" ? said(shown.dataset.en) : language === "zh" ? said(shown.dataset.zh) : `${said(shown.dataset.zh)} ${said(shown.dataset.en)}`;
  };

  const doing = {
    take: () => GoujiTable.choose(GoujiTable.written(table)) ?? say("taken"),
    leave: () => GoujiTable.choose(""),
    copy: () => navigator.clipboard?.writeText(address().href).then(() => say("copied"), () => {}),
    "use-file": useFile,
  };

  const begin = (given) => {
    table = given ?? table;
    draw();
  };

  page.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (!button) return;
    if (button.dataset.profile) begin({ profile: button.dataset.profile, departures: {} });
    else if (button.dataset.with) {
      other = button.dataset.with;
      draw();
    } else doing[button.dataset.do]?.();
  });

  page.addEventListener("change", (event) => {
    const { target } = event;
    if (target.type === "radio") agree(target.name, target.value);
    else if (target.dataset.own) {
      const right = GoujiTable.allows(target.dataset.own, target.value.trim());
      target.closest("fieldset").querySelector(".gj-wrong").hidden = right;
      target.setAttribute("aria-invalid", String(!right));
      if (right) agree(target.dataset.own, target.value.trim());
    }
  });

  document.querySelector(".gj-table-line").hidden = true;
  const words = new URLSearchParams(location.search).get("table");
  GoujiTable.withLaw(() => begin(GoujiTable.parsed(words)));
  document.addEventListener("gj-table", (event) => {
    if (event.detail && GoujiTable.written(event.detail) !== GoujiTable.written(table)) begin(event.detail);
  });
});
