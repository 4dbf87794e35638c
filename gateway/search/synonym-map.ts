// Tested by tests/unit/search-in-languages.test.ts.
/**
 * Other names of things, by the stem of each name.
 *
 * @param sameThings groups of stems of the same thing: each finds all the others
 * @param kinds the stem of a thing with the stems of its kinds, which the thing finds, but which do not find the thing
 */
export function synonymMap(
  sameThings: readonly (readonly string[])[],
  kinds: readonly (readonly [thing: string, kinds: readonly string[]])[] = [],
): ReadonlyMap<string, readonly string[]> {
  const synonyms = new Map<string, readonly string[]>();
  const add = (stem: string, others: readonly string[]) =>
    synonyms.set(stem, [...(synonyms.get(stem) ?? []), ...others]);
  for (const stems of sameThings) {
    for (const stem of stems) {
      add(
        stem,
        stems.filter((other) => other !== stem),
      );
    }
  }
  for (const [thing, others] of kinds) add(thing, others);
  return synonyms;
}
