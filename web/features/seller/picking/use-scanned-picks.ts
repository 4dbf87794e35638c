import { useState } from 'react';
import { gtinOf } from '#web/shared/lib/gtin.ts';
import { notify, notifyError, clearError } from '#web/shared/lib/notify.ts';
import { useScanner } from '../shell/scanner.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { allOf, foundOf } from './found-goods.ts';
import type { OrderedLine, PickLine } from './pick-list.ts';
import type { Picking } from './use-picking.ts';
import * as texts from './texts.ts';

const lineKey = ({ orderId, at }: OrderedLine) => `${orderId} ${at}`;

/** The id of the row of a product in the page. */
export const rowId = ({ key }: PickLine) => `pick ${key}`;

interface ScannedPicksOptions {
  rows: readonly PickLine[];
  picking: Picking;
  /** Whether a dialog asks for other values. */
  isAsking: boolean;
  /** Opens the dialog of a row: weighed goods need their weight. */
  onOpen: (row: PickLine) => void;
}

/** Records one more found piece for each scanned barcode, in the first order that needs one. A code of no line marks nothing. */
export function useScannedPicks({ rows, picking, isAsking, onOpen }: ScannedPicksOptions) {
  const canScan = useShopFacts().has('PRODUCTS_GTIN');
  /** The lines of which some, but not all pieces were scanned. They are recorded as short, and are not done. */
  const [counting, setCounting] = useState<ReadonlySet<string>>(new Set());
  const itemOf = ({ orderId, at }: OrderedLine) => picking.orders.find(({ id }) => id === orderId)?.items[at];
  const foundIn = (line: OrderedLine) => {
    const item = itemOf(line);
    return item ? foundOf(item, line, picking.waiting) : null;
  };

  function scan(code: string) {
    const gtin = gtinOf(code);
    const row = rows.find((each) => each.gtin !== null && each.gtin === gtin);
    clearError('scan');
    if (!row) {
      notifyError(texts.codeInNoLine(code), 'scan');
      return;
    }
    const place = document.getElementById(rowId(row));
    place?.querySelector('input')?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'center' });
    const line = row.orders.find((each) => {
      const found = foundIn(each);
      return found === null || (found.substitute === null && (found.quantity ?? 0) < each.quantity);
    });
    const item = line && itemOf(line);
    if (!line || !item) notify(texts.allFound(row.name));
    else if (item.expectedGrams !== null) onOpen(row);
    else record(row, line, (foundIn(line)?.quantity ?? 0) + 1);
  }

  function record(row: PickLine, line: OrderedLine, quantity: number) {
    const isComplete = quantity >= line.quantity;
    const reason = isComplete ? null : ('MISSING' as const);
    picking.pick(line.orderId, line.at, { ...allOf({ quantity }), reason });
    setCounting((lines) => {
      const others = new Set(lines);
      if (isComplete) others.delete(lineKey(line));
      else others.add(lineKey(line));
      return others;
    });
    notify(texts.scanned(row.name, quantity, line.quantity, line.number));
  }

  useScanner(({ code, field }) => {
    if (!canScan) return false;
    // The Enter of the scanner must not save the dialog.
    if (!isAsking && field === null) scan(code);
    return true;
  });

  return {
    canScan,
    scan,
    /** Whether pieces of the line are still to be scanned. */
    isCounting: (line: OrderedLine) =>
      counting.has(lineKey(line)) && (foundIn(line)?.quantity ?? line.quantity) < line.quantity,
    /** Ends the counting of a row, because the seller says in the dialog what was found. */
    endCounting: (row: PickLine) =>
      setCounting((lines) => {
        const ended = new Set(row.orders.map(lineKey));
        return new Set([...lines].filter((line) => !ended.has(line)));
      }),
  };
}
