import {
  useAdjustStockMutation,
  useStopCountingMutation,
  type StockChangeInput,
} from '#web/__generated__/seller-stock.ts';
import { messageOf, notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { forgetShopLists } from '../shell/shop-lists.ts';
import * as texts from './texts.ts';

interface Reply {
  success: boolean;
  message: string | null;
}

/**
 * Changes the stock of a product. `onDone` is called after each reply, also after a refusal, because the stock may have
 * changed.
 */
export function useCounting(product: { id: string; name: string }, onDone: () => Promise<unknown>) {
  const [adjustStock, adjusting] = useAdjustStockMutation();
  const [stopCounting, stopping] = useStopCountingMutation();
  const { client } = adjusting;

  /** Returns the reason why nothing was changed, or null. */
  async function send(request: () => Promise<Reply | undefined>): Promise<string | null> {
    try {
      const reply = await request();
      await onDone();
      if (!reply?.success) return reply?.message ?? texts.stockNotSaved;
      forgetShopLists(client.cache);
      notifySuccess(reply.message ?? texts.stockSaved);
      return null;
    } catch (error) {
      return messageOf(error);
    }
  }

  return {
    save: (change: Omit<StockChangeInput, 'productId'>) =>
      send(async () => {
        const input = { changes: [{ ...change, productId: product.id }] };
        return (await adjustStock({ variables: { input, id: product.id } })).data?.adjustStock;
      }),
    stop: () =>
      send(async () => {
        const input = { productId: product.id };
        return (await stopCounting({ variables: { input, id: product.id } })).data?.stopCounting;
      }),
    isSaving: adjusting.loading || stopping.loading,
  };
}
