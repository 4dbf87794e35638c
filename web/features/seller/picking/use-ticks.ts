import { useState } from 'react';
import { inTab } from '#web/shared/lib/storage/stored.ts';

const entryOf = (listKey: string) => inTab(`picked ${listKey}`);

const readTicks = (listKey: string): ReadonlySet<string> =>
  new Set(entryOf(listKey).read((value) => (value as unknown[]).filter((tick) => typeof tick === 'string')));

/** The ticked entries of a list. They survive a reload of the page, until the tab is closed. */
export function useTicks(listKey: string) {
  const [state, setState] = useState(() => ({ listKey, ticks: readTicks(listKey) }));
  const { ticks } = state.listKey === listKey ? state : { ticks: readTicks(listKey) };

  function tick(key: string, isTicked: boolean) {
    const next = new Set(ticks);
    if (isTicked) next.add(key);
    else next.delete(key);
    setState({ listKey, ticks: next });
    entryOf(listKey).write([...next]);
  }

  return { ticks, tick };
}
