/* The language toggle: 中文, both, English.  The choice is kept in this browser and in the address (?lang=zh). */
"use strict";

(() => {
  const root = document.documentElement;
  const WORDS = [
    [".toc-title", "本页内容", "On this page"],
    [".next-page .context span", "下一页", "Next"],
    [".prev-page .context span", "上一页", "Previous"],
    [".back-to-top span", "回到顶部", "Back to top"],
  ];

  const inAddress = (language) => {
    const address = new URL(location.href);
    address.searchParams.set("lang", language);
    return address;
  };

  const show = (language) => {
    root.dataset.gjLang = language;
    if (language !== "both") root.lang = language === "zh" ? "zh-Hans" : "en";
    for (const button of document.querySelectorAll(".gj-languages [data-lang]"))
      button.setAttribute("aria-pressed", String(button.dataset.lang === language));
    const say = (zh, en) => (language === "zh" ? zh : language === "en" ? en : `${zh} ${en}`);
    for (const [place, zh, en] of WORDS)
      for (const element of document.querySelectorAll(place)) element.textContent = say(zh, en);
    for (const box of document.querySelectorAll(".sidebar-search, .gj-top-search input")) box.placeholder = say("搜索", "Search");
    nameParts(say);
    reachable();
    document.dispatchEvent(new Event("gj-language"));
  };

  /* A reader who changes the language stays at the clause he was reading. */
  const keepingPlace = (change) => {
    const marks = [...document.querySelectorAll("article section[id], article [id].gj-interpretation")];
    const mark = marks.find((element) => element.getBoundingClientRect().bottom > 80);
    const before = mark ? mark.getBoundingClientRect().top : 0;
    change();
    if (mark && before < 0) window.scrollBy(0, mark.getBoundingClientRect().top - before);
  };

  /* Traditional or simplified characters: kept as the language is. */
  const asked = () => {
    const given = new URLSearchParams(location.search).get("script");
    if (given) return given === "hant";
    try {
      const kept = localStorage.getItem("gouji-script");
      if (kept) return kept === "hant";
    } catch {
      /* without storage the browser's own language counts */
    }
    return /^zh-(hant|tw|hk|mo)\b/i.test(navigator.language);
  };

  const write = (button, traditional) => {
    button.setAttribute("aria-pressed", String(traditional));
    GoujiScript.show(traditional, button.dataset.script);
  };

  const chooseScript = (button) => {
    const traditional = button.getAttribute("aria-pressed") !== "true";
    try {
      localStorage.setItem("gouji-script", traditional ? "hant" : "hans");
    } catch {
      /* without storage the address alone remembers */
    }
    const address = new URL(location.href);
    address.searchParams.set("script", traditional ? "hant" : "hans");
    history.replaceState(null, "", address);
    write(button, traditional);
  };

  const choose = (language) => {
    try {
      localStorage.setItem("gouji-lang", language);
    } catch {
      /* without storage the address alone remembers */
    }
    history.replaceState(null, "", inAddress(language));
    keepingPlace(() => show(language));
  };

  /* A heading of a Chinese guide is called as in the English one, with zh- before it. */
  const twinHash = (language) => {
    const name = location.hash.slice(1).replace(/^zh-/, "");
    return name && `#${language === "zh" ? "zh-" : ""}${name}`;
  };

  /* Names for those who hear the page; what scrolls by itself can be reached by keys. */
  const nameParts = (say) => {
    const parts = [
      [".sidebar-drawer", "页面目录", "List of pages"],
      [".toc-drawer", "本页内容", "On this page"],
      [".sidebar-search-container", "侧栏搜索", "Search beside the list"],
      [".sidebar-search", "搜索", "Search"],
    ];
    for (const [place, zh, en] of parts) document.querySelector(place)?.setAttribute("aria-label", say(zh, en));
  };

  const reachable = () => {
    for (const code of document.querySelectorAll("pre")) {
      if (code.scrollWidth > code.clientWidth && code.clientWidth) code.tabIndex = 0;
      else code.removeAttribute("tabindex");
    }
  };

  /* What a link points at may be folded away. */
  const unfold = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    const target = id && document.getElementById(id);
    if (!target) return;
    for (const fold of target.querySelectorAll(":scope > details")) fold.open = true;
    for (let above = target.parentElement; above; above = above.parentElement)
      if (above.tagName === "DETAILS") above.open = true;
    target.scrollIntoView({ behavior: "instant" });
  };

  /* The stroke leads to the search box, as in other books of this kind. */
  const toSearch = (event) => {
    if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input, textarea, select, [contenteditable]")) return;
    const box = [...document.querySelectorAll('input[name="q"]')].reverse().find((input) => input.offsetParent !== null);
    if (!box) return;
    event.preventDefault();
    box.select();
    box.focus();
  };

  document.addEventListener("DOMContentLoaded", () => {
    const bar = document.querySelector(".gj-languages");
    const page = bar?.dataset.page;
    show(page ?? root.dataset.gjLang);
    if (page) root.dataset.gjLang = page;
    for (const button of bar?.querySelectorAll("[data-lang]") ?? [])
      button.addEventListener("click", () => {
        const language = button.dataset.lang;
        if (!page || page === language) return choose(language);
        try {
          localStorage.setItem("gouji-lang", language);
        } catch {
          /* the address says it too */
        }
        if (bar.dataset.twin) location.href = `${bar.dataset.twin}?lang=${language}${twinHash(language)}`;
      });
    const script = bar?.querySelector("[data-script]");
    if (script) {
      write(script, asked());
      script.addEventListener("click", () => chooseScript(script));
    }
    unfold();
    window.addEventListener("hashchange", unfold);
    document.addEventListener("keydown", toSearch);
    document.addEventListener("toggle", reachable, true);
    window.addEventListener("resize", reachable);
  });
})();
