/** The longest text that is parsed. The app stores no longer text, and parsing a longer one would block the page. */
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
