/**
 * Grades names in a language in which the first word of a name is the thing itself: `tomates en grappe`, but `soupe de tomates`.
 *
 * @param stemOf gives the stem of a folded word
 */
export function thingFirstGrade(stemOf: (word: string) => string, emptyWords: ReadonlySet<string>) {
  /** The grade of the words of a name for a search word: 1 for the same word, 2 if one begins with it, 3 otherwise. */
  function gradeOfWord(nameWords: readonly string[], wanted: string): number {
    const stem = stemOf(wanted);
    if (nameWords.some((word) => stemOf(word) === stem)) return 1;
    return nameWords.some((word) => word.startsWith(wanted)) ? 2 : 3;
  }

  return (foldedName: string, words: readonly string[]): number => {
    const nameWords = foldedName.match(/[\p{L}\p{N}]+/gu) ?? [];
    const telling = words.filter((word) => !emptyWords.has(word));
    const wanted = telling.length > 0 ? telling : words;
    const worst = wanted.reduce((grade, word) => Math.max(grade, gradeOfWord(nameWords, word)), 1);
    const [first = ''] = wanted;
    const isFirst = stemOf(nameWords[0] ?? '') === stemOf(first) || foldedName.startsWith(words.join(' '));
    return worst === 1 && isFirst ? 0 : worst;
  };
}
