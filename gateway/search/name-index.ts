// Tested by tests/gateway/forgiving-search.test.ts and tests/unit/search-in-languages.test.ts.
import { fold } from './text-fold.ts';

export type NameIndex = ReturnType<typeof createNameIndex>;

/**
 * Finds names by any part of any of their words. Names are only ever appended, so a longer list can share the index of a
 * shorter one. A position is the place of a name in the list.
 */
export function createNameIndex() {
  const names: string[] = [];
  const foldedNames: string[] = [];
  const positionsByWord = new Map<string, number[]>();
  /** All different words, each followed by a line break: one search through it finds every word with a part. */
  let words = '';

  return {
    get length(): number {
      return names.length;
    },

    nameAt: (position: number): string | undefined => names[position],

    /** The name in the form that search compares; empty when there is none. */
    foldedAt: (position: number): string => foldedNames[position] ?? '',

    add(name: string): void {
      const position = names.length;
      const folded = fold(name);
      names.push(name);
      foldedNames.push(folded);
      for (const word of new Set(folded.split(/\s+/).filter(Boolean))) {
        const positions = positionsByWord.get(word);
        if (positions) positions.push(position);
        else {
          positionsByWord.set(word, [position]);
          words += `${word}\n`;
        }
      }
    },

    /**
     * The positions of the names with a word that contains `part`, in no order. A name with two such words is there twice.
     *
     * @param part folded, without white space
     */
    positionsOf(part: string): readonly number[] {
      const found: (readonly number[])[] = [];
      for (let at = words.indexOf(part); at !== -1;) {
        const end = words.indexOf('\n', at);
        const word = words.slice(words.lastIndexOf('\n', at) + 1, end);
        found.push(positionsByWord.get(word) ?? []);
        at = words.indexOf(part, end);
      }
      return found.length === 1 ? (found[0] ?? []) : found.flat();
    },
  };
}
