import type { Snapshot } from '#gateway/catalogue/snapshot.ts';
import { packs } from '#gateway/search/line-words.ts';
import { foldedWordsOf } from '#gateway/search/search-terms.ts';
import { wantedOf, type Wanted } from '#gateway/search/wanted.ts';
import { stemOf } from '#gateway/search/word-forms.ts';
import { isOfMany, isThingFirst } from '#gateway/search/words.ts';
import type { RestProduct } from '#gateway/documents/shapes.ts';

export interface LineMatches {
  /**
   * - `MATCHED`: the first product is what the line asks for, and can be bought.
   * - `UNSURE`: the products are like it, or sold out, or the line wants none.
   */
  state: 'MATCHED' | 'UNSURE' | 'NOT_FOUND';
  /** The products, best first. */
  products: RestProduct[];
  /** Whether the name of the first product has every word that tells what is wanted. */
  hasAll: boolean;
}

const maxMatches = 4;
/** The number of products found by the search that are compared with a line. */
const maxCandidates = 60;
/** The least likeness with which a product is sure to be the wanted one, of all words and of the word for the thing. */
export const sure = { share: 0.7, ofHead: 0.65 };
/** The least likeness with which a product is shown. */
const possible = { share: 0.5, ofHead: 0.4 };

/** Whether a name has the wanted thing before another, in the singular: who writes `lemons` wants no `Lemon Slices`. */
function isNamedAfter(name: string, { head }: Wanted): boolean {
  if (!head || isThingFirst || !isOfMany(head.raw)) return false;
  const words = foldedWordsOf(name);
  const at = words.findIndex((word) => stemOf(word) === head.term);
  const next = words[at + 1] ?? '';
  return at >= 0 && words[at] !== head.raw && /^\p{L}{3}/u.test(next) && !packs.test(next) && !words.includes(head.raw);
}

/** The products that fit the name of a wanted thing. */
export function matchLine(name: string, snapshot: Snapshot): LineMatches {
  const wanted = wantedOf(name);
  // A wish that concerns no allergen may stay unmet. The list then asks about the product.
  const isOnlyWish = wanted.isWish && wanted.diets.every(({ unwanted }) => unwanted === undefined);
  const tellingCount = wanted.words.filter(({ isTelling }) => isTelling).length;
  const fits = snapshot
    .ranked(wanted, maxCandidates)
    .filter(
      ({ match }) =>
        (match.fitsDiets || isOnlyWish) &&
        match.share >= possible.share &&
        (match.ofHead >= possible.ofHead || match.isItself),
    )
    .map(({ product, match }) => ({
      product,
      score: match.score,
      // Not where only the category has a word: `crisps + fruit` are no orange sweets beside crisps.
      hasAll: match.fit === 'all' && match.matchedWords >= tellingCount,
      isSure:
        match.fitsDiets &&
        match.share >= sure.share &&
        match.ofHead >= sure.ofHead &&
        match.isItself &&
        match.isSameKind &&
        !isNamedAfter(product.name, wanted),
    }));
  const best = fits.toSorted(
    (a, b) =>
      Number(b.isSure) - Number(a.isSure) || Number(b.product.inStock) - Number(a.product.inStock) || b.score - a.score,
  );
  const [first] = best;
  const products = best.slice(0, maxMatches).map(({ product }) => product);
  if (!first) return { state: 'NOT_FOUND', products, hasAll: false };
  const state = first.isSure && first.product.inStock ? 'MATCHED' : 'UNSURE';
  return { state, products, hasAll: first.hasAll };
}
