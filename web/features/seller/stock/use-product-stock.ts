import { useCallback } from 'react';
import { useSetProductStockMutation } from '#web/__generated__/seller-stock.ts';
import { notifyError, notifySuccess, notifyThrown, clearError } from '#web/shared/lib/messages/notify.ts';
import { forgetShopLists } from '../shell/shop-lists.ts';
import * as texts from './texts.ts';

/**
 * Marks a product in or out of stock. The switch moves at once. A refusal (its payload has no product) or a failure moves it
 * back and shows an error.
 */
export function useProductStock() {
  const [setProductStock, { client }] = useSetProductStockMutation();

  return useCallback(
    async (productId: string, inStock: boolean) => {
      const action = `stock ${productId}`;
      try {
        const { data } = await setProductStock({
          variables: { input: { productId, inStock } },
          optimisticResponse: {
            setProductStock: {
              __typename: 'SetProductStockPayload',
              success: true,
              message: null,
              errors: [],
              product: { __typename: 'Product', id: productId, inStock },
            },
          },
        });
        const reply = data?.setProductStock;
        if (!reply?.success) {
          notifyError(reply?.message ?? texts.notChanged, action);
          return;
        }
        clearError(action);
        forgetShopLists(client.cache);
        notifySuccess(reply.message ?? texts.updated);
      } catch (error) {
        notifyThrown(error, action);
      }
    },
    [setProductStock, client],
  );
}
