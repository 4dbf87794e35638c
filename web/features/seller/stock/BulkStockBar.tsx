import { useEffect, useRef, useState } from 'react';
import type { SellerProduct_productFragment } from '#web/__generated__/seller-stock.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { useBulkStock } from './use-bulk-stock.ts';
import * as texts from './texts.ts';
import * as styles from './StockTools.css.ts';

interface BulkStockBarProps {
  selected: readonly SellerProduct_productFragment[];
  /** How many products the list has on all its pages. */
  matchingCount: number;
  onChooseAll: () => void;
  /** Called after a change that may add or remove rows. */
  onChanged: () => Promise<unknown>;
  onClear: () => void;
  /** Called when one of the bar's buttons has removed the bar. */
  onGone: () => void;
}

/**
 * Changes the selected products. The last change of their stock can be undone here for as long as the page is open, and in
 * its toast.
 */
export function BulkStockBar({ selected, matchingCount, onChooseAll, onChanged, onClear, onGone }: BulkStockBarProps) {
  const { has } = useShopFacts();
  const [isChanging, setIsChanging] = useState(false);
  const { setAll, undoLast, last, progress } = useBulkStock();
  const undoButton = useRef<HTMLButtonElement>(null);
  const busy = progress !== undefined;
  const isEmpty = selected.length === 0;

  // The pressed button is gone with the focus, so the focus moves to Undo.
  useEffect(() => {
    if (last && isEmpty && document.activeElement === document.body) undoButton.current?.focus();
  }, [last, isEmpty]);

  if (isEmpty && !last) return null;

  async function setStock(inStock: boolean) {
    const changed = await setAll(selected, inStock);
    onClear();
    if (!changed && !last) onGone();
  }

  return (
    <section aria-label={texts.selectedProducts} className={styles.bar}>
      <p className={styles.selected}>
        {progress && progress.total > 1
          ? texts.changing(progress.done + 1, progress.total)
          : !isEmpty
            ? texts.selectedCount(selected.length)
            : last?.text}
      </p>
      {!isEmpty ? (
        <>
          {selected.length < matchingCount && (
            <Button size="dense" variant="quiet" disabled={busy} onClick={onChooseAll}>
              {texts.chooseAll(matchingCount)}
            </Button>
          )}
          {has('PRODUCTS_BULK') && (
            <Button size="dense" variant="soft" disabled={busy} onClick={() => setIsChanging(true)}>
              {texts.changeChosen}
            </Button>
          )}
          <Button size="dense" variant="soft" busy={busy} onClick={() => void setStock(true)}>
            {texts.markInStock}
          </Button>
          <Button size="dense" variant="soft" busy={busy} onClick={() => void setStock(false)}>
            {texts.markOutOfStock}
          </Button>
          <Button
            size="dense"
            variant="quiet"
            disabled={busy}
            onClick={() => {
              onClear();
              if (!last) onGone();
            }}
          >
            {texts.clear}
          </Button>
        </>
      ) : (
        <Button
          ref={undoButton}
          size="dense"
          variant="quiet"
          icon="retry"
          busy={busy}
          onClick={() => void undoLast().then(onGone)}
        >
          {texts.undo}
        </Button>
      )}
      {isChanging && !isEmpty && (
        <BulkDialog
          ids={selected.map(({ id }) => id)}
          onChanged={async () => {
            setIsChanging(false);
            await onChanged();
          }}
          onClose={() => setIsChanging(false)}
        />
      )}
    </section>
  );
}
