import MiniSearch, { type Query } from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';
import { foldedWordsOf, indexTermsOf, tellingWords } from './search-terms.ts';
import { minWordLength, optionalWords, partsOf, stemOf, synonymsOf } from './word-forms.ts';

export type ForgivingIndex = ReturnType<typeof createForgivingIndex>;

/** A product that a search has found, by its position in the list. */
export interface ForgivingMatch {
  position: number;
  /** The quality of the match, compared with the other matches of the search. */
  score: number;
}

/** A product as the index knows it. */
export interface SearchedText {
  name: string;
  /** The names of its category. */
  category: string;
}

/** Characters of a text that are searched. */
const maxTextLength = 200;
const maxWords = 12;
/** Letters of a word that must be exact, and of the shortest part of words written together. */
const minErrorLength = 3;
const nameWeight = 3;
const weights = { prefix: 0.4, fuzzy: 0.3 };
/** The most known words that are searched for containing a term. */
const maxLongerWords = 20;

/** The number of letters of a word that may differ. Numbers must be exact. */
function maxErrorsIn(stem: string, isLenient: boolean): number {
  if (stem.length <= minErrorLength || /\d/.test(stem)) return 0;
  return stem.length < (isLenient ? 6 : 7) ? 1 : 2;
}

const wordsOf = (text: string): string[] =>
  [...new Set(tellingWords(foldedWordsOf(text.slice(0, maxTextLength))))].slice(0, maxWords);

/** Shorter words match no category. */
const isLongEnough = (word: string): boolean => word.length >= minWordLength;

/**
 * Finds products whose names or categories have words like those of a text: singular or plural, longer, with typing errors,
 * written together. Products are only ever appended, so a longer list can share the index of a shorter one.
 */
export function createForgivingIndex() {
  const texts: SearchedText[] = [];
  const vocabulary = new SearchableMap<true>();
  /** Terms by the names of categories, because products share few of these. */
  const categoryTerms = new Map<string, readonly string[]>();
  // Its texts are terms with a space between.
  const index = new MiniSearch<SearchedText & { id: number }>({
    fields: ['name', 'category'],
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: { boost: { name: nameWeight }, weights },
  });

  const isKnown = (term: string) => vocabulary.has(term);
  const beginsWord = (term: string) => !vocabulary.atPrefix(term).keys().next().done;

  function termsOfCategory(category: string): readonly string[] {
    let terms = categoryTerms.get(category);
    if (!terms) {
      terms = indexTermsOf(category).filter(isLongEnough);
      categoryTerms.set(category, terms);
    }
    return terms;
  }

  /** The words that a word may stand for when it begins no known word. */
  function spellingsOf(word: string): Query[] {
    const cuts = Array.from({ length: word.length - 1 }, (_none, at) => at + 1);
    const swapped = cuts
      .map((at) => stemOf(word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1)))
      .filter(isKnown);
    const split = cuts
      .map((at) => [stemOf(word.slice(0, at)), stemOf(word.slice(at))])
      .filter((parts) => parts.every((part) => part.length >= minErrorLength && isKnown(part)));
    const stem = stemOf(word);
    const longer: string[] = [];
    for (const known of vocabulary.keys()) {
      if (longer.length < maxLongerWords && known.includes(stem)) longer.push(known);
    }
    return [...swapped, ...longer, ...split.map((queries): Query => ({ combineWith: 'AND', queries }))];
  }

  /** The parts of a compound, which a name may have as single words, and other names of the thing. */
  function otherForms(word: string, stem: string): Query[] {
    const parts = partsOf(word);
    return [...(parts.length > 0 ? [{ combineWith: 'AND' as const, queries: [...parts] }] : []), ...synonymsOf(stem)];
  }

  function queryFor(word: string, isLenient: boolean): Query {
    const stem = stemOf(word);
    // A word that only begins with the stem does not count: “peas” are not the beginning of “peaches”.
    const asWritten: Query = {
      combineWith: 'OR',
      queries: [stem, { queries: [word], prefix: true }, ...otherForms(word, stem)],
      ...(!isLongEnough(word) && { fields: ['name'] }),
    };
    const fuzzy = maxErrorsIn(stem, isLenient);
    if (fuzzy === 0 || ((isKnown(stem) || beginsWord(word)) && !isLenient)) return asWritten;
    return { combineWith: 'OR', queries: [asWritten, ...spellingsOf(word), { queries: [stem], fuzzy }] };
  }

  function find(words: readonly string[], combineWith: 'AND' | 'OR', { isLenient }: { isLenient: boolean }) {
    const results = index.search({ combineWith, queries: words.map((word) => queryFor(word, isLenient)) });
    return results.map(({ id, score }): ForgivingMatch => ({ position: Number(id), score }));
  }

  return {
    get length(): number {
      return texts.length;
    },

    textAt: (position: number): SearchedText | undefined => texts[position],

    add(text: SearchedText): void {
      const nameTerms = indexTermsOf(text.name);
      const ofCategory = termsOfCategory(text.category);
      index.add({ id: texts.length, name: nameTerms.join(' '), category: ofCategory.join(' ') });
      texts.push(text);
      for (const term of nameTerms) vocabulary.set(term, true);
      for (const term of ofCategory) vocabulary.set(term, true);
    },

    /**
     * The products with all words of a text, best first. A word counts as a typing error when it begins no known word, or when
     * no product has all words as they are written. A text needs a word of `minWordLength` letters.
     */
    matches(text: string): ForgivingMatch[] {
      const words = wordsOf(text);
      if (!words.some(isLongEnough)) return [];
      const exact = find(words, 'AND', { isLenient: false });
      if (exact.length > 0) return exact;
      const lenient = find(words, 'AND', { isLenient: true });
      const needed = words.filter((word) => !optionalWords.has(word));
      const isRepeated = lenient.length === 0 && needed.length < words.length && needed.some(isLongEnough);
      return isRepeated ? find(needed, 'AND', { isLenient: true }) : lenient;
    },

    /** The products with at least one word of a text, best first. */
    nearest(text: string): ForgivingMatch[] {
      const words = wordsOf(text).filter(isLongEnough);
      return words.length > 0 ? find(words, 'OR', { isLenient: true }) : [];
    },
  };
}
