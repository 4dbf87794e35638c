import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { badStoreResponse, storeRefused } from '#gateway/refusals/faults.ts';
import { readOutcome } from '#gateway/refusals/outcome.ts';
import type { RestClient } from '#gateway/transport/rest-client.ts';
import { foldedText } from '#readers/folded-text.ts';

export const slotKind = z.enum(['DELIVERY', 'PICKUP']);
export const moment = z.iso.datetime();
export const amount = z.number().nonnegative();

const slotShape = z.object({
  id: z.string().min(1),
  kind: slotKind,
  start: moment,
  end: moment,
  cutOff: moment,
  placesLeft: z.int().nonnegative(),
  closedBecause: z.enum(['FULL', 'PAST_CUT_OFF', 'CLOSED_DAY', 'NO_DELIVERY']).nullable(),
});

const offerShape = z.object({
  slots: z.array(slotShape).nullable(),
  isDelivered: z.boolean(),
  area: z.object({ name: z.string(), fee: amount, freeFrom: amount.nullable(), minimum: amount }).nullable(),
});

/** The store's offer for a postal code: the times that it promises, and the terms of the delivery. */
export type DeliveryOffer = z.output<typeof offerShape>;

export type DeliveryReads = ReturnType<typeof createDeliveryReads>;

const maxStored = 500;
const storedForMs = 2000;

/**
 * GET /api/delivery/slots, without cookies. Equal reads of all clients share one response for two seconds: places are taken
 * while shoppers choose, so no cache may keep them longer.
 */
export function createDeliveryReads(rest: RestClient) {
  const stored = new LRUCache<string, Promise<DeliveryOffer>>({ max: maxStored, ttl: storedForMs, ttlResolution: 0 });

  async function ask(postalCode: string): Promise<DeliveryOffer> {
    const query: Record<string, string> = postalCode === '' ? {} : { postalCode };
    const response = await rest.send({ method: 'GET', path: '/api/delivery/slots', kind: 'read', query });
    const outcome = readOutcome(response);
    if (!outcome.success) throw storeRefused(outcome);
    const { data } = offerShape.safeParse(response.body);
    if (!data) throw badStoreResponse(response.detail);
    return data;
  }

  return {
    /** Reads the offer at a postal code; an empty text stands for no address. @throws Fault */
    async read(postalCode: string): Promise<DeliveryOffer> {
      const key = foldedText(postalCode).replaceAll(' ', '').toUpperCase();
      const known = stored.get(key);
      if (known) return known;
      const asked = ask(key);
      stored.set(key, asked);
      try {
        return await asked;
      } catch (error) {
        if (stored.peek(key) === asked) stored.delete(key);
        throw error;
      }
    },

    /** Makes the next reads ask the store: an order may have taken a place. */
    forget: () => stored.clear(),
  };
}
