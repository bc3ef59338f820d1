// The language of the page: ?lang=zh or ?lang=en, else the one it was written in; the button changes it.
(() => {
  const page = document.documentElement;
  const title = document.querySelector("title");
  const speak = (language) => {
    page.dataset.language = language;
    page.lang = language === "zh" ? "zh-Hans" : "en";
    title.textContent = title.dataset[language];
  };
  const asked = new URLSearchParams(location.search).get("lang");
  if (asked === "zh" || asked === "en") speak(asked);
  document.getElementById("switch").addEventListener("click", () => {
    const language = page.dataset.language === "zh" ? "en" : "zh";
    speak(language);
    const address = new URL(location.href);
    address.searchParams.set("lang", language);
    // A page opened from a file may not change its address; it speaks all the same.
    try { history.replaceState(null, "", address); } catch { return; }
  });
  // A link to a row that is folded away opens what it is folded in.
  const unfold = () => {
    const row = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const folded = row && row.closest("details");
    if (folded) { folded.open = true; row.scrollIntoView(); }
  };
  addEventListener("hashchange", unfold);
  unfold();
})();
