import { useSyncExternalStore, type ComponentType } from 'react';

/** Says whether the product with this id suits the shopper. */
type VerdictLine = ComponentType<{ id: string }>;

const filled = 'verdict-line';
let line: VerdictLine | undefined;

/** Shows the line wherever products show. Its code is loaded only for shoppers who have chosen allergens. */
export function fillVerdictSlot(component: VerdictLine) {
  line = component;
  window.dispatchEvent(new Event(filled));
}

/** The line; undefined until its code is loaded. */
export function useVerdictLine() {
  return useSyncExternalStore(
    subscribe,
    () => line,
    () => undefined,
  );
}

function subscribe(listener: () => void) {
  window.addEventListener(filled, listener);
  return () => window.removeEventListener(filled, listener);
}
