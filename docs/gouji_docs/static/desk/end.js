/* The end of a hand: six seats to tap in the order in which they went out, and what is to be said of each. */

import { isWhole, toggledCall, toggledOpen, toggledPair, withDrawn, withPlace } from "./hand.js";
import { SEATS } from "./position.js";
import { both, button, faces, fill, keypad, make, say, text } from "./parts.js";

const name = (seat) => text(`seat_${seat}`);
const others = (seat) => SEATS.filter((one) => (one - seat) % 2);
const mark = (key, values) => make("span", { class: "gj-mark" }, say(key, values));

/* Where the law puts everybody: a revolutionary does not stand where he was tapped. */
const placeOf = (hand, answer, seat) => {
  const places = answer?.settled?.places ?? hand.order;
  return places.indexOf(seat) + 1;
};

const marksOf = (hand, answer, seat) => {
  const place = placeOf(hand, answer, seat);
  return [
    place && mark(`place_${place}`),
    hand.revolution === seat && mark("mark_revolted"),
    hand.opened?.includes(seat) && mark("mark_open"),
    hand.calls[seat] && mark(`mark_${hand.calls[seat]}`),
    ...hand.burns.filter(([burner]) => burner === seat).map(([, burned]) => mark("burned_whom", { seat: name(burned) })),
    ...hand.held.filter(([, payer]) => payer === seat).map(([beater]) => mark("held_by", { seat: name(beater) })),
  ];
};

const drawSeat = (seat, { hand, answer, editing, on, edit }) => {
  const inside = make(
    "span", {},
    make("b", {}, both(name(seat))),
    make("span", { class: "gj-marks" }, ...marksOf(hand, answer, seat)),
    faces(hand.drawn[seat] ?? ""),
  );
  const tapped = () => (hand.order.includes(seat) ? edit(editing === seat ? 0 : seat) : on(withPlace(hand, seat)));
  return button(inside, tapped, {
    class: `gj-seat gj-side-${seat % 2}${hand.order.includes(seat) ? "" : " gj-pale"}`,
    "data-end-seat": seat,
    "aria-expanded": String(editing === seat),
  });
};

/* What may be said of a seat, as far as the table pays for it. */
const drawOf = (seat, { hand, answer, on, edit }) => {
  const plays = answer?.plays ?? {};
  const choice = (key, is, next, values) =>
    button(say(key, values), () => on(next), { "aria-pressed": String(Boolean(is)), "data-says": `${key}-${values?.to ?? ""}` });
  const pairs = (key, list, pairOf) =>
    others(seat).map((other) => {
      const pair = pairOf(other);
      const is = hand[list].some((one) => one.join() === pair.join());
      return choice(key, is, toggledPair(hand, list, pair), { seat: name(other), to: other });
    });
  const row = (...children) => make("p", { class: "gj-choices" }, ...children);
  const [secondLast, last] = (answer?.settled?.places ?? hand.order).slice(4);
  const mayBeNamed = hand.named === seat || (seat === secondLast && (secondLast - last) % 2 === 0 && !hand.named);
  return [
    make("h3", {}, say("told_of", { seat: name(seat) })),
    row(
      choice("revolted", hand.revolution === seat, { ...hand, revolution: hand.revolution === seat ? 0 : seat }),
      mayBeNamed && choice("named_last", hand.named === seat, { ...hand, named: hand.named === seat ? 0 : seat }),
    ),
    plays.points && row(
      choice("mark_open", hand.opened?.includes(seat), toggledOpen(hand, seat)),
      choice("mark_seen", hand.calls[seat] === "seen", toggledCall(hand, seat, "seen")),
      choice("mark_blind", hand.calls[seat] === "blind", toggledCall(hand, seat, "blind")),
    ),
    plays.burn && row(...pairs("burned_whom", "burns", (other) => [seat, other])),
    plays.held && row(...pairs("held_by", "held", (other) => [other, seat])),
    make("p", { class: "gj-desk-hint" }, say("drawn")),
    faces(hand.drawn[seat] ?? "", (card) => on(withDrawn(hand, seat, hand.drawn[seat].replace(card, "")))),
    keypad((card) => on(withDrawn(hand, seat, (hand.drawn[seat] ?? "") + card))),
    row(button(say("done"), () => edit(0), { class: "gj-main", "data-do": "end-done" })),
  ];
};

const drawHint = ({ hand, answer }) => {
  if (!isWhole(hand)) return [make("p", {}, say("tap_places", { place: text(`place_${hand.order.length + 1}`) }))];
  const open = answer?.plays?.points && hand.opened === null;
  return [make("p", { class: "gj-desk-hint" }, say(open ? "tap_opened" : "tap_more"))];
};

/* Draw it into its two places: the seats, and beside them what is said of one. */
export const drawEnd = (table, side, told) => {
  fill(table, ...SEATS.map((seat) => drawSeat(seat, told)), make("div", { class: "gj-middle" }));
  const { hand, answer, editing, on } = told;
  const step = (by) => on({ ...hand, played: Math.max(1, hand.played + by) });
  const played = make(
    "p", { class: "gj-choices" }, say("played"), " ",
    button("−", () => step(-1), { "data-says": "fewer", disabled: hand.played === 1, "aria-label": "−1" }),
    make("b", {}, String(hand.played)),
    button("+", () => step(1), { "data-says": "more", "aria-label": "+1" }),
  );
  fill(side, ...drawHint({ hand, answer }), ...(editing ? drawOf(editing, told) : []), played);
};
