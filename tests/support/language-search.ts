import { snapshotOf } from '#tests/lab/search/fresh-shops.ts';
import { createShoppingListApi } from '#gateway/features/shopping-list/shopping-list-api.ts';

/**
 * What a search and a list find among the goods of a shop, in the language of the module: tests load it once for each language.
 * @public
 */
export async function openShop(shop: 'demonstration' | 'supermarket') {
  const snapshot = await snapshotOf(shop);
  const api = createShoppingListApi({ products: { snapshot: () => snapshot } });
  const nameOf = ({ _id, name }: { _id: string; name: string }) => (shop === 'demonstration' ? _id : name);
  return {
    /** The first three products, and whether they have all words. */
    found(text: string) {
      const { products = [], haveAllWords = false } = snapshot.found(text) ?? {};
      return { names: products.slice(0, 3).map(nameOf), isMatch: products.length > 0 && haveAllWords };
    },
    /** Each line with its first product and the number of packs. */
    async listed(text: string) {
      const lines = await api.match(text);
      return lines.map(({ state, matches: [first] }) =>
        first ? `${state} ${nameOf(first.product)}×${first.quantity}` : state,
      );
    },
  };
}
