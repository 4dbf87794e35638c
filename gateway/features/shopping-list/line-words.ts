/** The words with which people write amounts on shopping lists. A pattern is tried on what is left of a line. */

export const numbers: ReadonlyMap<string, number> = new Map([
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['eight', 8],
  ['nine', 9],
  ['ten', 10],
  ['eleven', 11],
  ['twelve', 12],
]);

/** Amounts in words, with what stands for them. */
export const amounts: readonly (readonly [RegExp, string])[] = [
  [/^half (?:a )?dozen\b/i, '6'],
  [/^(?:a |one )?dozen\b/i, '12'],
  [/^a (?:couple|pair)(?: of)?\b/i, '2'],
  [/^half (?:a |an )?(?=kilo|kg|pound|lb|lit|l\b)/i, '0.5 '],
];

/** Words before a thing that say nothing about it. */
export const fillers = /^(?:(?:some|any|more|please|buy|get|need|the|of|few|a few|a bit of|a little)\s+)+/i;

/** The word for one thing, before it. */
export const oneThing = /^an? (?=\S)/i;

/** The word between an amount and the thing, at the start of what is left. */
export const ofThing = /^of /i;

/** Words for packs, which products are counted in. */
export const packs =
  /^(?:pack|packet|package|pkt|bag|bottle|can|tin|jar|box|carton|tub|loaf|loave|punnet|bunch|pot|sack|crate|tray|container|brick|stick|bar)(?:e?s)?\b(?:\s+of\b)?\s*/i;

/** Words for pieces of a thing. */
export const pieces = /^(?:piece|pc|head|cob|ear|clove|slice)s?\b(?:\s+of\b)?\s*/i;
