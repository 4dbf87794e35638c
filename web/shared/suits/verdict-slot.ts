import { useSyncExternalStore, type ReactNode } from 'react';

/** Renders whether the product with this id suits the shopper. */
type VerdictOf = (id: string) => ReactNode;

const listeners = new Set<() => void>();
let verdictOf: VerdictOf | undefined;

/** Shows verdicts wherever products show. Their code is loaded only for shoppers who have chosen allergens. */
export function fillVerdictSlot(render: VerdictOf) {
  verdictOf = render;
  for (const listener of listeners) listener();
}

/** Renders verdicts; undefined until their code is loaded. */
export function useVerdicts() {
  return useSyncExternalStore(
    subscribe,
    () => verdictOf,
    () => undefined,
  );
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
