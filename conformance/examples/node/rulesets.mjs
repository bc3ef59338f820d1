// What a table plays: every profile's value for every option this engine knows (spec/options, spec/profiles).

export const OPTIONS = {
  joker_exchange: ["none", "two_for_one", "two_and_three_for_one"],
  mixed_jokers: ["dead", "as_small"],
  big_joker_tops: ["false", "true"],
  bare_ranks: ["none", "threes", "threes_and_fours"],
  fours_whole: ["no", "yes"],
  hold_three: ["off", "on"],
  hold_three_revolution: ["priceless_only", "free"],
  priceless_hand: ["may_revolt_open", "revolts_unopened"],
  misplay: ["forfeit", "reject"],
  cover: ["explicit", "automatic"],
  melee_cover: ["opposite", "any_opponent"],
  burn_last: ["bare", "hung"],
  burn_failure: ["refused", "last_place"],
  burn_test: ["left", "held"],
  dead_gou: ["any_bottom", "gouji_bottom"],
  dead_gou_second: ["dead_gou", "open"],
  hand_end: ["one_side_left", "last_hand"],
  revolution_melee: ["second_place", "first_place"],
  points: ["off", "on"],
  open_by: ["lived", "won_lead"],
  open_excludes: ["big", "nothing", "jokers_and_singles", "jokers_and_twos"],
  open_judged: ["places", "opposite_out", "melee"],
  revolution_opens: ["after_three", "at_once"],
  signs: ["positive", "both"],
  sweep_doubles: ["yes", "no"],
  sweep_ends_match: ["no", "yes"],
  tribute: ["off", "on"],
  tribute_cards: ["legal_only", "highest_held"],
  returned: ["falling", "all"],
  return_refusal: ["rank_not_held", "none"],
  sweep_tribute: ["none", "each_pays_opposite_one"],
  receiver_may_refuse: ["no", "yes"],
  burn_tribute: ["off", "on"],
  held_three_tribute: ["off", "on"],
  held_three_to: ["beater", "opposite"],
};

// Options whose values nobody can list: what they look like.
const OPEN_OPTIONS = {
  place_values: /^-?[0-9]{1,3}( -?[0-9]{1,3}){5}$/,
  hands: /^(open|[1-9][0-9]{0,2})$/,
};

// In the outline every one of the listed options has its first value.
const OUTLINE = {
  ...Object.fromEntries(Object.entries(OPTIONS).map(([name, [first]]) => [name, first])),
  place_values: "4 2 0 0 -2 -4",
  hands: "open",
};

export const PROFILES = {
  outline: OUTLINE,
  "qingdao-full": { ...OUTLINE, hold_three: "on", points: "on" },
  folk: {
    ...OUTLINE,
    melee_cover: "any_opponent",
    points: "on",
    open_excludes: "nothing",
    open_judged: "opposite_out",
    signs: "both",
    tribute: "on",
    tribute_cards: "highest_held",
    returned: "all",
    return_refusal: "none",
  },
  online: {
    ...OUTLINE,
    mixed_jokers: "as_small",
    hold_three_revolution: "free",
    priceless_hand: "revolts_unopened",
    misplay: "reject",
    cover: "automatic",
    burn_failure: "last_place",
    dead_gou: "gouji_bottom",
    dead_gou_second: "open",
    revolution_melee: "first_place",
    points: "on",
    open_by: "won_lead",
    open_judged: "melee",
    revolution_opens: "at_once",
    place_values: "2 1 0 0 -1 -2",
    signs: "both",
    hands: "5",
    sweep_ends_match: "yes",
    tribute: "on",
    receiver_may_refuse: "yes",
    burn_tribute: "on",
    held_three_tribute: "on",
  },
  room: { ...OUTLINE, big_joker_tops: "true" },
};

// Options that decide nothing in the areas of this engine; a ruleset may name them, and any value is taken. The full list is
// spec/options; these are the ones that hold_three brings with it.
const OTHER_AREAS = ["leader", "no_show_leader", "opening", "pick", "remove", "report"];

// What the handshake says of options: "*" stands for every value.
const ANY_VALUE = [...OTHER_AREAS, ...Object.keys(OPEN_OPTIONS)];
export const PLAYED = { ...OPTIONS, ...Object.fromEntries(ANY_VALUE.map((name) => [name, ["*"]])) };

// Thrown where the protocol, not the game, refuses: becomes a JSON-RPC error.
export class ProtocolError extends Error {
  constructor(code, message) {
    super(message);
    this.code = code;
  }
}

export const UNKNOWN_METHOD = -32601;
export const INVALID_PARAMS = -32602;
export const UNSUPPORTED = -32001;

// {"profile": "folk", "options": {"joker_exchange": "two_for_one"}} -> every option with its value.
// What this engine does not know is answered -32001: the suite then says "unsupported", not "wrong".
export function readRuleset(written) {
  const { profile, options = {} } = isObject(written) ? written : {};
  if (typeof profile !== "string" || !isObject(options)) {
    throw new ProtocolError(INVALID_PARAMS, "ruleset: expected {profile, options}");
  }
  if (!Object.hasOwn(PROFILES, profile)) throw new ProtocolError(UNSUPPORTED, `unknown profile ${profile}`);
  for (const [name, value] of Object.entries(options)) {
    if (OTHER_AREAS.includes(name)) continue;
    if (OPEN_OPTIONS[name]?.test(value)) continue;
    if (!Object.hasOwn(OPTIONS, name)) throw new ProtocolError(UNSUPPORTED, `unknown option ${name}`);
    if (!OPTIONS[name].includes(value)) throw new ProtocolError(UNSUPPORTED, `${name}: unknown value ${value}`);
  }
  return { ...PROFILES[profile], ...options };
}

export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
