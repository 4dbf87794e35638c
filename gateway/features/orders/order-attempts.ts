import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { RestOrder } from '#gateway/documents/order.ts';
import { refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import * as texts from './texts.ts';

export interface PlaceOrderOutcome extends Outcome {
  redirectUrl: string | null;
  /** The placed order, where the store sends it or it was found. */
  order?: RestOrder | null;
}

/** The facts that were known before an order was sent to which the store did not respond. */
export interface SentOrder {
  /** The time at which the order was sent, in milliseconds since 1970. */
  startedAtMs: number;
  /** The shopper's earlier orders of the same contents; null when the list could not be read. */
  knownIds: readonly string[] | null;
}

/** One attempt to place an order under a key. */
export interface OrderAttempt {
  /** The order that this attempt or an earlier one has sent, when the store did not say what became of it. */
  sent: SentOrder | undefined;
}

export interface OrderContents {
  /** A saved address; empty for an order that joins another one. */
  addressId: string;
  /** The order that it is added to; only stores with the feature `orders.joined` know of it. */
  joins?: string | undefined;
  /** Only stores with the feature `products.portions` look at `portionGrams`. */
  lines: readonly { productId: string; quantity: number; portionGrams?: number }[];
  isOnline: boolean;
  /** The chosen time; only stores with the feature `orders.slots` look at it. */
  slotId?: string | undefined;
}

interface OrderAttemptsOptions {
  maxStored?: number;
  storedForMs?: number;
  nowMs?: () => number;
}

interface StoredAttempt {
  contents: string;
  outcome?: PlaceOrderOutcome;
  sent?: SentOrder;
}

export type OrderAttempts = ReturnType<typeof createOrderAttempts>;

const otherContents: PlaceOrderOutcome = {
  ...refusal('INVALID', texts.keyOfOtherOrder, ['idempotencyKey']),
  redirectUrl: null,
};

/**
 * The outcomes of orders by shopper and idempotency key, for stores that do not remember keys. All requests with one key
 * get the same outcome, also after the order is placed. The process holds the newest keys in memory, each for a day.
 */
export function createOrderAttempts({
  maxStored = 10_000,
  storedForMs = 86_400_000,
  nowMs = () => performance.now(),
}: OrderAttemptsOptions = {}) {
  const running = new Map<string, { contents: string; outcome: Promise<PlaceOrderOutcome> }>();
  const stored = new LRUCache<string, StoredAttempt>({
    max: maxStored,
    ttl: storedForMs,
    ttlResolution: 0,
    perf: { now: nowMs },
  });

  async function run(name: string, contents: string, place: (attempt: OrderAttempt) => Promise<PlaceOrderOutcome>) {
    const attempt: OrderAttempt = { sent: stored.get(name)?.sent };
    try {
      const outcome = await place(attempt);
      // A refusal does not use up the key: the shopper may correct the order and send the same key again.
      if (outcome.success) stored.set(name, { contents, outcome });
      // A slow store may still place the order of an earlier attempt.
      else if (attempt.sent) stored.set(name, { contents, sent: attempt.sent });
      else stored.delete(name);
      return outcome;
    } catch (error) {
      if (attempt.sent) stored.set(name, { contents, sent: attempt.sent });
      throw error;
    } finally {
      running.delete(name);
    }
  }

  return {
    /** Places the order once per shopper and key. The same key with other contents is refused. */
    async placeOnce(
      { userId, key, order }: { userId: string; key: string; order: OrderContents },
      place: (attempt: OrderAttempt) => Promise<PlaceOrderOutcome>,
    ): Promise<PlaceOrderOutcome> {
      const name = JSON.stringify([userId, key]);
      const contents = fingerprint(order);
      const known = running.get(name) ?? stored.get(name);
      if (known && known.contents !== contents) return otherContents;
      if (known?.outcome) return await known.outcome;
      const outcome = run(name, contents, place);
      running.set(name, { contents, outcome });
      return await outcome;
    },
  };
}

/** A text that is equal for equal orders, however their lines are sorted or split. */
function fingerprint({ addressId, joins, lines, isOnline, slotId }: OrderContents): string {
  return createHash('sha256')
    .update(JSON.stringify([isOnline, addressId, quantitiesOf(lines), slotId, joins]))
    .digest('base64');
}

/** Product ids with their quantities, sorted by id. Lines of one product are added up. */
export function quantitiesOf(lines: OrderContents['lines']): [string, number][] {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  return [...quantities].sort(([one], [other]) => (one < other ? -1 : 1));
}
