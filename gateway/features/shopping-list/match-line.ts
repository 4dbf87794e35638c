import type { Snapshot } from '#gateway/catalogue/snapshot.ts';
import { wantedOf } from '#gateway/catalogue/wanted.ts';
import type { RestProduct } from '#gateway/documents/shapes.ts';

export interface LineMatches {
  /**
   * - `MATCHED`: the first product is what the line asks for, and can be bought.
   * - `UNSURE`: the products are like it, or sold out, or the line wants none.
   */
  state: 'MATCHED' | 'UNSURE' | 'NOT_FOUND';
  /** The products, best first. */
  products: RestProduct[];
  /** Whether the first product has every word that tells what is wanted. */
  hasAll: boolean;
}

const maxMatches = 4;
/** The number of products found by the search that are compared with a line. */
const maxCandidates = 60;
/** The least likeness with which a product is sure to be the wanted one, of all words and of the word for the thing. */
export const sure = { share: 0.7, ofHead: 0.65 };
/** The least likeness with which a product is shown. */
const possible = { share: 0.5, ofHead: 0.4 };

/** The products that fit the name of a wanted thing. */
export function matchLine(name: string, snapshot: Snapshot): LineMatches {
  const wanted = wantedOf(name);
  const fits = snapshot
    .ranked(wanted, maxCandidates)
    .filter(({ match }) => match.fitsDiets && match.share >= possible.share && match.ofHead >= possible.ofHead)
    .map(({ product, match }) => ({
      product,
      score: match.score,
      hasAll: match.fit === 'all',
      isSure: match.share >= sure.share && match.ofHead >= sure.ofHead && match.isItself && match.isSameKind,
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
