const lengths = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/**
 * The ids with the last one repeated up to one of a few lengths, for `in (…)`. So the databases get a few texts of each statement, which
 * they prepare once, and not one text for each length.
 */
export function paddedIds<Id extends string | number>(ids: readonly Id[]): Id[] {
  const last = ids.at(-1);
  if (last === undefined) return [];
  const length = lengths.find((each) => each >= ids.length) ?? ids.length;
  return [...ids, ...Array.from({ length: length - ids.length }, () => last)];
}
