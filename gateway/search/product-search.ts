// Tested by tests/gateway/forgiving-search.test.ts and tests/unit/search-in-languages.test.ts.
import { LRUCache } from 'lru-cache';
import type { RestProduct } from '#gateway/documents/shapes.ts';
import type { ForgivingIndex, ForgivingMatch, Ranking } from './forgiving-search.ts';
import { gtinsOf } from '#readers/barcode.ts';
import { isNameOfThing } from './known-names.ts';
import { betweenThings } from './line-words.ts';
import { levels, type SearchedFacts } from './product-fit.ts';
import type { NameIndex } from './name-index.ts';
import { countFirst, positionsIn } from './positions.ts';
import { tellingWords } from './search-terms.ts';
import { fold } from './text-fold.ts';
import { withJoinedWords } from '#readers/joined-words.ts';
import type { Measures } from '#readers/weight-words.ts';
import { readSearch, wantedOf, type Wanted } from './wanted.ts';
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
  /**
   * `name`: the name contains every word as it is written. `similar`: the name or the category has words like all of them.
   * `partial`: it has words like some of them; a search has these only when it has no others.
   */
  fit: 'name' | 'similar' | 'partial';
}

const maxSearches = 200;
/** Things in one search. */
const maxParts = 4;
/** Characters of a search whose words are also tried without the signs between them. */
const maxJoined = 100;
/** Products in all cached searches together. */
const maxProducts = 200_000;

/** The folded words of a search text. */
const searchWordsOf = (search: string | null | undefined): string[] =>
  fold(search ?? '')
    .split(/\s+/)
    .filter(Boolean);

/** Whether goods meet a wish. Other goods than the thing do so only where people’s health may depend on it, or where the thing is not sold. */
function isMetByThing(
  { diets }: Wanted,
  all: Int32Array,
  meeting: Int32Array,
  matchAt: (position: number) => ForgivingMatch,
): boolean {
  const [first] = meeting;
  if (first === undefined || diets.some(({ unwanted }) => unwanted !== undefined)) return first !== undefined;
  return matchAt(first).isItself || !matchAt(all[0] ?? first).isItself;
}

