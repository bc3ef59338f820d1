// Cards: ranks, the text notation, and hands as counts of each rank.
//
// Suits never matter in play (GJ-8.2.1), so a bag of cards is fifteen numbers: how many of each rank,
// lowest rank first. The order in which cards were written is lost at once, and cannot matter later.

// From low to high (GJ-8.2.2): S is the small joker, B the big one, T is 10.
export const RANKS = "3456789TJQKA2SB";

export const THREE = RANKS.indexOf("3");
export const FOUR = RANKS.indexOf("4");
export const ACE = RANKS.indexOf("A");
export const TWO = RANKS.indexOf("2");
export const SMALL = RANKS.indexOf("S");
export const BIG = RANKS.indexOf("B");

export const HAND_SIZE = 36;

// Four decks: sixteen cards of each rank, four jokers of each kind.
export const DECK = Array.from(RANKS, (letter) => ("SB".includes(letter) ? 4 : 16));

const LETTERS = new Map([...Array.from(RANKS, (letter, rank) => [letter, rank]), ["小", SMALL], ["大", BIG]]);

// Thrown where a text is not cards.
export class CardsError extends Error {}

// Thrown where it is more of a card than the four decks have: nobody can hold those (GJ-2.1).
export class TooManyCardsError extends CardsError {}

// "QQ2 S" -> counts. X*n is n of a card, 1 to 16, and ends at a space or the end of the text.
export function parseCards(text) {
  const counts = new Array(RANKS.length).fill(0);
  const token = / +|(10|.)(?:\*([^ ]*))?/suy;
  for (let match = token.exec(text); match !== null; match = token.exec(text)) {
    const [whole, letter, many] = match;
    if (letter === undefined) continue; // spaces
    const rank = letter === "10" ? RANKS.indexOf("T") : LETTERS.get(letter);
    if (rank === undefined) throw new CardsError(`unknown card in ${JSON.stringify(whole)}`);
    counts[rank] += many === undefined ? 1 : readMany(many);
    if (counts[rank] > DECK[rank]) throw new TooManyCardsError(`too many of ${RANKS[rank]}`);
  }
  return counts;
}

function readMany(digits) {
  if (!/^[1-9][0-9]?$/.test(digits) || Number(digits) > 16) {
    throw new CardsError(`expected 1 to 16 after '*', found ${JSON.stringify(digits)}`);
  }
  return Number(digits);
}

export function cardsText(counts) {
  return Array.from(RANKS, (letter, rank) => letter.repeat(counts[rank])).join("");
}

export function sizeOf(counts) {
  return counts.reduce((sum, many) => sum + many, 0);
}
