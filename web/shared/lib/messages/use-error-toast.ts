import { useEffect, useId } from 'react';
import { notifyThrown, clearError } from './notify.ts';

/** Shows an error toast when a query fails, and removes it when the query succeeds later. */
export function useErrorToast(error: Error | undefined) {
  const action = useId();
  useEffect(() => {
    if (error) notifyThrown(error, action);
    else clearError(action);
  }, [action, error]);
}
