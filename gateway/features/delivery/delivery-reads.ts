import { LRUCache } from 'lru-cache';
import {
  readDeliverySlot,
  readDeliveryTerms,
  type DeliverySlot,
  type DeliveryTerms,
} from '#gateway/__generated__/store-documents.ts';
import { toBoolean, toList } from '#gateway/documents/contract-values.ts';
import { badStoreResponse, storeRefused } from '#gateway/refusals/faults.ts';
import { isRecord, readOutcome } from '#gateway/refusals/outcome.ts';
import type { RestClient } from '#gateway/transport/rest-client.ts';
import { foldedText } from '#readers/folded-text.ts';

/** The store's offer for a postal code: the times that it promises, and the terms of the delivery. */
export interface DeliveryOffer {
  slots: DeliverySlot[] | null;
  isDelivered: boolean;
  area: DeliveryTerms | null;
}

/** The offer in a response; undefined when it cannot be read. Terms that cannot be read are no offer: they never read as free. */
function readOffer(body: unknown): DeliveryOffer | undefined {
  if (!isRecord(body)) return undefined;
  const slots = body['slots'] === null ? null : toList(body['slots'], readDeliverySlot);
  const area = body['area'] === null ? null : readDeliveryTerms(body['area']);
  const isDelivered = toBoolean(body['isDelivered']);
  return slots === undefined || area === undefined || isDelivered === undefined
    ? undefined
    : { slots, isDelivered, area };
}

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
    const offer = readOffer(response.body);
    if (!offer) throw badStoreResponse(response.detail);
    return offer;
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
