import { LRUCache } from 'lru-cache';
import type { RestProduct } from '../documents/shapes.ts';
import type { ForgivingIndex } from './forgiving-search.ts';
import type { NameIndex } from './name-index.ts';
import { tellingWords } from './search-terms.ts';
import { fold } from './text-fold.ts';
import { gradeOf, searchedPart } from './word-forms.ts';

/** The products that a search finds. */
export interface FoundProducts {
  /** The products, best first. */
  products: readonly RestProduct[];
  /** The place of each product among them, from 0. */
  ranks: ReadonlyMap<RestProduct, number>;
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
/** Products in all cached searches together. */
const maxProducts = 200_000;

/** The folded words of a search text. */
const searchWordsOf = (search: string | null | undefined): string[] =>
  fold(search ?? '')
    .split(/\s+/)
    .filter(Boolean);

/**
 * Searches products by text. The names that contain every word of it come first, as the specification says; then what the
 * forgiving index finds, best first.
 */
export function createProductSearch(products: readonly RestProduct[], names: NameIndex, forgiving: ForgivingIndex) {
  const searches = new LRUCache<string, FoundProducts>({
    max: maxSearches,
    maxSize: maxProducts,
    sizeCalculation: (found) => found.products.length + 1,
  });

  // A longer list that shares the indexes may have added positions that this list does not have.
  const isListed = (position: number) => position < products.length;

  /** The positions of the names that contain every word. */
  function plainPositions(words: readonly string[]): number[] {
    const parts = tellingWords(words).map(searchedPart);
    const [rarest = []] = parts.map((part) => names.positionsOf(part)).sort((a, b) => a.length - b.length);
    const graded = Array.from(rarest)
      .filter((position) => isListed(position) && parts.every((part) => names.foldedAt(position).includes(part)))
      .map((position) => ({ position, grade: gradeOf(names.foldedAt(position), words) }));
    return graded.sort((a, b) => a.grade - b.grade || a.position - b.position).map(({ position }) => position);
  }

  function search(text: string): FoundProducts {
    const plain = plainPositions(searchWordsOf(text));
    const similar = forgiving.matches(text).filter(({ position }) => isListed(position));
    const positions = new Set([...plain, ...similar.map(({ position }) => position)]);
    const found = Array.from(positions, (position) => products[position]).filter((product) => product !== undefined);
    return { products: found, ranks: new Map(found.map((product, rank) => [product, rank])) };
  }

  return {
    /** The products that a text finds; undefined for a text without a word, which does not limit a list. */
    found(text: string | null | undefined): FoundProducts | undefined {
      const words = searchWordsOf(text);
      if (words.length === 0) return undefined;
      const key = words.join(' ');
      const known = searches.get(key);
      if (known) return known;
      const found = search(key);
      searches.set(key, found);
      return found;
    },

    /** The best matches of a text. */
    matches(text: string, limit: number): SearchMatch[] {
      const words = searchWordsOf(text);
      const plain = words.length > 0 ? plainPositions(words) : [];
      const similar = forgiving.matches(text);
      const scores = new Map(similar.map(({ position, score }) => [position, score]));
      const isPlain = new Set(plain);
      const whole = [...isPlain, ...similar.map(({ position }) => position).filter((each) => !isPlain.has(each))];
      const partial = whole.length > 0 ? [] : forgiving.nearest(text);
      const all = [
        ...whole.map(
          (position) =>
            ({ position, score: scores.get(position) ?? 0, fit: isPlain.has(position) ? 'name' : 'similar' }) as const,
        ),
        ...partial.map((match) => ({ ...match, fit: 'partial' }) as const),
      ];
      const matches: SearchMatch[] = [];
      for (const { position, score, fit } of all) {
        const product = products[position];
        if (product && matches.length < limit) matches.push({ product, score, fit });
      }
      return matches;
    },
  };
}