/** Whether a word of a text begins with a part. */
function isBeginning(part: string, text: string): boolean {
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/**
 * Searches products by text: those that have all words, the thing itself first, then names that contain every word in the middle
 * of theirs. When there are none, those that have some of the words.
 */
export function createProductSearch(
  { products, hasFood, measures }: { products: readonly RestProduct[]; hasFood: boolean; measures: Measures },
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

  /** By position, 1 for each name that contains every word. */
  function plainNames(words: readonly string[]): Uint8Array {
    const parts = tellingWords(words).map(searchedPart);
    const [rarest = []] = parts.map((part) => names.positionsOf(part)).sort((a, b) => a.length - b.length);
    const found = new Uint8Array(products.length);
    for (const position of rarest) {
      // With one part, its words are known to contain it.
      const isFound = parts.length === 1 || parts.every((part) => names.foldedAt(position).includes(part));
      if (isFound && isListed(position)) found[position] = 1;
    }
    return found;
  }

  /** Whether the words of a name begin with these parts: `cola` is only inside of `chocolate`. */
  const begins = (position: number, parts: readonly string[]): boolean =>
    parts.every((part) => isBeginning(part, names.foldedAt(position)));

  function ranked(wanted: Wanted): Ranking {
    const all = forgiving.rank(wanted, factsOf);
    return forgiving.length > products.length ? { ...all, positions: all.positions.filter(isListed) } : all;
  }

  /** Whether a product has all words and says that it meets the conditions, after a search that found none. */
  function hasAll(wanted: Wanted): boolean {
    // Without a condition the search would have found it.
    if (wanted.diets.length === 0) return false;
    const { positions, matchAt } = ranked(wanted);
    return positions.some((position) => {
      const { fit, saysDiets } = matchAt(position);
      return fit === 'all' && saysDiets;
    });
  }

  /** What a search for several things finds, `bread and butter`, when no product is all of them: of each thing in turn. */
  function matchesOfParts(text: string): SearchMatch[] {
    const parts = text.split(betweenThings);
    if (parts.length < 2 || parts.length > maxParts) return [];
    const found = parts.map((part) => matchesOf(part));
    if (found.some(({ length }) => length === 0)) return [];
    const inTurn = new Map<RestProduct, SearchMatch>();
    const longest = Math.max(...found.map(({ length }) => length));
    for (let at = 0; at < longest; at += 1) {
      for (const each of found) {
        const match = each[at];
        if (match) inTurn.set(match.product, match);
      }
    }
    return [...inTurn.values()];
  }

  const matchesAt = (positions: Iterable<number>, fitAt: (position: number) => SearchMatch['fit']): SearchMatch[] => {
    const found: SearchMatch[] = [];
    for (const position of positions) {
      const product = products[position];
      if (product) found.push({ product, fit: fitAt(position) });
    }
    return found;
  };

  /** All that a text finds, best first: the product with that barcode, else by words. Those that are not known to meet its conditions are left out. */
  function matchesOf(text: string): SearchMatch[] {
    const words = searchWordsOf(text);
    if (words.length === 0) return [];
    for (const code of gtinsOf(text)) {
      const labelled = products.find(({ gtin }) => gtin === code);
      if (labelled) return [{ product: labelled, fit: 'name' }];
    }
    const plain = plainNames(words);
    const wanted = readSearch(text, measures);
    const known = ranked(wanted);
    // What something is for may be all that is known of it: `provisions for the picnic`.
    const { positions: all, fitsDiets, matchAt } = known.best ? known : ranked(wantedOf(text));
    const meeting = wanted.diets.length > 0 ? all.filter(fitsDiets) : all;
    // Goods that do not say what a wish says come closest: `lemonade no sugar`.
    const isUnmet = wanted.isWish && wanted.words.length > 0 && !isMetByThing(wanted, all, meeting, matchAt);
    const fitting = isUnmet ? all : meeting;
    const first = fitting[0] === undefined ? undefined : matchAt(fitting[0]);
    const best = first?.fit;
    // A condition is about all things of a search, so that its parts are not searched alone.
    if (wanted.diets.length === 0 && !(best === 'all' && first?.isItself)) {
      const ofParts = matchesOfParts(text);
      if (ofParts.length > 0) return ofParts;
    }
    if (isUnmet) {
      const near = fitting.subarray(
        0,
        countFirst(fitting, (at) => matchAt(at).fit === best),
      );
      const isMet = (position: number) => matchAt(position).fit === 'all' && fitsDiets(position);
      return matchesAt([...near.filter(isMet), ...near.filter((position) => !isMet(position))], () => 'partial');
    }
    const joined = best === 'all' || text.length > maxJoined ? text : withJoinedWords(text);
    if (joined !== text) {
      const ofJoined = matchesOf(joined);
      if (ofJoined[0] && ofJoined[0].fit !== 'partial') return ofJoined;
    }
    // Names with as many of the words come closest, and the thing itself.
    const least = Math.min(first?.level ?? 0, best === 'all' ? levels.all : levels.word + levels.thing);
    const asNear = countFirst(fitting, (position) => matchAt(position).level >= least);
    const alike = fitting.subarray(0, asNear);
    const whole = best === 'all' ? alike : [];
    const found = matchesAt(whole, (position) => (plain[position] === 1 ? 'name' : 'similar'));
    for (const position of whole) plain[position] = 0;
    // A name that only contains the word may say the opposite: `non-vegan`.
    const inside = wanted.diets.length === 0 ? positionsIn(plain) : [];
    const parts = tellingWords(words).map(searchedPart);
    // Names that have the text only inside their words come closest.
    // Other words that begin with the name of a thing are other things: the `corn` of `cornflakes`.
    const isName = wanted.words.length > 0 && wanted.words.every(({ term }) => isNameOfThing(term));
    const isInside = whole.length === 0 && (isName || !inside.some((position) => begins(position, parts)));
    const others = matchesAt(inside, () => (isInside ? 'partial' : 'name'));
    const inWords = [...found, ...others];
    return inWords.length > 0 ? inWords : matchesAt(alike, () => 'partial');
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
      let ranks: ReadonlyMap<RestProduct, number> | undefined;
      const found: FoundProducts = {
        products: matching,
        // Most searches are listed in their own order, which needs no ranks.
        get ranks() {
          return (ranks ??= new Map(matching.map((product, rank) => [product, rank])));
        },
        haveAllWords:
          matches.length > 0 ? matches.every(({ fit }) => fit !== 'partial') : hasAll(readSearch(key, measures)),
      };
      searches.set(key, found);
      return found;
    },

    /** The best matches of a text. When none meets its conditions, those that meet the rest of it. */
    matches(text: string, limit: number): SearchMatch[] {
      const found = matchesOf(text);
      if (found.length > 0 && found[0]?.fit !== 'partial') return found.slice(0, limit);
      const { positions, fitsDiets } = ranked(readSearch(text, measures));
      const near = [...positions.filter(fitsDiets), ...positions.filter((position) => !fitsDiets(position))];
      return near.length > 0 ? matchesAt(near.slice(0, limit), () => 'partial') : found.slice(0, limit);
    },

    /** The products that have words of what is wanted, best first. */
    ranked(wanted: Wanted, limit: number): { product: RestProduct; match: ForgivingMatch }[] {
      const { positions, matchAt } = ranked(wanted);
      return Array.from(positions.subarray(0, limit)).flatMap((position) => {
        const product = products[position];
        return product ? [{ product, match: matchAt(position) }] : [];
      });
    },
  };
}
