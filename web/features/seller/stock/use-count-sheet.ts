import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { notifySuccess, notifyWithAction } from '#web/shared/lib/messages/notify.ts';
import { randomId } from '#web/shared/lib/random-id.ts';
import { keptIn } from '../shell/kept-draft.ts';
import { changeOf, isKeptCounts, maxChanges, type Counts, type KeptCounts } from './count-sheet.ts';
import type { CountedStock } from './use-counted-stock.ts';
import type { StockChange } from './stock-count.ts';
import { useStockBooking } from './use-stock-booking.ts';
import * as texts from './texts.ts';

const storage = keptIn<KeptCounts>('greengate.stock-counts', isKeptCounts);

const noFaults: ReadonlyMap<string, string> = new Map();

/**
 * The typed counts. They stay in this browser until they are saved or discarded.
 *
 * @param reload reads the stock again
 */
export function useCountSheet(stocks: ReadonlyMap<string, CountedStock>, reload: () => Promise<unknown>) {
  const [{ counts, attempt }, setKept] = useState<KeptCounts>(() => storage.read() ?? { counts: {} });
  const [discarded, setDiscarded] = useState<Counts>();
  const [faults, setFaults] = useState(noFaults);
  const [refusedIds, setRefusedIds] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const book = useStockBooking();
  const isEmpty = Object.keys(counts).length === 0;

  useEffect(() => storage.write(isEmpty ? undefined : { counts, attempt }), [counts, attempt, isEmpty]);

  const setCounts = useCallback(
    (change: (old: Counts) => Counts) => setKept((kept) => ({ ...kept, counts: change(kept.counts) })),
    [],
  );

  /** Rendered at once, so that the page can move the focus to a fault. */
  function showFaults(found: ReadonlyMap<string, string>) {
    flushSync(() => {
      setFaults(new Map(found));
      setRefusedIds([...found.keys()]);
    });
  }

  /** An empty text takes the count back. */
  const type = useCallback(
    ({ id, name }: { id: string; name: string }, text: string) => {
      const { onHand = null, lastMove = null } = stocks.get(id) ?? {};
      setCounts(({ [id]: _old, ...others }) =>
        text.trim() === '' ? others : { ...others, [id]: { text: text.slice(0, 20), name, onHand, lastMove } },
      );
      setFaults((old) => without(old, [id]));
      setDiscarded(undefined);
    },
    [stocks, setCounts],
  );

  /** Sends changes; those that the store refuses are left out, and the others sent again. Returns the refused ones. */
  async function send(changes: readonly StockChange[]): Promise<ReadonlyMap<string, string> | string> {
    let left = changes;
    let refused = noFaults;
    let open = attempt;
    while (left.length > 0) {
      const content = JSON.stringify(left);
      // A repetition of changes whose response was lost must not be taken for a count that came too late.
      if (open?.content !== content) open = { content, key: randomId() };
      const sent = open;
      setKept((kept) => ({ ...kept, attempt: sent }));
      const { isBooked, faults: found, failure: reason } = await book({ changes: [...left], idempotencyKey: sent.key });
      if (reason !== undefined) return reason;
      setKept((kept) => ({ ...kept, attempt: undefined }));
      if (isBooked) break;
      refused = new Map([...refused, ...found]);
      left = left.filter(({ productId }) => !found.has(productId));
    }
    return refused;
  }

  /** @returns whether everything was saved */
  async function save(): Promise<boolean> {
    if (isSaving) return false;
    const sheet = counts;
    const changes: StockChange[] = [];
    const found = new Map<string, string>();
    for (const [id, count] of Object.entries(sheet)) {
      const change = changeOf(id, count);
      if ('fault' in change) found.set(id, change.fault);
      else changes.push(change);
    }
    setFailure(undefined);
    showFaults(found);
    if (found.size > 0) return false;
    setIsSaving(true);
    let saved = 0;
    for (let from = 0; from < changes.length; from += maxChanges) {
      const part = changes.slice(from, from + maxChanges);
      const refused = await send(part);
      if (typeof refused === 'string') {
        setFailure(refused);
        break;
      }
      for (const [id, fault] of refused) found.set(id, fault);
      const done = part.filter(({ productId }) => !refused.has(productId)).map(({ productId }) => productId);
      saved += done.length;
      // A count that was typed again meanwhile stays.
      setCounts((old) =>
        Object.fromEntries(Object.entries(old).filter(([id, count]) => !done.includes(id) || count !== sheet[id])),
      );
    }
    await reload();
    showFaults(found);
    setIsSaving(false);
    if (saved > 0) notifySuccess(texts.countsSaved(saved));
    return saved === changes.length;
  }

  function restore(old: Counts) {
    setCounts((typed) => ({ ...old, ...typed }));
    setDiscarded(undefined);
  }

  function discard() {
    const old = counts;
    setCounts(() => ({}));
    setFaults(noFaults);
    setFailure(undefined);
    setDiscarded(old);
    notifyWithAction(texts.countsDiscarded, 'stock counts', { label: texts.undo, run: () => restore(old) });
  }

  return {
    counts,
    type,
    /** Why counts were not saved, by product id. */
    faults,
    /** The products whose counts the last save has left out, also after they were typed again. */
    refusedIds,
    failure,
    save,
    isSaving,
    discard,
    /** Brings the discarded counts back; undefined when there are none. */
    restore: discarded && (() => restore(discarded)),
  };
}

function without(map: ReadonlyMap<string, string>, ids: readonly string[]): ReadonlyMap<string, string> {
  if (!ids.some((id) => map.has(id))) return map;
  return new Map([...map].filter(([id]) => !ids.includes(id)));
}
