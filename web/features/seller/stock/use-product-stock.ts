import { useCallback } from 'react';
import { useSetProductStockMutation } from '#web/__generated__/seller.ts';
import { notifyError, notifySuccess, notifyThrown, clearError } from '#web/shared/lib/notify.ts';
import { checkSellerAgain } from '#web/shared/session/use-session.ts';
import { forgetShopLists } from '../shell/shop-lists.ts';

/**
 * Puts a product in or out of stock. The switch moves at once; a refusal (whose payload has no product) or a failure
 * takes the optimistic answer back, and the message says why.
 */
export function useProductStock() {
  const [setProductStock, { client }] = useSetProductStockMutation();

  return useCallback(
    async (productId: string, inStock: boolean) => {
      const act = `stock ${productId}`;
      try {
        const { data } = await setProductStock({
          variables: { input: { productId, inStock } },
          optimisticResponse: {
            setProductStock: {
              __typename: 'SetProductStockPayload',
              success: true,
              message: null,
              product: { __typename: 'Product', id: productId, inStock },
            },
          },
        });
        const reply = data?.setProductStock;
        if (!reply?.success) {
          notifyError(reply?.message ?? 'The stock was not changed.', act);
          checkSellerAgain(client);
          return;
        }
        clearError(act);
        forgetShopLists(client.cache);
        notifySuccess(reply.message ?? 'Stock updated');
      } catch (error) {
        notifyThrown(error, act);
      }
    },
    [setProductStock, client],
  );
}
