import { Suspense, useEffect, type ReactNode } from 'react';
import { tellStarted } from '#web/shared/lib/started.ts';
import { Spinner } from '#web/shared/ui/Spinner.tsx';

/** The place of a page, with a spinner until the page's code is loaded. */
export function PageArea({ children }: { children: ReactNode }) {
  const waiting = (
    <Started>
      <Spinner />
    </Started>
  );
  return (
    <Suspense fallback={waiting}>
      <Started>{children}</Started>
    </Suspense>
  );
}

/**
 * Tells that the app has started, after the effects of its children. React hydrates the content of a Suspense boundary later
 * than what is around it, so this component must be inside of the page's boundary.
 */
export function Started({ children }: { children: ReactNode }) {
  useEffect(tellStarted, []);
  return children;
}
