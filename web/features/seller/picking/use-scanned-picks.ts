import { useState } from 'react';
import { gtinsOfCode, type ProductCode } from '#readers/barcode.ts';
import { notify, notifyError } from '#web/shared/lib/messages/notify.ts';
import { inTab } from '#web/shared/lib/storage/stored.ts';
import { scanSubject, useScanner, type Scan } from '../shell/scanner.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { allOf, foundOf } from './found-goods.ts';
import type { OrderedLine, PickLine } from './pick-list.ts';
import type { Picking } from './use-picking.ts';
import * as texts from './texts.ts';

type LineOfOrder = Pick<OrderedLine, 'orderId' | 'at' | 'quantity'>;

const lineKey = ({ orderId, at }: LineOfOrder) => `${orderId} ${at}`;

/** The id of the row of a product in the page. */
export const rowId = ({ key }: PickLine) => `pick ${key}`;

const countingEntry = inTab('greengate.counted-picks');
const readCounting = (): ReadonlySet<string> =>
  new Set(countingEntry.read((value) => (value as unknown[]).filter((line) => typeof line === 'string')));

interface ScannedPicksOptions {
  rows: readonly PickLine[];
  picking: Picking;
  /** Opens the dialog of a row: weighed goods need their weight. */
  onOpen: (row: PickLine) => void;
}

/** Records one more found piece for each scanned barcode, in the first order that needs one. A code of no line marks nothing. */
export function useScannedPicks({ rows, picking, onOpen }: ScannedPicksOptions) {
  const canScan = useShopFacts().has('PRODUCTS_GTIN');
  /** The lines of which some, but not all pieces were scanned. They are recorded as short, and are not done, also after a reload. */
  const [counting, setCounting] = useState(readCounting);
  const itemOf = ({ orderId, at }: LineOfOrder) => picking.orders.find(({ id }) => id === orderId)?.items[at];
  const foundIn = (line: LineOfOrder) => {
    const item = itemOf(line);
    return item ? foundOf(item, line, picking.waiting) : null;
  };

  function count(change: (lines: Set<string>) => void) {
    const lines = new Set(counting);
    change(lines);
    setCounting(lines);
    countingEntry.write([...lines]);
  }

  /** The row of a product, which may have another number of the code. */
  const rowOf = (code: ProductCode) =>
    gtinsOfCode(code).flatMap((gtin) => rows.find((row) => row.gtin === gtin) ?? [])[0];

  function scan({ code, text }: Pick<Scan, 'text'> & { code: ProductCode }) {
    const row = rowOf(code);
    if (!row) {
      notifyError(texts.codeInNoLine(text), scanSubject);
      return;
    }
    const isCase = code.caseGtin !== null && row.gtin === code.gtin;
    const place = document.getElementById(rowId(row));
    place?.querySelector('input')?.focus({ preventScroll: true });
    place?.scrollIntoView({ block: 'center' });
    const line = row.orders.find((each) => {
      const found = foundIn(each);
      return found === null || (found.substitute === null && (found.quantity ?? 0) < each.quantity);
    });
    const item = line && itemOf(line);
    if (!line || !item) notify(texts.allFound(row.name), scanSubject);
    else if (item.expectedGrams !== null) onOpen(row);
    else record(row, line, (foundIn(line)?.quantity ?? 0) + 1, isCase);
  }

  function record(row: PickLine, line: OrderedLine, quantity: number, isCase: boolean) {
    const isComplete = quantity >= line.quantity;
    const reason = isComplete ? null : ('MISSING' as const);
    picking.pick(line.orderId, line.at, { ...allOf({ quantity }), reason });
    count((lines) => (isComplete ? lines.delete(lineKey(line)) : lines.add(lineKey(line))));
    const scanned = texts.scanned(row.name, quantity, line.quantity, line.number);
    notify(isCase ? texts.scannedCase(scanned) : scanned, scanSubject);
  }

  useScanner(({ code, field, text }) => {
    if (!canScan || field !== null || code === null) return false;
    scan({ code, text });
    return true;
  });

  return {
    canScan,
    scan,
    /** Whether pieces of the line are still to be scanned. */
    isCounting: (line: LineOfOrder) =>
      counting.has(lineKey(line)) && (foundIn(line)?.quantity ?? line.quantity) < line.quantity,
    /** Ends the counting of a row, because the seller says in the dialog what was found. */
    endCounting: (row: PickLine) => count((lines) => row.orders.forEach((line) => lines.delete(lineKey(line)))),
  };
}
