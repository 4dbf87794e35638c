import { get, set } from 'idb-keyval';
import type { ShortReason } from '#web/__generated__/seller-picking.ts';
import type { DatabaseKey } from '#web/shared/lib/storage/storage-keys.ts';

/** The store's data on the weight of one piece; null for goods that are not weighed. */
export interface PieceWeight {
  expectedGrams: number | null;
  /** Absent in picks that an older version of this page has kept. */
  leastGrams?: number | null;
  likelyGrams: { from: number; to: number } | null;
}

export const weightOf = ({ expectedGrams, leastGrams = null, likelyGrams }: PieceWeight): PieceWeight => ({
  expectedGrams,
  leastGrams,
  likelyGrams,
});

/** The goods that the seller found for a line of an order. */
export interface FoundGoods {
  /** The number of found pieces; null takes the pick back. */
  quantity: number | null;
  grams: number | null;
  reason: ShortReason | null;
  substitute: ({ id: string; name: string } & PieceWeight) | null;
  /** Whether the seller has confirmed an unlikely weight. */
  isWeightConfirmed: boolean;
}

/** A pick that the store has not confirmed yet. */
export interface QueuedPick extends FoundGoods {
  /** The id, which is sent as the idempotency key. */
  id: string;
  orderId: string;
  line: number;
}

const storageKey = 'greengate.picks' satisfies DatabaseKey;

let queue: readonly QueuedPick[] = [];
let loading: Promise<void> | undefined;
/** The pick that is being sent: it stays in the queue until the store has responded. */
let sendingId: string | undefined;
const listeners = new Set<() => void>();

function change(next: readonly QueuedPick[]) {
  queue = next;
  for (const listener of listeners) listener();
  void save(next);
}

async function save(picks: readonly QueuedPick[]): Promise<void> {
  try {
    await set(storageKey, picks);
  } catch {
    // The storage is blocked or full: the picks last as long as the page.
  }
}

async function load(): Promise<void> {
  try {
    const stored: unknown = await get(storageKey);
    // Written by `change` only.
    if (Array.isArray(stored) && stored.length > 0) change([...(stored as QueuedPick[]), ...queue]);
  } catch {
    // Blocked.
  }
}

/** The picks of this device that wait to be sent, oldest first. They are kept in IndexedDB, so that a reload loses none. */
export const pickQueue = {
  current: () => queue,

  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** Reads the picks of earlier visits, once. */
  load: () => (loading ??= load()),

  /** Adds a pick. It replaces a pick of the same line that waits. */
  add(pick: QueuedPick) {
    const others = queue.filter(
      ({ id, orderId, line }) => id === sendingId || orderId !== pick.orderId || line !== pick.line,
    );
    change([...others, pick]);
  },

  setSending(id: string) {
    sendingId = id;
  },

  /** The sending of this pick has ended; perhaps the next one is on its way already. */
  endSending(id: string) {
    if (sendingId === id) sendingId = undefined;
  },

  remove(id: string) {
    change(queue.filter((pick) => pick.id !== id));
  },

  /** Resets the queue for tests, as a reload of the page does. */
  forget() {
    queue = [];
    loading = undefined;
    sendingId = undefined;
  },
};
