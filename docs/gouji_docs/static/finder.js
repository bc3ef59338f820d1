/* The search page: what was typed is found (finding.js) and shown, the best first. */
"use strict";

const GoujiFinder = (() => {
  const FIRST = 12; /* the others wait behind a button */
  const PAUSE = 150;

  let data = null;
  let reader = null;
  let marks = [];

  const make = (kind, className, words) => {
    const element = document.createElement(kind);
    if (className) element.className = className;
    if (words) element.textContent = words;
    return element;
  };

  /* Words with what was asked for marked in them. */
  const marked = (words) => {
    const shown = document.createDocumentFragment();
    const plain = [...words].map((sign) => (reader.simplified.get(sign) ?? sign).toLowerCase()).join("");
    if (plain.length !== words.length || !marks.length) {
      shown.append(words);
      return shown;
    }
    let at = 0;
    while (at < words.length) {
      const next = marks
        .map((mark) => [plain.indexOf(mark, at), mark.length])
        .filter(([place]) => place >= 0)
        .sort(([one, size], [other, length]) => one - other || length - size)[0];
      if (!next) break;
      shown.append(words.slice(at, next[0]));
      shown.append(make("mark", "", words.slice(next[0], next[0] + next[1])));
      at = next[0] + next[1];
    }
    shown.append(words.slice(at));
    return shown;
  };

  const both = (kind, className, zh, en) => {
    const element = make(kind, className);
    for (const [language, lang, words] of [["zh", "zh-Hans", zh], ["en", "en", en]]) {
      if (!words) continue;
      const span = element.appendChild(make("span", zh && en ? `gj-${language}` : ""));
      span.lang = lang;
      span.append(marked(words));
      if (language === "zh" && en) element.append(make("span", "gj-between", " "));
    }
    return element;
  };

  const CUT = 160;
  const short = (words) => (words.length > CUT * 2 ? `${words.slice(0, CUT * 2)}…` : words);

  const hit = (number) => {
    const [kindNumber, id, zhTitle, enTitle, zh, en] = data.index.entries[number];
    const [kind, zhKind, enKind] = data.kinds[kindNumber];
    const item = make("li", `gj-hit gj-hit-${kind}`);
    const head = item.appendChild(make("p"));
    head.append(both("span", "gj-badge", zhKind, enKind), " ");
    const link = head.appendChild(make("a"));
    link.href = document.documentElement.dataset.content_root + data.urls[number];
    if (kind !== "page") link.append(make("code", "", id));
    if (zhTitle || enTitle) link.append(" ", both("span", "", zhTitle, enTitle));
    if (zh || en) item.append(both("p", "", short(zh), short(en)));
    return item;
  };

  /* A guide is not shown to those who read the other language. */
  const isShown = (number) => {
    const [, , zhTitle, enTitle, zh, en] = data.index.entries[number];
    const wanted = document.documentElement.dataset.gjLang;
    return wanted === "both" || !(zhTitle || enTitle || zh || en) || Boolean(wanted === "zh" ? zhTitle || zh : enTitle || en);
  };

  const listed = (numbers) => {
    const list = make("ol", "gj-hits");
    for (const number of numbers) list.append(hit(number));
    return list;
  };

  /* What the engine said of a set while the book was made. */
  const aboutSets = (cards) => {
    const { said, sets, over, mixed } = data.sets;
    let texts = cards.map(GoujiFinding.written);
    if (texts.length > 1 && !over[texts.join(" > ")]) texts = texts.slice(1); /* what beats it is said all the same */
    const isMixed = cards.some((counts) => Object.keys(counts).filter((card) => !"2SB".includes(card)).length > 1);
    const numbers = isMixed ? [mixed] : ((texts.length > 1 ? over[texts.join(" > ")] : sets[texts[0]]) ?? []);
    if (!numbers.length) return null;
    const box = make("section", "gj-set-answer");
    box.append(make("p", "gj-set-cards", texts.join("  /  ")));
    for (const number of numbers) box.append(both("p", "", ...said[number]));
    return box;
  };

  const marksOf = (asked, words) => {
    const typed = reader.normal(words).match(/[a-z]{3,}|[\u3400-\u9fff]{2,}/g) ?? [];
    return [...new Set([...typed, ...asked.hints, ...asked.corrected.map(({ taken }) => reader.normal(taken))])]
      .filter((mark) => mark.length > 1)
      .sort((one, other) => other.length - one.length);
  };

  const noted = (asked) =>
    asked.corrected
      .filter(({ pinyin }) => !pinyin)
      .map(({ typed, taken }) => both("p", "gj-read-as", `“${typed}”按“${taken}”查找。`, `“${typed}” was read as “${taken}”.`));

  /* A reader of traditional characters is shown what was found in them too. */
  const inScript = () => {
    if (document.documentElement.dataset.gjScript === "hant") GoujiScript.show(true, "");
  };

  const show = (words, place) => {
    place.textContent = "";
    marks = [];
    delete place.dataset.done;
    if (!words.trim()) return;
    const { asked, hits: all } = GoujiFinding.find(reader, words);
    const hits = all.filter(({ entry }) => isShown(entry));
    const box = asked.cards && aboutSets(asked.cards);
    const notes = noted(asked);
    marks = marksOf(asked, words);
    const count = both("p", "gj-count", hits.length ? `找到 ${hits.length} 处` : "没有找到；常问的在这里：",
      hits.length ? `${hits.length} found` : "Nothing found. What is asked most:");
    count.setAttribute("role", "status");
    place.append(...notes, ...(box ? [box] : []), count);
    if (!hits.length) {
      place.append(listed(data.index.first));
      inScript();
      place.dataset.done = "0";
      return;
    }
    place.append(listed(hits.slice(0, FIRST).map(({ entry }) => entry)));
    if (hits.length > FIRST) {
      const more = make("button");
      more.type = "button";
      more.append(both("span", "", `其余 ${hits.length - FIRST} 处`, `${hits.length - FIRST} more`));
      more.addEventListener("click", () => {
        const rest = listed(hits.slice(FIRST).map(({ entry }) => entry));
        more.replaceWith(rest);
        rest.querySelector("a").focus();
      });
      place.append(more);
    }
    inScript();
    place.dataset.done = String(hits.length);
  };

  const follow = (box, place) => {
    new MutationObserver(() => show(box.value, place)).observe(document.documentElement, {
      attributeFilter: ["data-gj-lang"],
    });
    let waiting = 0;
    const again = () => {
      const address = new URL(location.href);
      address.searchParams.set("q", box.value);
      history.replaceState(null, "", address);
      show(box.value, place);
    };
    box.addEventListener("input", (event) => {
      if (event.isComposing) return;
      clearTimeout(waiting);
      waiting = setTimeout(again, PAUSE);
    });
    box.addEventListener("compositionend", again);
    box.form.addEventListener("submit", (event) => {
      event.preventDefault();
      clearTimeout(waiting);
      again();
      place.querySelector("a")?.focus();
    });
  };

  const read = (given) => {
    data = given;
    reader = new GoujiFinding.Reader(data.index);
    const words = new URLSearchParams(location.search).get("q") ?? "";
    const place = document.getElementById("gj-found");
    for (const input of document.querySelectorAll('input[name="q"]')) input.value = words;
    if (!place) return;
    show(words, place);
    follow(document.querySelector(".gj-search input"), place);
  };

  return { read };
})();
