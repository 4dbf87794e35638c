import { setImmediate as nextTurn } from 'node:timers/promises';
import { searchTermsOf } from '#gateway/catalogue/search-terms.ts';
import type { Snapshot } from '#gateway/catalogue/snapshot.ts';
import type { RestProduct } from '#gateway/documents/shapes.ts';
import type { Parts } from '#gateway/parts.ts';
import { badInput } from '#gateway/refusals/faults.ts';
import { nameWordsOf } from './grocery-words.ts';
import { readShoppingList, type ListLine } from './list-lines.ts';
import { matchLine, searchTextsOf, type Goods, type LineMatches } from './match-line.ts';
import { packsFor } from './pack-count.ts';
import * as texts from './texts.ts';

const maxTextLength = 2000;
const maxLines = 50;
/** The number of products found by the search that are compared with a line. */
const maxCandidates = 60;

interface MatchedLine extends ListLine {
  state: LineMatches['state'];
  matches: { product: RestProduct; quantity: number }[];
}

/** Matches lists with the catalogue: without a REST call of its own, and the same for every visitor. */
export function createShoppingListApi({ products }: { products: Pick<Parts['products'], 'snapshot'> }) {
  return {
    /** @throws Fault BAD_USER_INPUT when the list is too long */
    async match(text: string): Promise<MatchedLine[]> {
      if (text.length > maxTextLength) {
        throw badInput(texts.listTooLong(maxTextLength));
      }
      const lines = readShoppingList(text);
      if (lines.length > maxLines) {
        throw badInput(texts.tooManyThings(maxLines, lines.length));
      }
      const catalogue = await products.snapshot();
      const matched: MatchedLine[] = [];
      for (const line of lines) {
        const { state, products } = matchLine(line.name, candidatesIn(catalogue, line.name));
        const matches = products.map((product) => ({ product, quantity: packsFor(line, product) }));
        matched.push({ ...line, state, matches });
        // In a large catalogue a search takes some milliseconds: other requests get their turn between lines.
        await nextTurn();
      }
      return matched;
    },
  };
}

function candidatesIn(snapshot: Snapshot, name: string): Goods[] {
  const found = searchTextsOf(name).flatMap((text) => snapshot.forgiving.nearest(text).slice(0, maxCandidates));
  const positions = new Set(found.map(({ position }) => position));
  return [...positions].flatMap((position) => {
    // A longer list that shares the index may have added positions that this list does not have.
    const product = snapshot.products[position];
    if (!product) return [];
    const category = snapshot.categories.of(product);
    const categoryTerms = searchTermsOf(`${category?.storeName ?? ''} ${category?.label ?? ''}`);
    return [{ product, nameWords: nameWordsOf(product.name), categoryTerms }];
  });
}
