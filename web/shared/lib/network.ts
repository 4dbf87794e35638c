import { useSyncExternalStore } from 'react';

/** False only when the browser is sure: a network without the shop in it counts as online. */
export function isOnline(): boolean {
  return navigator.onLine;
}

export function onNetworkChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Renders again when the network goes or comes back. On the server there is one. */
export function useOnline(): boolean {
  return useSyncExternalStore(onNetworkChange, isOnline, () => true);
}
