/** Characters left from which a hint shows: the last tenth of a field, ten at most. */
const shownFrom = (max: number) => Math.min(10, max / 10);

/** How much more fits into a field, once that is little. The field itself stops at its limit. */
export function limitHint(typed: string, max: number): string | undefined {
  const left = max - typed.length;
  if (left > shownFrom(max)) return undefined;
  if (left <= 0) return `The limit of ${max} characters is reached`;
  return `${left} ${left === 1 ? 'character' : 'characters'} left`;
}
