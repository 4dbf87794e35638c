import { affixLikeness } from './words.ts';

/**
 * The likeness of one term to another: 1 for the same, 0 for another thing.
 *
 * @param isKnown whether `wanted` is in a product's name: then it is no typing error for another word
 */
export function likeness(wanted: string, word: string, isKnown = false): number {
  if (wanted === word) return 1;
  // A compound matches only itself: cream is not ice cream.
  if (word.includes(' ') || wanted.includes(' ')) return 0;
  // People rarely mistype the first letter, and `unsalted` is not `salted`.
  if (wanted[0] === word[0]) {
    const errors = isKnown || wanted.length < 4 || /\d/.test(wanted) ? 0 : wanted.length < 7 ? 1 : 2;
    const distance = errors > 0 ? distanceWithin(wanted, word, errors) : Infinity;
    // `soup` and `soap` differ by one letter too: short words are surely the same only when two letters are swapped.
    if (distance <= errors) return wanted.length > 4 || sameLetters(wanted, word) ? 0.8 : 0.6;
  }
  return affixLikeness(wanted, word);
}

const lettersOf = (word: string) => word.split('').toSorted().join('');
const sameLetters = (one: string, other: string) => lettersOf(one) === lettersOf(other);

/** The number of letters that are missing, too many, wrong or swapped with the next; Infinity when more than `max`. */
function distanceWithin(one: string, other: string, max: number): number {
  if (Math.abs(one.length - other.length) > max) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_none, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row.push(cost);
    }
    before = last;
    last = row;
  }
  const distance = last[other.length] ?? Infinity;
  return distance <= max ? distance : Infinity;
}
