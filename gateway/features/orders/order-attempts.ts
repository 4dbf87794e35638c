import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { PlaceOrderOutcome } from '#gateway/rest/outcome.ts';

/** What was known before an order was sent to which the store gave no answer. */
export interface SentOrder {
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Orders of the same contents that the shopper had before; null when the list could not be read. */
  knownIds: readonly string[] | null;
}

/** One try to place an order under a key. */
export interface OrderAttempt {
  /** Set when the order was sent and no definite answer came, by this try or by an earlier one. */
  sent: SentOrder | undefined;
}

export interface OrderContents {
  addressId: string;
  lines: readonly { productId: string; quantity: number }[];
  isOnline: boolean;
}

interface OrderAttemptsOptions {
  maxKept?: number;
  keptForMs?: number;
  now?: () => number;
}

interface KeptAttempt {
  contents: string;
  outcome?: PlaceOrderOutcome;
  sent?: SentOrder;
}

export type OrderAttempts = ReturnType<typeof createOrderAttempts>;

const otherContents: PlaceOrderOutcome = {
  success: false,
  message: 'This idempotency key was already used for a different order. Please send this order with a new key.',
  redirectUrl: null,
};

/**
 * What became of orders by shopper and idempotency key, for stores that keep no keys: requests under one key share one
 * outcome, also after the order is placed. It lives in the memory of one process, for a day and for the newest keys.
 */
export function createOrderAttempts({
  maxKept = 10_000,
  keptForMs = 86_400_000,
  now = () => performance.now(),
}: OrderAttemptsOptions = {}) {
  const underWay = new Map<string, { contents: string; outcome: Promise<PlaceOrderOutcome> }>();
  const kept = new LRUCache<string, KeptAttempt>({ max: maxKept, ttl: keptForMs, ttlResolution: 0, perf: { now } });

  async function run(name: string, contents: string, place: (attempt: OrderAttempt) => Promise<PlaceOrderOutcome>) {
    const attempt: OrderAttempt = { sent: kept.get(name)?.sent };
    try {
      const outcome = await place(attempt);
      // A refusal uses no key up: the shopper may mend the cause and send the same key again.
      if (outcome.success) kept.set(name, { contents, outcome });
      // An earlier try may still be placed by a slow store.
      else if (attempt.sent) kept.set(name, { contents, sent: attempt.sent });
      else kept.delete(name);
      return outcome;
    } catch (error) {
      if (attempt.sent) kept.set(name, { contents, sent: attempt.sent });
      throw error;
    } finally {
      underWay.delete(name);
    }
  }

  return {
    /** Places the order once per shopper and key. The key stands for these contents only. */
    async once(
      { userId, key, order }: { userId: string; key: string; order: OrderContents },
      place: (attempt: OrderAttempt) => Promise<PlaceOrderOutcome>,
    ): Promise<PlaceOrderOutcome> {
      const name = JSON.stringify([userId, key]);
      const contents = fingerprint(order);
      const known = underWay.get(name) ?? kept.get(name);
      if (known && known.contents !== contents) return otherContents;
      if (known?.outcome) return await known.outcome;
      const outcome = run(name, contents, place);
      underWay.set(name, { contents, outcome });
      return await outcome;
    },
  };
}

/** The same for the same order, however its lines are sorted or split. */
function fingerprint({ addressId, lines, isOnline }: OrderContents): string {
  return createHash('sha256')
    .update(JSON.stringify([isOnline, addressId, quantitiesOf(lines)]))
    .digest('base64');
}

/** Product ids with their quantities, sorted by id; lines of one product count together. */
export function quantitiesOf(lines: OrderContents['lines']): [string, number][] {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines) quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  return [...quantities].sort(([one], [other]) => (one < other ? -1 : 1));
}
