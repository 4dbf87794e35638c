import {
  SellerDemoProductsDocument,
  SellerProductsDocument,
  useRemoveDemoProductsMutation,
  useSellerDemoProductsQuery,
} from '#web/__generated__/seller-stock.ts';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { forgetAllProducts } from '../shell/shop-lists.ts';
import * as texts from './texts.ts';

/** The number of demonstration products that can be removed, and a function that removes them. */
export function useDemoProducts() {
  const { data } = useSellerDemoProductsQuery({ fetchPolicy: 'cache-and-network', errorPolicy: 'ignore' });
  const [removeDemoProducts, { client, loading }] = useRemoveDemoProductsMutation();

  /** @returns whether the store has removed them */
  async function remove(): Promise<boolean> {
    let isRemoved = false;
    try {
      const reply = (await removeDemoProducts()).data?.removeDemoProducts;
      isRemoved = reply?.success ?? false;
      if (isRemoved) {
        forgetAllProducts(client.cache);
        notifySuccess(reply?.message ?? texts.demoRemoved);
      } else notifyError(reply?.message ?? texts.demoNotRemoved);
    } catch (error) {
      notifyThrown(error);
    }
    // Reloads also after a failure, because the store may have removed the products. The lists show their own errors.
    await client
      .refetchQueries({ include: [SellerDemoProductsDocument, SellerProductsDocument] })
      .catch(() => undefined);
    return isRemoved;
  }

  return { removable: data?.seller?.removableDemoProducts ?? 0, remove, isRemoving: loading };
}
