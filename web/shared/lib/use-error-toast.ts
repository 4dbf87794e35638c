import { useEffect, useId } from 'react';
import { notifyThrown, settled } from './notify.ts';

/** Shows the toast of a query that failed, once per failure, and takes it away when the query succeeds after all. */
export function useErrorToast(error: Error | undefined) {
  const act = useId();
  // Toasts live outside React.
  useEffect(() => {
    if (error) notifyThrown(error, act);
    else settled(act);
  }, [act, error]);
}
