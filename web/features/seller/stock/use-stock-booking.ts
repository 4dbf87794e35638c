import { useBookStockMutation, type AdjustStockInput } from '#web/__generated__/seller-stock.ts';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { forgetShopLists } from '../shell/shop-lists.ts';
import type { StockChange } from './stock-count.ts';
import * as texts from './texts.ts';

/** The result of sending many changes, of which the store makes all or none. */
interface Booking {
  isBooked: boolean;
  /** The reasons against single changes, by product id. */
  faults: ReadonlyMap<string, string>;
  /** The reason against all of them; absent when `faults` has the reasons. */
  failure?: string;
  /** Whether the store has made other changes under this idempotency key. */
  isKeyUsed?: boolean;
}

/** Sends many changes of the stock in one call. */
export function useStockBooking() {
  const [bookStock, { client }] = useBookStockMutation();

  return async (input: AdjustStockInput & { changes: StockChange[] }): Promise<Booking> => {
    try {
      const reply = (await bookStock({ variables: { input } })).data?.adjustStock;
      if (reply?.success) {
        forgetShopLists(client.cache);
        return { isBooked: true, faults: new Map() };
      }
      const faults = new Map<string, string>();
      for (const { field, message } of reply?.errors ?? []) {
        const [name, index] = field ?? [];
        const change = name === 'changes' ? input.changes[Number(index)] : undefined;
        if (change && !faults.has(change.productId)) faults.set(change.productId, message);
      }
      return {
        isBooked: false,
        faults,
        isKeyUsed: reply?.errors.some(({ field }) => field?.[0] === 'idempotencyKey') ?? false,
        ...(faults.size === 0 && { failure: reply?.message ?? texts.stockNotSaved }),
      };
    } catch (error) {
      return { isBooked: false, faults: new Map(), failure: messageOf(error) };
    }
  };
}
