import * as texts from '#web/shared/lib/fields/texts.ts';

/** The hint shows for the last tenth of a field, at most ten characters. */
const hintFrom = (max: number) => Math.min(10, max / 10);

/** Tells how many characters a field still takes when few are left. The field itself stops at its limit. */
export function limitHint(typed: string, max: number): string | undefined {
  const left = max - typed.length;
  if (left > hintFrom(max)) return undefined;
  if (left <= 0) return texts.limitReached(max);
  return texts.charactersLeft(left);
}
