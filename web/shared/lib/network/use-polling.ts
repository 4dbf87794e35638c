import { useEffect, useEffectEvent } from 'react';
import { isOnline, onNetworkChange } from './network.ts';

const pollMs = 10_000;
/** After failures the pauses double, up to this many times. */
const maxDoublings = 5;

/**
 * Calls `poll` every ten seconds while the page is visible and online, and at once when the page becomes visible or
 * online again. After a failure it waits longer.
 *
 * @param isOn while false, `poll` is not called, and the signal of a running call is aborted
 */
export function usePolling(poll: (signal: AbortSignal) => Promise<unknown>, isOn: boolean): void {
  const ask = useEffectEvent(poll);

  useEffect(() => {
    if (!isOn) return undefined;
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let failures = 0;
    let isAsking = false;

    function schedule() {
      clearTimeout(timer);
      timer = setTimeout(() => void tick(), pollMs * 2 ** Math.min(failures, maxDoublings));
    }

    async function tick() {
      // The events below start the polling again.
      if (isAsking || document.hidden || !isOnline()) return;
      isAsking = true;
      try {
        await ask(abort.signal);
        failures = 0;
      } catch {
        failures += 1;
      } finally {
        isAsking = false;
      }
      if (!abort.signal.aborted) schedule();
    }

    const wake = () => void tick();
    document.addEventListener('visibilitychange', wake);
    const stopListening = onNetworkChange(wake);
    schedule();
    return () => {
      abort.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      stopListening();
    };
  }, [isOn]);
}
