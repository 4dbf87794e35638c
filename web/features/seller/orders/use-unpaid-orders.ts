import { useState } from 'react';
import {
  useReleaseOrderMutation,
  useSellerUnpaidOrdersQuery,
  type SellerUnpaidOrdersQuery,
} from '#web/__generated__/seller-orders.ts';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { usePolling } from '#web/shared/lib/network/use-polling.ts';
import { useSellerSelf } from '../shell/use-seller-self.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import * as texts from './texts.ts';

type UnpaidOrders = NonNullable<NonNullable<SellerUnpaidOrdersQuery['seller']>['unpaidOrders']>;
export type OrderHold = UnpaidOrders['holds'][number];

/**
 * The online orders that wait for their payment. They load again every ten seconds. The list is empty for packers, for a store
 * without this feature, and until a request has succeeded.
 */
export function useUnpaidOrders() {
  const { has } = useShopFacts();
  const { role } = useSellerSelf();
  const isOn = has('ORDERS_UNPAID') && role !== 'PACKER';
  const { data, previousData, refetch } = useSellerUnpaidOrdersQuery({
    skip: !isOn,
    // A cached answer would replace orders in the list of paid orders, whose query asks for more fields.
    fetchPolicy: 'no-cache',
  });
  const [send] = useReleaseOrderMutation();
  const [releasingId, setReleasingId] = useState<string>();

  usePolling(() => refetch(), isOn && releasingId === undefined);

  async function release(id: string) {
    setReleasingId(id);
    try {
      const reply = (await send({ variables: { input: { id } } })).data?.releaseOrder;
      if (!reply) throw new Error(texts.releaseUnknown);
      if (reply.success) notifySuccess(reply.message ?? texts.released);
      else notifyError(reply.message ?? texts.notReleased);
    } catch (thrown) {
      notifyThrown(thrown);
    }
    await refetch().catch(() => undefined); // the next poll asks again
    setReleasingId(undefined);
  }

  const { holds = [], hasMore = false } = (isOn && (data ?? previousData)?.seller?.unpaidOrders) || {};
  return { holds, hasMore, release, releasingId };
}
