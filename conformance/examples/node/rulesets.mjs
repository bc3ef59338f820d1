// What a table plays: every profile's value for every option this engine knows (spec/options, spec/profiles).

export const OPTIONS = {
  joker_exchange: ["none", "two_for_one", "two_and_three_for_one"],
  mixed_jokers: ["dead", "as_small"],
  big_joker_tops: ["false", "true"],
  hold_three: ["off", "on"],
};

const OUTLINE = { joker_exchange: "none", mixed_jokers: "dead", big_joker_tops: "false", hold_three: "off" };

export const PROFILES = {
  outline: OUTLINE,
  "qingdao-full": { ...OUTLINE, hold_three: "on" },
  folk: OUTLINE,
  online: { ...OUTLINE, mixed_jokers: "as_small" },
};

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
    if (!Object.hasOwn(OPTIONS, name)) throw new ProtocolError(UNSUPPORTED, `unknown option ${name}`);
    if (!OPTIONS[name].includes(value)) throw new ProtocolError(UNSUPPORTED, `${name}: unknown value ${value}`);
  }
  return { ...PROFILES[profile], ...options };
}

export function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
