// Tested by tests/gateway/forgiving-search.test.ts and tests/unit/search-in-languages.test.ts.
import { headsOf, isTellingInName } from './grocery-words.ts';
import { foldedWordsOf, indexTermsOf, joinedTermsOf } from './search-terms.ts';
import { isUnit } from '#gateway/catalogue/weight-text.ts';
import { minWordLength, stemOf } from './word-forms.ts';
import { isCompound, nameWordsOf, processedWords, produceSections } from './word-kinds.ts';

/** A product as the index knows it. */
export interface SearchedText {
  name: string;
  /** The names of its category. */
  category: string;
  description: string;
  /** The seller's own words by which it is found, with commas between names. They say nothing about diets: shoppers do not see them. */
  searchWords: string;
}

/** A term of names or of the seller's own words: there is one object of each, so that terms are the same when their objects are. */
export interface Term {
  /** The positions of the products that have it, in order. */
  positions: number[];
  /** Products that have the word only inside a compound. */
  inCompound: Set<number> | undefined;
  /** Whether it is a word such as `dried`. */
  isProcessed: boolean;
}

/** A category with what is found by its name. */
interface GoodsCategory {
  /** Its place among the categories, from 0. */
  place: number;
  terms: readonly string[];
  positions: number[];
  /** Whether fruit or vegetables are in it. */
  isProduce: boolean;
}

/** A product with what is known of its name and of the seller's own words. */
export interface Goods extends SearchedText {
  /** The place of its category. */
  categoryPlace: number;
  /** Whether it stands with fruit or vegetables. */
  isProduce: boolean;
  /** The number of terms of its name. */
  nameTerms: number;
  heads: readonly Term[];
  /** The words of the name that tell what it is. */
  telling: readonly (readonly Term[])[];
}

/** Characters of a description that are searched. */
const maxDescriptionLength = 400;
const maxSearchWordsLength = 200;
/** Between the names in the seller's own words. */
const betweenNames = /[,;،؛]/;

/** Finds products by the terms of their texts. Products are only ever appended; a position is the place of one. */
export function createGoodsIndex() {
  const goods: Goods[] = [];
  const terms = new Map<string, Term>();
  const positionsByDescription = new Map<string, number[]>();
  const categories = new Map<string, GoodsCategory>();

  function termOf(text: string): Term {
    let term = terms.get(text);
    if (!term) {
      term = { positions: [], inCompound: undefined, isProcessed: processedWords.has(text) };
      terms.set(text, term);
    }
    return term;
  }

  function addToCategory(category: string, position: number): GoodsCategory {
    let known = categories.get(category);
    if (!known) {
      const ofName = indexTermsOf(category).filter((term) => term.length >= minWordLength);
      known = {
        place: categories.size,
        terms: ofName,
        positions: [],
        isProduce: ofName.some((term) => produceSections.has(term)),
      };
      categories.set(category, known);
    }
    known.positions.push(position);
    return known;
  }

  function addDescription(description: string, position: number): void {
    const described = foldedWordsOf(description.slice(0, maxDescriptionLength)).map((word) => stemOf(word));
    for (const term of new Set(described)) {
      const positions = positionsByDescription.get(term);
      if (positions) positions.push(position);
      else positionsByDescription.set(term, [position]);
    }
  }

  return {
    goods: goods as readonly Goods[],
    terms: terms as ReadonlyMap<string, Term>,
    positionsByDescription: positionsByDescription as ReadonlyMap<string, readonly number[]>,
    categories: categories as ReadonlyMap<string, GoodsCategory>,

    add({ name, category, description, searchWords }: SearchedText): void {
      const position = goods.length;
      const words = nameWordsOf(name);
      const others = searchWords.slice(0, maxSearchWordsLength).split(betweenNames).map(nameWordsOf);
      const ofName = new Set([...indexTermsOf(name), ...words.flat()]);
      const joined = [name, ...searchWords.slice(0, maxSearchWordsLength).split(betweenNames)].flatMap(joinedTermsOf);
      for (const term of new Set([...ofName, ...others.flat(2), ...joined])) termOf(term).positions.push(position);
      const own = new Set([...words, ...others.flat()].flat());
      for (const compound of words.flat().filter(isCompound)) {
        for (const part of compound.split(' ')) {
          const term = own.has(part) ? undefined : terms.get(part);
          if (term) (term.inCompound ??= new Set()).add(position);
        }
      }
      const telling = words.filter(([term = '']) => isTellingInName(term) && !isUnit(term));
      const { place, isProduce } = addToCategory(category, position);
      goods.push({
        name,
        category,
        description,
        searchWords,
        categoryPlace: place,
        isProduce,
        nameTerms: ofName.size,
        heads: [words, ...others].flatMap(headsOf).map(termOf),
        telling: telling.map((each) => each.map(termOf)),
      });
      addDescription(description, position);
    },

    /** The positions of the products that have all terms, in order. */
    positionsOf(some: readonly Term[]): readonly number[] {
      const [rarest, ...rest] = some.toSorted((a, b) => a.positions.length - b.positions.length);
      if (!rarest || rest.length === 0) return rarest?.positions ?? [];
      return rarest.positions.filter((position) => rest.every(({ positions }) => has(positions, position)));
    },
  };
}

/** Whether numbers in order include one. */
function has(sorted: readonly number[], wanted: number): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === wanted;
}
