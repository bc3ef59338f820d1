// Deliberate mistakes, so that one can watch the suite find them. Not part of a real engine.
//
//   GOUJI_NODE_FLIP=rank node engine.mjs
//
// makes the one comparison marked flipped("rank") come out wrong. Leave this file out of your own engine.

export const FLIPS = {
  rank: "an equal rank beats (breaks GJ-8.6)",
  count: "the number of cards is not compared (breaks GH-sets.1)",
  small_joker: "one big joker too few beats small jokers hung (breaks GJ-8.3.5)",
  dead: "a dead set can be beaten by rank (breaks GJ-8.3.2)",
  pasted: "pasted 2s do not count towards a gouji set (breaks GJ-9.2.2)",
  queens: "two Q are already a gouji set (breaks GJ-9.2)",
};

const flip = process.env.GOUJI_NODE_FLIP ?? "";

if (flip !== "" && !(flip in FLIPS)) {
  console.error(`GOUJI_NODE_FLIP: expected one of ${Object.keys(FLIPS).join(", ")}; found ${JSON.stringify(flip)}`);
  process.exit(2);
}

export function flipped(name) {
  return flip === name;
}
