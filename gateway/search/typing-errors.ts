// Tested by tests/gateway/forgiving-search.test.ts and tests/unit/search-in-languages.test.ts.
/** Letters of the shortest word in which the first letter may be wrong, and two others. */
const minFirstLetterLength = 7;
const minTwoErrorsLength = 6;

/**
 * The number of typing errors with which a word is written for another: letters that are missing, too many, wrong or swapped with
 * the next. Infinity when they are too many: one in words of up to five letters, two in longer ones. The first letter of a short
 * word is right, and in a word of three letters one is missing or two are swapped.
 */
export function typingErrors(written: string, meant: string): number {
  const isFirstRight = written[0] === meant[0];
  if (!isFirstRight && written.length < minFirstLetterLength) return Infinity;
  const max = written.length < minTwoErrorsLength || !isFirstRight ? 1 : 2;
  if (Math.abs(written.length - meant.length) > max) return Infinity;
  if (written.length < 3 || meant.length < 3 || /\d/.test(written)) return Infinity;
  const errors = distanceWithin(written, meant, max);
  if (errors === 1 && written.length === 3) {
    const isSwapped = written.length === meant.length && lettersOf(written) === lettersOf(meant);
    if (!isSwapped && meant.length !== 4) return Infinity;
  }
  return errors;
}

/** Whether two words differ only by the order of their letters. */
export const haveSameLetters = (one: string, other: string): boolean => lettersOf(one) === lettersOf(other);

const lettersOf = (word: string) => word.split('').toSorted().join('');

/** Rows of distances, which all comparisons share. */
const rows: [before: number[], last: number[], row: number[]] = [[], [], []];

/**
 * The number of letters that are missing, too many, wrong or swapped with the next; Infinity when more than `max`. The lengths differ by
 * `max` at most.
 */
function distanceWithin(one: string, other: string, max: number): number {
  let [before, last, row] = rows;
  const tooMany = max + 1;
  for (let j = 0; j <= other.length; j += 1) last[j] = Math.min(j, tooMany);
  for (let i = 1; i <= one.length; i += 1) {
    // Further from the diagonal more letters than `max` are missing.
    const from = Math.max(1, i - max);
    const to = Math.min(other.length, i + max);
    let least = from === 1 ? i : tooMany;
    row[from - 1] = least;
    for (let j = from; j <= to; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isSwapped) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    row[to + 1] = tooMany;
    if (least > max) return Infinity;
    [before, last, row] = [last, row, before];
  }
  const distance = last[other.length] ?? Infinity;
  return distance <= max ? distance : Infinity;
}
