/* Traditional script, sign for sign, from the table in gouji-traditional.js; simplified is what the pages hold. */
"use strict";

const GoujiScript = (() => {
  const simplified = new WeakMap();
  let table = null;
  let waiting = null;

  const changed = (words) =>
    table.texts[words] ?? [...words].map((sign) => table.signs[sign] ?? sign).join("");

  const texts = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) found.push(walker.currentNode);
    return found;
  };

  const set = (traditional) => {
    const [from, to] = traditional ? ["zh-Hans", "zh-Hant"] : ["zh-Hant", "zh-Hans"];
    for (const element of document.querySelectorAll(`[lang="${from}"]`)) {
      element.setAttribute("lang", to); // of drawings too
      const root = element === document.documentElement ? document.body : element;
      for (const text of texts(root)) {
        if (text.parentElement.closest("script, style, [data-script]")) continue;
        if (traditional && !simplified.has(text)) {
          simplified.set(text, text.data);
          text.data = changed(text.data);
        } else if (!traditional && simplified.has(text)) {
          text.data = simplified.get(text);
          simplified.delete(text);
        }
      }
    }
    document.documentElement.dataset.gjScript = traditional ? "hant" : "hans";
  };

  /* The table is fetched when it is first wanted. */
  const show = (traditional, file) => {
    if (!traditional || table) return set(traditional);
    waiting = () => set(true);
    const script = document.createElement("script");
    script.src = file;
    document.head.append(script);
  };

  const read = (data) => {
    table = data;
    waiting?.();
    waiting = null;
  };

  return { show, read };
})();
