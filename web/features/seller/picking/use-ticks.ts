import { useState } from 'react';

function readTicks(storageKey: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Set(Array.isArray(stored) ? stored.filter((tick) => typeof tick === 'string') : []);
  } catch {
    return new Set();
  }
}

/** The ticked entries of a list. They survive a reload of the page, until the tab is closed. */
export function useTicks(listKey: string) {
  const storageKey = `picked ${listKey}`;
  const [state, setState] = useState(() => ({ storageKey, ticks: readTicks(storageKey) }));
  const { ticks } = state.storageKey === storageKey ? state : { ticks: readTicks(storageKey) };

  function tick(key: string, isTicked: boolean) {
    const next = new Set(ticks);
    if (isTicked) next.add(key);
    else next.delete(key);
    setState({ storageKey, ticks: next });
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...next]));
    } catch {
      // A full or forbidden storage only forgets the ticks at the next reload.
    }
  }

  return { ticks, tick };
}
