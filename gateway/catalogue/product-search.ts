import { LRUCache } from 'lru-cache';
import type { RestProduct } from '../documents/shapes.ts';
import type { ForgivingIndex } from './forgiving-search.ts';
import { gtinOf } from './gtin.ts';
import type { ForgivingMatch, SearchedFacts } from './product-fit.ts';
import { betweenThings } from './line-words.ts';
import type { NameIndex } from './name-index.ts';
import { tellingWords } from './search-terms.ts';
import { fold } from './text-fold.ts';
import { readSearch, type Wanted } from './wanted.ts';
import { searchedPart } from './word-forms.ts';

/** The products that a search finds. */
export interface FoundProducts {
  /** The products, best first. */
  products: readonly RestProduct[];
  /** The place of each product among them, from 0. */
  ranks: ReadonlyMap<RestProduct, number>;
  /** Whether they have all words, or words like them. */
  haveAllWords: boolean;
}

export interface SearchMatch {
  product: RestProduct;
  /** The quality of the match, compared with the other matches of the search; 0 for a part in the middle of a word. */
  score: number;
  /**
   * `name`: the name contains every word as it is written. `similar`: the name or the category has words like all of them.
   * `partial`: it has words like some of them; a search has these only when it has no others.
   */
  fit: 'name' | 'similar' | 'partial';
}

const maxSearches = 200;
/** Things in one search. */
const maxParts = 4;
/** Products in all cached searches together. */
const maxProducts = 200_000;

/** The folded words of a search text. */
const searchWordsOf = (search: string | null | undefined): string[] =>
  fold(search ?? '')
    .split(/\s+/)
    .filter(Boolean);

/**
 * Searches products by text: those that have all words, the thing itself first, then names that contain every word in the middle
 * of theirs. When there are none, those that have some of the words.
 */
export function createProductSearch(
  { products, hasFood }: { products: readonly RestProduct[]; hasFood: boolean },
  names: NameIndex,
  forgiving: ForgivingIndex,
) {
  const searches = new LRUCache<string, FoundProducts>({
    max: maxSearches,
    maxSize: maxProducts,
    sizeCalculation: (found) => found.products.length + 1,
  });

  // A longer list that shares the indexes may have added positions that this list does not have.
  const isListed = (position: number) => position < products.length;

  function factsOf(position: number): SearchedFacts {
    const { size = null, allergens = null } = products[position] ?? {};
    return { size, allergens: hasFood ? allergens : null };
  }

  /** The positions of the names that contain every word. */
  function plainPositions(words: readonly string[]): number[] {
    const parts = tellingWords(words).map(searchedPart);
    const [rarest = []] = parts.map((part) => names.positionsOf(part)).sort((a, b) => a.length - b.length);
    // With one part, its words are known to contain it.
    const isFound = (position: number) =>
      isListed(position) && (parts.length === 1 || parts.every((part) => names.foldedAt(position).includes(part)));
    return rarest.filter(isFound);
  }

  function ranked(wanted: Wanted): ForgivingMatch[] {
    const all = forgiving.rank(wanted, factsOf);
    return forgiving.length > products.length ? all.filter(({ position }) => isListed(position)) : all;
  }

  /** What a search for several things finds, `bread and butter`, when no product is all of them: of each thing in turn. */
  function matchesOfParts(text: string): SearchMatch[] {
    const parts = text.split(betweenThings);
    if (parts.length < 2 || parts.length > maxParts) return [];
    const found = parts.map((part) => matchesOf(part));
    if (found.some(({ length }) => length === 0)) return [];
    const inTurn = Array.from({ length: Math.max(...found.map(({ length }) => length)) }, (_none, at) =>
      found.flatMap((each) => each.slice(at, at + 1)),
    ).flat();
    return [...new Map(inTurn.map((match) => [match.product, match])).values()];
  }

  /** All that a text finds, best first: the product with that barcode, else by words. Those that are not known to meet its conditions are left out. */
  function matchesOf(text: string): SearchMatch[] {
    const words = searchWordsOf(text);
    if (words.length === 0) return [];
    const code = gtinOf(text);
    const labelled = code === null ? undefined : products.find(({ gtin }) => gtin === code);
    if (labelled) return [{ product: labelled, score: 1, fit: 'name' }];
    const plain = new Set(plainPositions(words));
    const wanted = readSearch(text);
    const all = ranked(wanted);
    const fitting = wanted.diets.length > 0 ? all.filter(({ fitsDiets }) => fitsDiets) : all;
    const best = fitting[0]?.fit;
    // A condition is about all things of a search, so that its parts are not searched alone.
    if (wanted.diets.length === 0 && !(best === 'all' && fitting[0]?.isItself)) {
      const ofParts = matchesOfParts(text);
      if (ofParts.length > 0) return ofParts;
    }
    const isWhole = best === 'all' || plain.size > 0;
    const found: SearchMatch[] = [];
    const put = (position: number, score: number, fit: SearchMatch['fit']) => {
      const product = products[position];
      if (product) found.push({ product, score, fit });
    };
    for (const { position, score, fit } of fitting) {
      if (fit !== 'all' || !isWhole) continue;
      put(position, score, plain.delete(position) ? 'name' : 'similar');
    }
    // A name that only contains the word may say the opposite: `non-vegan`.
    if (wanted.diets.length === 0) {
      for (const position of [...plain].sort((a, b) => a - b)) put(position, 0, 'name');
    }
    if (found.length > 0) return found;
    for (const { position, score, fit } of fitting) if (fit === best) put(position, score, 'partial');
    return found;
  }

  return {
    /** The products that a text finds; undefined for a text without a word, which does not limit a list. */
    found(text: string | null | undefined): FoundProducts | undefined {
      const words = searchWordsOf(text);
      if (words.length === 0) return undefined;
      const key = words.join(' ');
      const known = searches.get(key);
      if (known) return known;
      const matches = matchesOf(key);
      const matching = matches.map(({ product }) => product);
      const found = {
        products: matching,
        ranks: new Map(matching.map((product, rank) => [product, rank])),
        haveAllWords:
          matches.length > 0
            ? matches.every(({ fit }) => fit !== 'partial')
            : ranked(readSearch(key)).some(({ fit, saysDiets }) => fit === 'all' && saysDiets),
      };
      searches.set(key, found);
      return found;
    },

    /** The best matches of a text. When none meets its conditions, those that meet the rest of it. */
    matches(text: string, limit: number): SearchMatch[] {
      const found = matchesOf(text);
      if (found.length > 0 && found[0]?.fit !== 'partial') return found.slice(0, limit);
      const near = ranked(readSearch(text)).sort((a, b) => Number(b.fitsDiets) - Number(a.fitsDiets));
      return near.slice(0, limit).flatMap(({ position, score }) => {
        const product = products[position];
        return product ? [{ product, score, fit: 'partial' as const }] : [];
      });
    },

    /** The products that have words of what is wanted, best first. */
    ranked(wanted: Wanted, limit: number): { product: RestProduct; match: ForgivingMatch }[] {
      return ranked(wanted)
        .slice(0, limit)
        .flatMap((match) => {
          const product = products[match.position];
          return product ? [{ product, match }] : [];
        });
    },
  };
}
