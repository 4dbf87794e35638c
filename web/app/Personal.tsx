import { useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';
import { Spinner } from '#web/shared/ui/Spinner.tsx';

/**
 * A page with a person's data. The server renders without a session, so it renders a spinner in its place. The browser
 * renders the page after hydration, as a deferred update that input can interrupt.
 */
export function Personal({ children }: { children: ReactNode }) {
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return useDeferredValue(inBrowser) ? children : <Spinner />;
}

const neverChanges = () => () => undefined;
