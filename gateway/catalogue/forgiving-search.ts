import { factsFit } from './diet-facts.ts';
import { headsOf, isCompound, isTellingInName, nameWordsOf, type WantedWord } from './grocery-words.ts';
import {
  bestFirst,
  bonus,
  fitter,
  type ForgivingMatch,
  type Goods,
  type Matches,
  type SearchedFacts,
  type SearchedText,
} from './product-fit.ts';
import { foldedWordsOf, indexTermsOf } from './search-terms.ts';
import { withSingleWords, type Wanted } from './wanted.ts';
import { isUnit } from './weight-text.ts';
import { minWordLength, stemOf } from './word-forms.ts';
import { alternativesOf, isOnlyBeginning, type Alternative } from './word-matches.ts';

export type ForgivingIndex = ReturnType<typeof createForgivingIndex>;

type FactsOf = (position: number) => SearchedFacts | undefined;

/** Characters of a description that are searched. */
const maxDescriptionLength = 400;
const maxSearchWordsLength = 200;
/** Between the names in the seller's own words. */
const betweenNames = /[,;،؛]/;
const ofDescription: Alternative = { terms: [], likeness: 0.3 };
/** What is left of the likeness of a word that a name has only in a compound: cream of ice cream. */
const inCompoundShare = 0.35;

/**
 * Finds products whose names, own words or categories have words like those of a text: singular or plural, other names, longer, with typing
 * errors, written together. Products are only ever appended, so a longer list can share the index of a shorter one.
 */
