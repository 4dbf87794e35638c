import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  FinishPickingDocument,
  PickLineDocument,
  type ChosenOrder_orderFragment,
  type PickLineMutation,
} from '#web/__generated__/seller-picking.ts';
import { useOnline } from '#web/shared/lib/network/network.ts';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { randomId } from '#web/shared/lib/random-id.ts';
import { keptPicking } from '../shell/kept-picking.ts';
import { pickQueue, type FoundGoods, type QueuedPick } from './pick-queue.ts';
import * as texts from './texts.ts';

type Order = ChosenOrder_orderFragment;
type Reply = PickLineMutation['pickLine'] | undefined;

const retryAfterMs = 5000;

/** The map key of an order line. */
const lineKey = (orderId: string, at: number) => `${orderId} ${at}`;

const inputOf = ({ id, substitute, ...pick }: QueuedPick) => ({
  ...pick,
  idempotencyKey: id,
  substituteId: substitute?.id ?? null,
});

const nothingFound: FoundGoods = {
  quantity: 0,
  grams: null,
  reason: 'MISSING',
  substitute: null,
  isWeightConfirmed: false,
};

export type Picking = ReturnType<typeof usePicking>;

/** Records what was found. Picks are kept on the device until the store has them; they are sent one at a time, oldest first. */
export function usePicking(loaded: readonly Order[]) {
  const client = useApolloClient();
  const isOnline = useOnline();
  const queue = useSyncExternalStore(pickQueue.subscribe, pickQueue.current);
  const [changed, setChanged] = useState<ReadonlyMap<string, Order>>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, string>>(new Map());
  const [notices, setNotices] = useState<ReadonlyMap<string, string>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const next = queue[0];

  function showChanged(order: Order) {
    void keptPicking.replace(order);
    setChanged((orders) => {
      const shown = orders.get(order.id);
      return (shown?.version ?? 0) > (order.version ?? 0) ? orders : new Map(orders).set(order.id, order);
    });
  }

  function setRefusal(key: string, text: string | undefined) {
    setRefusals((all) => {
      const others = new Map(all);
      if (text === undefined) others.delete(key);
      else others.set(key, text);
      return others;
    });
  }

  useEffect(() => void pickQueue.load(), []);

  useEffect(() => {
    if (!next || !isOnline) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const tryLater = () => {
      timer = setTimeout(() => setAttempt((count) => count + 1), retryAfterMs);
    };
    const finish = (reply: Reply) => {
      if (!reply) throw new Error(texts.notConfirmed);
      if (reply.errors.some(({ code }) => code === 'NOT_LOGGED_IN')) {
        tryLater();
        return;
      }
      if (reply.order) showChanged(reply.order);
      if (!reply.success) setRefusal(lineKey(next.orderId, next.line), reply.message ?? texts.notConfirmed);
      pickQueue.remove(next.id);
    };
    pickQueue.setSending(next.id);
    client
      .mutate({ mutation: PickLineDocument, variables: { input: inputOf(next) } })
      .then(({ data }) => finish(data?.pickLine))
      .catch(() => {
        if (!isGone) tryLater();
      })
      .finally(() => pickQueue.endSending(next.id));
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [client, next, isOnline, attempt]);

  const orders = loaded.map((order) => changed.get(order.id) ?? order);

  return {
    /** The orders as the store has them, with the changes of this page. */
    orders,
    /** The picks that are not sent yet. */
    waiting: queue,
    isOnline,
    refusalOf: (orderId: string, at: number) => refusals.get(lineKey(orderId, at)),
    /** What the store says about a finished order: a sentence for the seller. */
    noticeOf: (orderId: string) => notices.get(orderId),

    pick: (orderId: string, line: number, found: FoundGoods) => {
      setRefusal(lineKey(orderId, line), undefined);
      pickQueue.add({ ...found, id: randomId(), orderId, line });
    },

    /**
     * Finishes an order. Its lines with the indexes `missing` count as not found.
     * @returns why the order could not be finished, or null
     */
    finish: async (order: Order, missing: readonly number[]): Promise<string | null> => {
      const { id: orderId } = order;
      let { version } = order;
      try {
        for (const line of missing) {
          const pick = { ...nothingFound, id: randomId(), orderId, line };
          const { data } = await client.mutate({ mutation: PickLineDocument, variables: { input: inputOf(pick) } });
          const reply = data?.pickLine;
          if (!reply) throw new Error(texts.notConfirmed);
          if (reply.order) showChanged(reply.order);
          if (!reply.success) return reply.message ?? texts.notConfirmed;
          version = reply.order?.version ?? version;
        }
        const input = { orderId, ifVersion: version };
        const { data } = await client.mutate({ mutation: FinishPickingDocument, variables: { input } });
        const reply = data?.finishPicking;
        if (!reply) throw new Error(texts.notConfirmed);
        if (reply.order) showChanged(reply.order);
        const { notice } = reply;
        if (notice !== null) setNotices((all) => new Map(all).set(orderId, notice));
        return reply.success ? null : (reply.message ?? texts.notConfirmed);
      } catch (error) {
        return messageOf(error);
      }
    },
  };
}
