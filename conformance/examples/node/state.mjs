// What everybody may know of a game (spec/protocol/state.json), and what the seat to act may do.

import { cardsText, sizeOf } from "./cards.mjs";
import { burnsOf, debtReasons } from "./burning.mjs";
import { answersOf, handSets } from "./moves.mjs";
import { othersInPlay, turn } from "./play.mjs";
import { windReasons, yieldReasons } from "./rights.mjs";
import { SEATS, claimsHead, inPlay, isHeadless, places } from "./table.mjs";

const PHASES = { lead: "lead", answer: "respond", last: "respond", burn: "burn", cover: "cover" };

export function stateOf(game) {
  const head = turn(game);
  const sorted = (seats) => [...seats].sort((one, other) => one - other);
  const state = {
    phase: head === null ? "over" : PHASES[head.kind],
    to_act: head === null ? null : { seat: head.seat, may: mayDo(game) },
    table: game.table === null || game.over ? null : tableOf(game.table),
    hands: Object.fromEntries(SEATS.map((seat) => [seat, sizeOf(game.hands[seat])])),
    out: game.out,
    passed: sorted(game.melee ? game.passedHere : game.passed), // whom a pass binds now
    opened: sorted(game.opened),
    headless: SEATS.filter((seat) => inPlay(game, seat) && isHeadless(game, seat)),
    melee: game.melee,
    burner: game.burner,
    dead_gou: game.table !== null && !game.over && game.table.deadGou,
  };
  return game.over ? { ...state, places: places(game) } : state;
}

const tableOf = ({ seat, set, gouji, dead }) => ({ seat, cards: cardsText(set.counts), gouji, dead });

function mayDo(game) {
  const { seat, kind } = turn(game);
  const may = {
    lead: ["play", ...(claimsHead(game, seat) ? ["renounce"] : [])],
    answer: ["play", "pass"],
    last: ["play", "cover"],
    burn: ["burn", "decline"],
    cover: ["cover"],
  }[kind];
  if (may.includes("cover") && !game.allowed.has(seat)) may.push("allow_cover");
  if (kind === "answer" && yieldReasons(game, seat).length === 0) may.push("yield");
  if ((kind === "answer" || kind === "last") && windReasons(game, seat).length === 0) may.push("wind");
  return may;
}

// Every action that the seat to act may take.
export function movesOf(game) {
  if (game.over) return [];
  const { seat, kind } = turn(game);
  const hand = game.hands[seat];
  return mayDo(game).flatMap((what) => {
    if (what === "play" || what === "burn") return setsFor(game, kind, hand).map((cards) => ({ do: what, cards }));
    if (what === "allow_cover") return othersInPlay(game, seat).map((to) => ({ do: what, to }));
    return [{ do: what }];
  });
}

// The sets the hand may lead, answer or burn with, as text.
function setsFor(game, kind, hand) {
  const { ruleset, table } = game;
  if (kind === "burn") return Array.from(burnsOf(hand, table.set, ruleset), cardsText);
  if (kind !== "lead") return Array.from(answersOf(hand, table.set, ruleset), cardsText);
  const owes = game.burner === game.leader && ruleset.burn_failure === "refused"; // else he may, and is made last
  const mayBeLed = (counts) => !owes || debtReasons(hand, counts, ruleset).length === 0;
  return Array.from(handSets(hand, ruleset)).filter(mayBeLed).map(cardsText);
}
