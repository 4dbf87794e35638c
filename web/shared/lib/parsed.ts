/** No stored text of this app is longer. A longer one is not ours, and parsing it would block the page. */
const maxLength = 1_000_000;

/** The result of the work; undefined when it throws. */
export function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Parses a JSON text and converts its value; undefined when either fails. */
export const parsed = <Value>(text: string | null | undefined, convert: (value: unknown) => Value): Value | undefined =>
  attempt(() => (text && text.length <= maxLength ? convert(JSON.parse(text)) : undefined));
