import { useEffect } from 'react';
import { notifyThrown } from './notify.ts';

/** Shows the toast of a query that failed, once per failure. */
export function useErrorToast(error: Error | undefined) {
  // Toasts live outside React.
  useEffect(() => {
    if (error) notifyThrown(error);
  }, [error]);
}
