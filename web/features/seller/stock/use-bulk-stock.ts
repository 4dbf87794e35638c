import { useState } from 'react';
import { useSetProductStockMutation, type SellerProduct_productFragment } from '#web/__generated__/seller-stock.ts';
import { announce } from '#web/shared/lib/page/announce.ts';
import { messageOf, notify, notifyError, notifyWithAction } from '#web/shared/lib/messages/notify.ts';
import { forgetShopLists } from '../shell/shop-lists.ts';
import * as texts from './texts.ts';

interface Change {
  /** The products whose stock has changed. */
  ids: readonly string[];
  inStock: boolean;
  text: string;
}

/** Changes the stock of several products, one call after the other, and can undo the last such change. */
export function useBulkStock() {
  const [setProductStock, { client }] = useSetProductStockMutation();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [last, setLast] = useState<Change>();

  /** @returns the ids of the products that the store has changed */
  async function send(ids: readonly string[], inStock: boolean): Promise<string[]> {
    const done: string[] = [];
    const refusals = new Set<string>();
    for (const [at, productId] of ids.entries()) {
      setProgress({ done: at, total: ids.length });
      try {
        const { data } = await setProductStock({ variables: { input: { productId, inStock } } });
        const reply = data?.setProductStock;
        if (reply?.success) done.push(productId);
        else refusals.add(reply?.message ?? texts.notChanged);
      } catch (error) {
        refusals.add(messageOf(error));
      }
    }
    setProgress(undefined);
    forgetShopLists(client.cache);
    for (const refusal of refusals) notifyError(refusal);
    return done;
  }

  async function undo(change: Change) {
    const { length } = await send(change.ids, !change.inStock);
    setLast(undefined);
    announce(texts.changedBack(length));
  }

  /** @returns whether any product has changed */
  async function setAll(products: readonly SellerProduct_productFragment[], inStock: boolean): Promise<boolean> {
    const idsToChange = products.filter((product) => product.inStock !== inStock).map(({ id }) => id);
    if (idsToChange.length === 0) notify(texts.alreadySo(inStock));
    const ids = await send(idsToChange, inStock);
    if (ids.length === 0) return false;
    const text = texts.marked(ids.length, inStock);
    const change = { ids, inStock, text };
    setLast(change);
    notifyWithAction(text, 'bulk stock', { label: texts.undo, run: () => void undo(change) });
    return true;
  }

  return {
    setAll,
    undoLast: async () => {
      if (last) await undo(last);
    },
    last,
    /** The number of products that are changed so far, while the change runs. */
    progress,
  };
}
