/* Finds single clauses, terms and the rest by what stands in them, in either language and either script. */
"use strict";

const GoujiFinder = (() => {
  const WEIGHT = { term: 30, clause: 24, option: 14, interpretation: 10, method: 8, reason: 6, erratum: 4, scenario: 2 };
  const NAMED = new Set(["term", "option", "reason"]); /* the others' titles are whole sentences */
  const FIRST = 30;

  const normal = (words, simplified) =>
    [...words.normalize("NFKC").toLowerCase()].map((sign) => simplified[sign] ?? sign).join("").replace(/\s+/g, " ").trim();

  /* Where a phrase does not stand as it was typed, the pairs of characters it is made of may. */
  const pairs = (part) =>
    /^[\u3400-\u9fff]{3,}$/.test(part) ? [...part].slice(1).map((sign, index) => [...part][index] + sign) : null;

  const score = (entry, query, parts) => {
    const [kind, id, , zhTitle, enTitle] = entry.row;
    let found = WEIGHT[kind] ?? 0;
    for (const part of parts) {
      if (entry.hay.includes(part)) continue;
      const split = pairs(part);
      if (!split || !split.every((pair) => entry.hay.includes(pair))) return 0;
      found -= 20;
    }
    if (found < 1) found = 1;
    const lower = id.toLowerCase();
    if (lower === query) found += 1000;
    else if (lower.startsWith(query + ".") || lower.startsWith(query + "-")) found += 400;
    if (entry.titles.includes(query)) found += 500;
    else if (NAMED.has(kind) && `${zhTitle} ${enTitle}`.toLowerCase().includes(query)) found += 60;
    if (/[a-z]/.test(query) && new RegExp(`\\b${query.replace(/[^\w ]/g, "\\$&")}\\b`).test(entry.hay)) found += 20;
    return found + 10 / (1 + entry.hay.length / 80);
  };

  const marked = (words, parts, simplified) => {
    const shown = document.createDocumentFragment();
    const plain = [...words].map((sign) => simplified[sign] ?? sign.toLowerCase()).join("");
    let at = 0;
    while (at < words.length) {
      let next = -1;
      let size = 0;
      for (const part of parts) {
        const place = plain.indexOf(part, at);
        if (place >= 0 && (next < 0 || place < next || (place === next && part.length > size))) {
          next = place;
          size = part.length;
        }
      }
      if (next < 0) break;
      shown.append(words.slice(at, next));
      const mark = document.createElement("mark");
      mark.textContent = words.slice(next, next + size);
      shown.append(mark);
      at = next + size;
    }
    shown.append(words.slice(at));
    return shown;
  };

  const both = (kind, zh, en, parts, simplified) => {
    const element = document.createElement(kind);
    for (const [language, lang, words] of [["zh", "zh-Hans", zh], ["en", "en", en]]) {
      if (!words) continue;
      const span = element.appendChild(document.createElement("span"));
      span.lang = lang;
      span.className = `gj-${language}`;
      span.append(marked(words, parts, simplified));
      if (language === "zh" && en) {
        const between = element.appendChild(document.createElement("span"));
        between.className = "gj-between";
        between.textContent = " ";
      }
    }
    return element;
  };

  const draw = (row, data, parts) => {
    const [kindNumber, id, url, zhTitle, enTitle, zh, en] = row;
    const [kind, zhKind, enKind] = data.kinds[kindNumber];
    const item = document.createElement("li");
    item.className = `gj-hit gj-hit-${kind}`;
    const head = item.appendChild(document.createElement("p"));
    const badge = head.appendChild(both("span", zhKind, enKind, [], {}));
    badge.classList.add("gj-badge");
    head.append(" ");
    const link = head.appendChild(document.createElement("a"));
    link.href = document.documentElement.dataset.content_root + url;
    const code = link.appendChild(document.createElement("code"));
    code.append(marked(id, parts, {}));
    if (zhTitle || enTitle) link.append(" ", both("span", zhTitle, enTitle, parts, data.simplified));
    if (zh || en) item.append(both("p", zh, en, parts, data.simplified));
    return item;
  };

  const find = (data, words) => {
    const query = normal(words, data.simplified);
    const parts = query.split(" ").filter(Boolean);
    if (!parts.length) return [query, parts, []];
    const hits = [];
    for (const row of data.entries) {
      const named = [data.kinds[row[0]][0], ...row.slice(1)];
      const titles = normal(row[3], data.simplified).split("、").concat(row[4].toLowerCase(), row[1].toLowerCase());
      const entry = { row: named, titles, hay: normal([row[1], ...row.slice(3)].join(" "), data.simplified) };
      const points = score(entry, query, parts);
      if (points > 0) hits.push([points, row]);
    }
    hits.sort((left, right) => right[0] - left[0]);
    return [query, parts, hits.map(([, row]) => row)];
  };

  const read = (data) => {
    const words = new URLSearchParams(location.search).get("q") ?? "";
    const place = document.getElementById("gj-found");
    for (const input of document.querySelectorAll('input[name="q"]')) input.value = words;
    if (!place || !words.trim()) return;
    const [, parts, rows] = find(data, words);
    const marks = parts.flatMap((part) => [part, ...(pairs(part) ?? [])]);
    const count = both("p", `找到 ${rows.length} 处`, `${rows.length} found in the law`, [], {});
    count.className = "gj-count";
    place.append(count);
    const list = place.appendChild(document.createElement("ol"));
    list.className = "gj-hits";
    const add = (some) => some.forEach((row) => list.append(draw(row, data, marks)));
    add(rows.slice(0, FIRST));
    if (rows.length > FIRST) {
      const more = place.appendChild(document.createElement("button"));
      more.type = "button";
      more.append(both("span", `其余 ${rows.length - FIRST} 处`, `${rows.length - FIRST} more`, [], {}));
      more.addEventListener("click", () => {
        more.remove();
        add(rows.slice(FIRST));
      });
    }
    place.dataset.done = String(rows.length);
  };

  return { read, find };
})();
