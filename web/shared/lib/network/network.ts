import { useSyncExternalStore } from 'react';

/**
 * Whether there may be a network: false only when the browser knows that there is none. A network that cannot reach the
 * shop counts as online.
 */
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

/** Renders again when the network changes. True on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(onNetworkChange, isOnline, () => true);
}
