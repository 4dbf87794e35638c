import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { SellerProduct_productFragment } from '#web/__generated__/seller-stock.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { withColon } from '#web/shared/lib/texts.ts';
import { SellerNotice } from '../shell/SellerNotice.tsx';
import { hint } from '../shell/SellerPage.css.ts';
import * as shellTexts from '../shell/texts.ts';
import { countListId } from './count-sheet.ts';
import { CountRow } from './CountRow.tsx';
import { focusRow, moveByKey } from './row-keys.ts';
import type { CountedStock } from './use-counted-stock.ts';
import { useCountSheet } from './use-count-sheet.ts';
import * as texts from './texts.ts';
import * as styles from './StockSheet.css.ts';
import { bar, selected } from './StockTools.css.ts';

type Product = SellerProduct_productFragment;

interface CountSheetProps {
  /** The loaded products. */
  all: readonly Product[];
  /** The products that the filters let through, in the order of the list. */
  wanted: readonly Product[];
  /** Whether more products are being loaded. */
  isLoading: boolean;
  stocks: ReadonlyMap<string, CountedStock>;
  /** Reads the stock again. */
  onReload: () => Promise<unknown>;
}

/** The number of rows that a phone shows without a delay. */
const rowsPerPart = 200;

/** The rows with their fields, and the button that saves all of them. */
export function CountSheet({ all, wanted, isLoading, stocks, onReload }: CountSheetProps) {
  const sheet = useCountSheet(stocks, onReload);
  const [rowCount, setRowCount] = useState(rowsPerPart);
  const list = useRef<HTMLOListElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);

  // What was not saved comes first, whatever the filters hide.
  const refused = all.filter(({ id }) => sheet.refusedIds.includes(id));
  const rows = [...refused, ...wanted.filter((product) => !refused.includes(product))];
  const shown = rows.slice(0, rowCount);
  const typedCount = Object.keys(sheet.counts).length;
  const gone = [...sheet.faults].filter(([id]) => !refused.some((product) => product.id === id));

  function showMore() {
    flushSync(() => setRowCount(rowCount + rowsPerPart));
    focusRow(list.current, shown.length);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const isEnd = moveByKey(event);
    if (isEnd && shown.length < rows.length) showMore();
    else if (isEnd) saveButton.current?.focus();
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const isSaved = await sheet.save();
    if (!isSaved) list.current?.querySelector<HTMLInputElement>('[aria-invalid]')?.focus();
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void save(event)}>
      {(sheet.failure !== undefined || sheet.faults.size > 0) && (
        <SellerNotice tone="danger" action={null}>
          <strong>{texts.countsNotSaved(sheet.failure === undefined ? sheet.faults.size : typedCount)}</strong>{' '}
          <span>{sheet.failure}</span>
          <span>{gone.map(([id, fault]) => `${withColon(sheet.counts[id]?.name ?? '')} ${fault}`).join(' ')}</span>{' '}
          {texts.countsStillHere}
        </SellerNotice>
      )}
      {shown.length > 0 ? (
        // The keys move the focus between the fields, which are the controls.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
        <ol
          ref={list}
          id={countListId}
          className={styles.list}
          aria-label={shellTexts.countStock}
          onKeyDown={onKeyDown}
        >
          {shown.map((product) => (
            <CountRow
              key={product.id}
              product={product}
              stock={stocks.get(product.id)}
              count={sheet.counts[product.id]}
              fault={sheet.faults.get(product.id)}
              onType={sheet.type}
            />
          ))}
        </ol>
      ) : (
        !isLoading && <p className={hint}>{texts.noProductsMatch}</p>
      )}
      {shown.length < rows.length && (
        <Button variant="quiet" onClick={showMore}>
          {texts.showMoreProducts(rows.length - shown.length)}
        </Button>
      )}
      {(typedCount > 0 || sheet.restore) && (
        <div className={bar}>
          <p className={selected}>{typedCount > 0 ? texts.countsTyped(typedCount) : texts.countsDiscarded}</p>
          {typedCount > 0 ? (
            <>
              <Button ref={saveButton} type="submit" size="dense" busy={sheet.isSaving}>
                {texts.saveCounts}
              </Button>
              <Button variant="quiet" size="dense" disabled={sheet.isSaving} onClick={sheet.discard}>
                {texts.discardCounts}
              </Button>
            </>
          ) : (
            <Button variant="quiet" size="dense" icon="retry" onClick={sheet.restore}>
              {texts.undo}
            </Button>
          )}
        </div>
      )}
    </form>
  );
}
