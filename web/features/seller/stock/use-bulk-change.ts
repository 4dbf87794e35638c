import { useState } from 'react';
import {
  useChangeProductsMutation,
  type ChangeProductsInput,
  type ChangeProductsMutation,
} from '#web/__generated__/seller-stock.ts';
import { messageOf, notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { forgetOtherLists } from '../shell/shop-lists.ts';
import * as texts from './texts.ts';

export type BulkPreview = ChangeProductsMutation['changeProducts']['changes'];
type Fields = Omit<ChangeProductsInput, 'products' | 'dryRun'>;

/** Changes many products after a preview, and only if they are still as the preview has shown them. */
export function useBulkChange(ids: readonly string[]) {
  const [change, { loading, client }] = useChangeProductsMutation();
  const [preview, setPreview] = useState<BulkPreview>();

  /** Returns why nothing was done, or undefined. */
  async function send(input: ChangeProductsInput): Promise<string | BulkPreview> {
    try {
      const reply = (await change({ variables: { input } })).data?.changeProducts;
      if (!reply?.success) return reply?.message ?? texts.nothingChanged;
      if (!input.dryRun) notifySuccess(reply.message ?? texts.productsChanged);
      return reply.changes;
    } catch (error) {
      return messageOf(error);
    }
  }

  return {
    preview,
    forgetPreview: () => setPreview(undefined),
    isBusy: loading,
    /** Reads what would change. Returns why it cannot be, or undefined. */
    look: async (fields: Fields): Promise<string | undefined> => {
      const changes = await send({ ...fields, products: ids.map((id) => ({ id })), dryRun: true });
      if (typeof changes === 'string') return changes;
      setPreview(changes);
      return undefined;
    },
    /** Makes the change that the preview shows. Returns why nothing was changed, or undefined. */
    apply: async (fields: Fields): Promise<string | undefined> => {
      const products = (preview ?? []).map(({ id, version }) => ({ id, ifVersion: version }));
      const changes = await send({ ...fields, products });
      if (typeof changes !== 'string') {
        forgetOtherLists(client.cache);
        return undefined;
      }
      // The preview may be old.
      setPreview(undefined);
      return changes;
    },
  };
}
