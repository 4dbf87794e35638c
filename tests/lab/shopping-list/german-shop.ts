import { createProductReader } from '#gateway/catalogue/product-reader.ts';
import { createSnapshot } from '#gateway/catalogue/snapshot.ts';
import { createShoppingListApi } from '#gateway/features/shopping-list/shopping-list-api.ts';
import { germanGoods } from '#tests/support/german/goods.ts';

/** Reads lists over the German goods. `shopping-list.ts` loads it with the German words. */
export async function germanShop() {
  const { products } = await createProductReader((url) => url).read(germanGoods);
  const snapshot = await createSnapshot(products, 1);
  return createShoppingListApi({ products: { snapshot: () => snapshot } });
}
