/* A hand that is over: its places, who has opened and called, what is paid for besides, what was drawn; as text. */

import { RANKS, SEATS } from "./position.js";

export const noHand = () => ({
  order: [], // seats, first out to last
  revolution: 0,
  priceless: null,
  named: 0, // who of the two lowest was named last
  opened: null, // nobody has said
  calls: {}, // seat: "seen" or "blind"
  points: [],
  burns: [], // [burner, burned]
  held: [], // [who beat, whose last set before his 3s]
  drawn: {}, // seat: cards
  played: 1,
});

export const isWhole = (hand) => hand.order.length === SEATS.length;

/* The hand with a seat out next; the last that is left takes the last place. */
export const withPlace = (hand, seat) => {
  const order = [...hand.order, seat];
  const left = SEATS.filter((one) => !order.includes(one));
  return { ...hand, order: left.length === 1 ? [...order, ...left] : order };
};

const names = (seats) => seats.map((seat) => `P${seat}`).join(" ");

/* As gouji tribute reads it. */
export const handText = (hand) =>
  [
    names(hand.order),
    hand.revolution && `revolution P${hand.revolution}`,
    hand.priceless && "priceless",
    hand.named && `named P${hand.named}`,
    hand.opened && `opened ${names(hand.opened) || "-"}`,
    ...Object.entries(hand.calls).map(([seat, kind]) => `${kind} P${seat}`),
    ...hand.points.map(([payer, receiver, count]) => `point P${payer} P${receiver} ${count}`),
    ...hand.burns.map((pair) => `burn ${names(pair)}`),
    ...hand.held.map((pair) => `held ${names(pair)}`),
    ...Object.entries(hand.drawn).map(([seat, cards]) => `drawn P${seat}: ${cards || "-"}`),
    hand.played > 1 && `played ${hand.played}`,
  ].filter(Boolean).join("; ");

const rising = (seats) => [...seats].sort((one, other) => one - other);

/* Tapped once it is so, tapped again it is not. */
export const toggledOpen = (hand, seat) => {
  const opened = hand.opened ?? [];
  return { ...hand, opened: rising(opened.includes(seat) ? opened.filter((one) => one !== seat) : [...opened, seat]) };
};

export const toggledCall = (hand, seat, kind) => {
  const { [seat]: before, ...calls } = hand.calls;
  return { ...hand, opened: hand.opened ?? [], calls: before === kind ? calls : { ...calls, [seat]: kind } };
};

export const toggledPair = (hand, name, pair) => {
  const others = hand[name].filter((one) => one.join() !== pair.join());
  return { ...hand, [name]: others.length < hand[name].length ? others : [...hand[name], pair] };
};

export const withDrawn = (hand, seat, cards) => {
  const sorted = [...cards].sort((one, other) => RANKS.indexOf(one) - RANKS.indexOf(other)).join("");
  const { [seat]: _, ...drawn } = hand.drawn;
  return { ...hand, drawn: cards ? { ...drawn, [seat]: sorted } : drawn };
};
