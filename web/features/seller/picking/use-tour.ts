import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  StartTourDocument,
  type ChosenOrder_orderFragment,
  type TourStop_orderFragment,
} from '#web/__generated__/seller-picking.ts';
import { stopsOf } from './stops.ts';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { inTab } from '#web/shared/lib/storage/stored.ts';
import * as texts from './texts.ts';

type Order = ChosenOrder_orderFragment;

/** Whether the driver brings the order, or will bring it. */
const isStop = ({ slot, stage }: Order) => slot?.kind !== 'PICKUP' && stage !== 'DONE';

/** The driving order in which the store has the orders: of those that it knows to be in a tour. */
const savedOrder = (orders: readonly Order[]) =>
  orders
    .filter(({ stopsBefore }) => stopsBefore !== null)
    .toSorted((one, other) => Number(one.stopsBefore) - Number(other.stopsBefore))
    .map(({ id }) => id);

/**
 * When the last of these orders left the shop, in ISO 8601: all that were ready leave when their tour starts, and an order that was sent out
 * by hand may have left before.
 */
function startOf(stops: readonly Order[]): string | undefined {
  const leaving = stops.map(({ timeline }) => timeline?.findLast(({ stage }) => stage === 'OUT')?.at);
  return leaving
    .filter((at) => at !== undefined)
    .toSorted()
    .at(-1);
}

/** The stops of a tour in their driving order. The order survives a reload of the page, until the tab is closed. */
export function useTour(loaded: readonly Order[]) {
  const client = useApolloClient();
  const [changed, setChanged] = useState<ReadonlyMap<string, TourStop_orderFragment>>(new Map());
  const orders = loaded.map((order) => ({ ...order, ...changed.get(order.id) }));
  const entry = inTab(
    `tour ${orders
      .map(({ id }) => id)
      .toSorted()
      .join()}`,
  );
  const [moved, setMoved] = useState(() => entry.read((ids) => (ids as unknown[]).map(String)));
  const ids = moved ?? savedOrder(orders);
  const placeOf = ({ id }: Order) => (ids.includes(id) ? ids.indexOf(id) : ids.length);
  const stops = stopsOf(orders.filter(isStop).toSorted((one, other) => placeOf(one) - placeOf(other)));
  const driven = stops.flat();
  const isStarted = driven.every(({ stage, stopsBefore }) => stage === 'OUT' && stopsBefore !== null);

  return {
    /** The stops with their orders: more than one where orders were added to another one. */
    stops,
    /** The orders that are collected at the shop, or done. */
    others: orders.filter((order) => !isStop(order)),
    /** The orders that are neither ready nor on their way. */
    notReady: driven.filter(({ stage }) => stage !== 'READY' && stage !== 'OUT'),
    startedAt: isStarted ? startOf(driven) : undefined,
    /** Whether the store has another driving order. */
    isMoved: stops.some(
      ([first], at) => at > 0 && Number(first?.stopsBefore) <= Number(stops[at - 1]?.[0]?.stopsBefore),
    ),

    move(from: number, to: number) {
      const order = [...stops];
      order.splice(to, 0, ...order.splice(from, 1));
      const next = order.flat().map(({ id }) => id);
      setMoved(next);
      entry.write(next);
    },

    /** Sends the stops in their driving order. @returns whether the store took them, and its sentence */
    async start(): Promise<{ success: boolean; message: string }> {
      try {
        const input = { orderIds: driven.map(({ id }) => id) };
        const { data } = await client.mutate({ mutation: StartTourDocument, variables: { input } });
        const reply = data?.startTour;
        if (!reply?.success) return { success: false, message: reply?.message ?? texts.notConfirmed };
        setChanged(new Map(reply.orders.map((order) => [order.id, order])));
        return { success: true, message: reply.message ?? '' };
      } catch (error) {
        return { success: false, message: messageOf(error) };
      }
    },
  };
}

export type Tour = ReturnType<typeof useTour>;
