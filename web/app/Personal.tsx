import { useDeferredValue, useSyncExternalStore, type ReactNode } from 'react';
import { Spinner } from '#web/shared/ui/Spinner.tsx';

/**
 * A page that is one person's. The server, which knows nobody, renders what is around it; the page itself comes once the
 * browser has taken that over, in steps that leave room for what a person does.
 */
export function Personal({ children }: { children: ReactNode }) {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useDeferredValue(inBrowser) ? children : <Spinner />;
}

const never = () => () => undefined;
