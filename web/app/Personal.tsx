import type { ReactNode } from 'react';
import { useHydrated } from '#web/shared/lib/page/hydrated.ts';
import { Spinner } from '#web/shared/ui/Spinner.tsx';

/** A page with a person's data. The server renders a spinner in its place. */
export function Personal({ children }: { children: ReactNode }) {
  return useHydrated() ? children : <Spinner />;
}
