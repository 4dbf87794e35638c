// Tested by tests/gateway/forgiving-search.test.ts and tests/unit/search-in-languages.test.ts.
const maxWords = 20_000;

/**
 * Remembers what is made of the words that came up lately, such as their stems and sounds: names share few words, and a search
 * compares a word with all terms.
 */
export function remembered<Made extends string | object>(make: (word: string) => Made): (word: string) => Made {
  const known = new Map<string, Made>();
  return (word) => {
    let made = known.get(word);
    if (made === undefined) {
      if (known.size >= maxWords) known.clear();
      made = make(word);
      known.set(word, made);
    }
    return made;
  };
}
