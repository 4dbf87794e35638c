/**
 * The number of things that a text names: more than one makes it a shopping list. The gateway reads lists in detail.
 */
export const countItems = (text: string): number =>
  text.split(/[\n;؛]|[,،](?!\d)/).filter((part) => /\p{L}/u.test(part)).length;

/** A pasted list as the text for a field of one line. Undefined when the text is not a list. */
export const pastedItems = (text: string): string | undefined =>
  countItems(text) > 1 ? text.trim().replaceAll(/\s*\n\s*/g, ', ') : undefined;
