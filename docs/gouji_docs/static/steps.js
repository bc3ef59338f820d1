/* Steps through the pictures of a hand: by its buttons, and by the arrow keys where it has the focus. */
"use strict";

document.documentElement.dataset.gjSteps = "";

(() => {
  const step = (strip, by) => {
    const pictures = [...strip.querySelectorAll(":scope > div")];
    const at = pictures.findIndex((one) => one.classList.contains("gj-now"));
    const to = Math.min(pictures.length - 1, Math.max(0, at + by));
    pictures[at].classList.remove("gj-now");
    pictures[to].classList.add("gj-now");
    strip.querySelector(".gj-step-buttons span[aria-live]").textContent = `${to + 1} / ${pictures.length}`;
    strip.querySelector("[data-step='-1']").disabled = to === 0;
    strip.querySelector("[data-step='1']").disabled = to === pictures.length - 1;
  };

  document.addEventListener("click", (event) => {
    const button = event.target.closest(".gj-steps [data-step]");
    if (button) step(button.closest(".gj-steps"), Number(button.dataset.step));
  });

  const KEYS = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

  document.addEventListener("keydown", (event) => {
    const strip = event.target.closest?.(".gj-steps");
    if (!strip || !(event.key in KEYS) || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    step(strip, KEYS[event.key]);
  });
})();
