/* A position: six hands, who leads, who is out, what has been done; as text, and as the part of an address. */

export const RANKS = [..."BS2AKQJT9876543"];
export const SEATS = [1, 2, 3, 4, 5, 6];
export const WITH_CARDS = ["play", "burn"];
const FILLER = "87654";

/* What a seat holds that nobody has touched: cards on which nothing turns. */
export const untouched = () => ({ cards: FILLER, given: "", touched: false });

export const empty = () => ({
  hands: SEATS.map(untouched),
  leader: 1,
  out: [],
  revolution: 0,
  lost: "",
  acts: [],
});

export const sorted = (cards) => [...cards].sort((one, other) => RANKS.indexOf(one) - RANKS.indexOf(other)).join("");

/* Cards as anybody writes them: 10 for T, 大 and 小, runs such as 5*6; null where they are none. */
export const readCards = (words) => {
  let found = "";
  const rest = words.replaceAll("10", "T").replaceAll("大", "B").replaceAll("小", "S");
  const left = rest.replace(/([2-9TJQKASB])(?:\*(\d{1,2})(?=\s|$))?/g, (_, card, many) => {
    found += card.repeat(many ? Number(many) : 1);
    return "";
  });
  return left.trim() === "" || left.trim() === "-" ? sorted(found) : null;
};

/* Cards with those of *wanted* taken away, and what of *wanted* was not among them. */
const taken = (cards, wanted) => {
  const left = [...cards];
  const lacking = [];
  for (const card of wanted) {
    const at = left.indexOf(card);
    if (at < 0) lacking.push(card);
    else left.splice(at, 1);
  }
  return { left: left.join(""), lacking: lacking.join("") };
};

/* What a seat holds after the first *many* acts, whether or not the rules let them stand. */
export const heldAfter = (position, seat, many) =>
  position.acts
    .slice(0, many)
    .filter((act) => act.seat === seat && WITH_CARDS.includes(act.do))
    .reduce((cards, act) => taken(cards, act.cards).left, position.hands[seat - 1].cards);

export const holdsNone = (position, seat) => position.out.includes(seat) || position.revolution === seat;

/* A seat that nobody has touched is given what it plays. */
export const withAct = (position, act, many) => {
  const hands = [...position.hands];
  const hand = hands[act.seat - 1];
  if (WITH_CARDS.includes(act.do) && !hand.touched && !holdsNone(position, act.seat)) {
    const { lacking } = taken(heldAfter(position, act.seat, many), act.cards);
    hands[act.seat - 1] = { ...hand, cards: sorted(hand.cards + lacking), given: hand.given + lacking };
  }
  return { ...position, hands, acts: [...position.acts.slice(0, many), act] };
};

export const actText = (act) =>
  [`P${act.seat}`, act.do, act.cards ? sorted(act.cards) : "", act.rest ?? ""].filter(Boolean).join(" ");

/* The position as text, after its first *many* acts. */
export const text = (position, many = position.acts.length) => {
  const hand = (seat) => (holdsNone(position, seat) ? "-" : position.hands[seat - 1].cards || "-");
  const parts = [SEATS.map(hand).join("/"), `lead P${position.leader}`];
  if (position.out.length) parts.push(`out ${position.out.map((seat) => `P${seat}`).join(" ")}`);
  if (position.revolution) parts.push(`revolution P${position.revolution}`);
  if (position.lost) parts.push(`lost ${position.lost}`);
  return [...parts, ...position.acts.slice(0, many).map(actText)].join("; ");
};

const readSeat = (word) => {
  const named = "甲乙丙丁戊己".indexOf(word);
  if (word && named >= 0) return named + 1;
  const number = Number(/^[Pp]?([1-6])$/.exec(word)?.[1]);
  return number || null;
};

const readAct = (part) => {
  const [name, verb, ...rest] = part.split(/\s+/);
  const seat = readSeat(name);
  if (!seat || !/^[a-z_]+$/.test(verb ?? "")) return null;
  if (!WITH_CARDS.includes(verb)) return { seat, do: verb, cards: "", rest: rest.join(" ") };
  const cards = readCards(rest.join(" "));
  return cards ? { seat, do: verb, cards } : null;
};

/* The position written in *words*; null where it is none.  What the rules think of it is for the engine to say. */
export const read = (words) => {
  const parts = words.replaceAll("；", ";").split(";").map((part) => part.trim()).filter(Boolean);
  const hands = (parts.shift() ?? "").split("/").map(readCards);
  if (hands.length !== 6 || hands.includes(null)) return null;
  const found = { ...empty(), leader: 0, hands: hands.map((cards) => ({ cards, touched: true })) };
  for (const part of parts) {
    const [word, ...rest] = part.split(/\s+/);
    const seats = rest.map(readSeat);
    if (word === "lead" && seats[0]) found.leader = seats[0];
    else if (word === "out" && !seats.includes(null)) found.out = seats;
    else if (word === "revolution" && seats[0]) found.revolution = seats[0];
    else if (word === "lost") found.lost = rest.join(" ");
    else {
      const act = readAct(part);
      if (!act) return null;
      found.acts.push(act);
    }
  }
  return found.leader ? found : null;
};

const packed = (words) => words.replaceAll("; ", "~").replaceAll(", ", ",").replaceAll(" ", "+");

/* The whole question as the end of an address, and back: the profile, what is agreed otherwise, the position, the hand or the row. */
export const address = (profile, departures, { position, hand, row }) => {
  const agreed = Object.entries(departures).map(([name, value]) => `${name}:${value}`).join(",");
  return `#t=${profile}${agreed ? `&o=${agreed}` : ""}&${row ? `c=${row}` : hand ? `h=${packed(hand)}` : `p=${packed(position)}`}`;
};

export const fromAddress = (hash) => {
  const given = new URLSearchParams(hash.replace(/^#/, ""));
  const words = given.get("p") ?? given.get("h");
  const row = given.get("c");
  if (!words && !row) return null;
  const pairs = (given.get("o") ?? "").split(",").filter(Boolean).map((pair) => pair.split(":"));
  return {
    profile: given.get("t") ?? "outline",
    departures: Object.fromEntries(pairs),
    row,
    words: words?.replaceAll("~", "; "),
  };
};