export function createForgivingIndex() {
  const goods: Goods[] = [];
  const positionsByTerm = new Map<string, number[]>();
  const positionsByDescription = new Map<string, number[]>();
  const categories = new Map<string, { terms: readonly string[]; positions: number[] }>();

  function addTo(index: Map<string, number[]>, terms: Iterable<string>, position: number): void {
    for (const term of terms) {
      const positions = index.get(term);
      if (positions) positions.push(position);
      else index.set(term, [position]);
    }
  }

  function addToCategory(category: string, position: number): void {
    const known = categories.get(category);
    if (known) known.positions.push(position);
    else {
      const terms = indexTermsOf(category).filter((term) => term.length >= minWordLength);
      categories.set(category, { terms, positions: [position] });
    }
  }

  function positionsOf({ terms }: Alternative): readonly number[] {
    const [rarest = []] = terms.map((term) => positionsByTerm.get(term) ?? []).sort((a, b) => a.length - b.length);
    if (terms.length === 1) return rarest;
    return rarest.filter((position) => terms.every((term) => goods[position]?.terms.has(term)));
  }

  /** The best alternative of a word in each product that has one, and the categories with it. */
  function matchesOf(word: WantedWord, more: readonly Alternative[], isLenient: boolean): Matches {
    const best = new Map<number, Alternative>();
    const put = (position: number, alternative: Alternative) => {
      if ((best.get(position)?.likeness ?? 0) < alternative.likeness) best.set(position, alternative);
    };
    const alternatives = [...alternativesOf(word, positionsByTerm, isLenient), ...more];
    for (const alternative of alternatives) {
      const [term = ''] = alternative.terms;
      const inCompound = { ...alternative, likeness: alternative.likeness * inCompoundShare };
      for (const position of positionsOf(alternative)) {
        const isOfCompound = alternative.terms.length === 1 && goods[position]?.inCompound.has(term);
        put(position, isOfCompound ? inCompound : alternative);
      }
    }
    const names = new Set(
      alternatives.flatMap(({ terms, likeness }) => (likeness > 0.5 && terms.length === 1 ? terms : [])),
    );
    const named = new Map<string, readonly number[]>();
    for (const [category, { terms, positions }] of categories) {
      if (terms.some((term) => names.has(term))) named.set(category, positions);
    }
    if (best.size === 0 && named.size === 0) {
      for (const position of positionsByDescription.get(word.term) ?? []) {
        put(position, ofDescription);
      }
    }
    return { best, named };
  }

  /** Two words that a name has as one: `straw berries`. */
  function joinedWith(words: readonly WantedWord[], at: number): Alternative[] {
    return [at - 1, at].flatMap((start) => {
      const [one, other] = [words[start], words[start + 1]];
      if (!one || !other) return [];
      const term = stemOf(one.raw + other.raw);
      return positionsByTerm.has(term) ? [{ terms: [term], likeness: 0.95 }] : [];
    });
  }

  /** Ranks the products that have words of what is wanted. */
  function rankWith(wanted: Wanted, factsOf: FactsOf, isLenient: boolean): ForgivingMatch[] {
    const { words, diets, size } = wanted;
    const matches = words.map((word, at) => matchesOf(word, joinedWith(words, at), isLenient));
    const candidates = new Set<number>();
    for (const [at, found] of matches.entries()) {
      const word = words[at];
      // A number alone is no reason: many names have it.
      if (!word?.isTelling || (word !== wanted.head && /^\d+$/.test(word.term))) continue;
      for (const position of found.best.keys()) candidates.add(position);
      for (const positions of found.named.values()) for (const position of positions) candidates.add(position);
    }
    if (words.length === 0) {
      for (const term of diets.flatMap(({ terms }) => terms)) {
        for (const index of [positionsByTerm, positionsByDescription]) {
          for (const position of index.get(term) ?? []) candidates.add(position);
        }
      }
      for (const position of goods.keys()) {
        const allergens = factsOf(position)?.allergens ?? null;
        if (diets.some(({ unwanted }) => factsFit(unwanted, allergens))) candidates.add(position);
      }
    }
    const fit = fitter(wanted);
    const found: ForgivingMatch[] = [];
    for (const position of Int32Array.from(candidates).sort()) {
      const product = goods[position];
      const allergens = factsOf(position)?.allergens ?? null;
      if (product) found.push(fit(product, { position, matches, allergens }));
    }
    const majority = majorityOf(found);
    for (const each of found) {
      const packed = size && factsOf(each.position)?.size;
      const isSize = packed && packed.unit === size.unit && packed.amount === size.amount;
      each.score +=
        bonus.category * (majority.get(goods[each.position]?.category ?? '') ?? 0) + (isSize ? bonus.size : 0);
    }
    return bestFirst(found);
  }

  /** Of each category, the part that its matches are of the matches of the largest one. */
  function majorityOf(all: readonly ForgivingMatch[]): ReadonlyMap<string, number> {
    const isAnyItself = all.some(({ isItself }) => isItself);
    const counts = new Map<string, number>();
    for (const { position, isItself } of all) {
      if (isAnyItself && !isItself) continue;
      const category = goods[position]?.category ?? '';
      counts.set(category, (counts.get(category) ?? 0) + 1);
    }
    // A few matches more say little.
    const most = Math.max(...counts.values()) + 2;
    return new Map([...counts].map(([category, count]) => [category, count / most]));
  }

  return {
    get length(): number {
      return goods.length;
    },

    textAt: (position: number): SearchedText | undefined => goods[position],

    add({ name, category, description, searchWords }: SearchedText): void {
      const position = goods.length;
      const words = nameWordsOf(name);
      const others = searchWords.slice(0, maxSearchWordsLength).split(betweenNames).map(nameWordsOf);
      const ofName = new Set([...indexTermsOf(name), ...words.flat()]);
      const terms = new Set([...ofName, ...others.flat(2)]);
      const telling = words.filter(([term = '']) => isTellingInName(term) && !isUnit(term));
      const own = new Set([...words, ...others.flat()].flat());
      const inCompound = new Set(
        words
          .flat()
          .flatMap((term) => (isCompound(term) ? term.split(' ') : []))
          .filter((term) => !own.has(term)),
      );
      const heads = [words, ...others].flatMap(headsOf);
      const known = { terms, nameTerms: ofName.size, heads, inCompound, telling };
      goods.push({ name, category, description, searchWords, ...known });
      addTo(positionsByTerm, terms, position);
      addToCategory(category, position);
      const described = foldedWordsOf(description.slice(0, maxDescriptionLength)).map((word) => stemOf(word));
      addTo(positionsByDescription, new Set(described), position);
    },

    /** The products with at least one word of what is wanted, best first. A word that is known is no typing error. */
    rank(wanted: Wanted, factsOf: FactsOf = () => undefined): ForgivingMatch[] {
      const exact = rankWith(wanted, factsOf, false);
      if (exact[0]?.fit === 'all') return exact;
      const mayBeError = wanted.words.some((word) => isOnlyBeginning(word, positionsByTerm));
      const lenient = mayBeError ? rankWith(wanted, factsOf, true) : exact;
      const single = lenient[0]?.ofHead ? undefined : withSingleWords(wanted);
      return single ? rankWith(single, factsOf, true) : lenient;
    },
  };
}
