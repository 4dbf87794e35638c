/** Counts characters as people and the store do, not UTF-16 units. */
export function lengthOf(text: string): number {
  return Array.from(text.normalize('NFC')).length;
}
