import { useSyncExternalStore } from 'react';
import { inTab } from '#web/shared/lib/storage/stored.ts';

const entry = inTab('greengate.joins');
const listeners = new Set<() => void>();

/** The order to which the shopper wants to add what is ordered next in this tab; null for a new order. */
export function wantOrder(id: string | null): void {
  entry.writeText(id);
  for (const listener of listeners) listener();
}

/** The id of that order, or null. It counts only while the order is open. */
export const useWantedOrder = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => entry.readText() ?? null,
    () => null,
  );

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
