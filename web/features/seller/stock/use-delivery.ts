import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { randomId } from '#web/shared/lib/random-id.ts';
import { keptIn } from '../shell/kept-draft.ts';
import { changesOf, isKeptDelivery, newDelivery, type DeliveryDraft } from './delivery-draft.ts';
import type { CountedStock } from './use-counted-stock.ts';
import type { StockChange } from './stock-count.ts';
import { useStockBooking } from './use-stock-booking.ts';
import { gramsText } from '#web/shared/lib/format/quantity.ts';
import * as texts from './texts.ts';

const storage = keptIn<DeliveryDraft>('greengate.goods-received', isKeptDelivery);

const noFaults: ReadonlyMap<string, string> = new Map();

/**
 * A delivery of goods. It stays in this browser until it is saved or discarded, and is booked once, however often it is
 * sent.
 *
 * @param reload reads the stock again
 */
export function useDelivery(stocks: ReadonlyMap<string, CountedStock> | null, reload: () => Promise<unknown>) {
  const [draft, setDraft] = useState<DeliveryDraft>(() => storage.read() ?? newDelivery());
  const [faults, setFaults] = useState(noFaults);
  const [failure, setFailure] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const book = useStockBooking();
  const { key, note, lines } = draft;
  const isEmpty = lines.length === 0 && note.trim() === '';

  useEffect(() => storage.write(isEmpty ? undefined : draft), [draft, isEmpty]);

  function setText(id: string, text: string) {
    setFaults((old) => new Map([...old].filter(([other]) => other !== id)));
    setDraft((old) => ({ ...old, lines: old.lines.map((line) => (line.id === id ? { ...line, text } : line)) }));
  }

  function clear() {
    setFaults(noFaults);
    setFailure(undefined);
    setDraft(newDelivery());
  }

  /** Rendered at once, so that the page can move the focus to a fault. */
  const showFaults = (found: ReadonlyMap<string, string>) => flushSync(() => setFaults(found));

  /** @returns whether the delivery was saved */
  async function save(): Promise<boolean> {
    if (isSaving || !stocks) return false;
    setFailure(undefined);
    const changes: StockChange[] = [];
    const found = new Map<string, string>();
    for (const line of lines) {
      const result = changesOf(line, stocks.has(line.id));
      if ('fault' in result) found.set(line.id, result.fault);
      else changes.push(...result);
    }
    showFaults(found);
    if (found.size > 0) return false;
    setIsSaving(true);
    const {
      isBooked,
      faults: refused,
      failure: reason,
      isKeyUsed,
    } = await book({ changes, note, idempotencyKey: key });
    await reload();
    setIsSaving(false);
    if (isBooked) {
      clear();
      notifySuccess(texts.deliverySaved(lines.length));
      return true;
    }
    showFaults(refused);
    setFailure(isKeyUsed ? texts.deliveryWasSaved : reason);
    // What is left now is another delivery.
    if (isKeyUsed) setDraft((old) => ({ ...old, key: randomId() }));
    return false;
  }

  return {
    note,
    lines,
    isEmpty,
    /** Why lines cannot be booked, by product id. */
    faults,
    failure,
    isSaving,
    setNote: (text: string) => setDraft((old) => ({ ...old, note: text })),
    setText,
    /** Adds a product, unless the delivery has it. */
    add: ({ id, name, portion }: { id: string; name: string; portion: { grams: number } | null }) => {
      // What is typed is a number of steps.
      const line = { id, name: portion ? `${name} (${gramsText(portion.grams)})` : name, text: '' };
      setDraft((old) => (old.lines.some((each) => each.id === id) ? old : { ...old, lines: [line, ...old.lines] }));
    },
    remove: (id: string) => setDraft((old) => ({ ...old, lines: old.lines.filter((line) => line.id !== id) })),
    clear,
    save,
  };
}
