import { useEffect, useRef } from 'react';
import type { SellerProduct_productFragment } from '#web/__generated__/seller.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { useBulkStock } from './use-bulk-stock.ts';
import * as styles from './StockTools.css.ts';

interface BulkStockBarProps {
  selected: readonly SellerProduct_productFragment[];
  onClear: () => void;
  /** Told when the bar leaves because of one of its own buttons. */
  onGone: () => void;
}

/**
 * What can be done with the selected products. The last change can be taken back here for as long as the page is open,
 * and by its toast.
 */
export function BulkStockBar({ selected, onClear, onGone }: BulkStockBarProps) {
  const { putAll, undo, last, progress } = useBulkStock();
  const undoButton = useRef<HTMLButtonElement>(null);
  const busy = progress !== undefined;
  const isEmpty = selected.length === 0;

  // The button that was pressed is gone, and the focus with it: it goes on to the one that takes the change back.
  useEffect(() => {
    if (last && isEmpty && document.activeElement === document.body) undoButton.current?.focus();
  }, [last, isEmpty]);

  if (isEmpty && !last) return null;

  async function put(inStock: boolean) {
    const changed = await putAll(selected, inStock);
    onClear();
    if (!changed && !last) onGone();
  }

  return (
    <section aria-label="Selected products" className={styles.bar}>
      <p className={styles.selected}>
        {progress && progress.of > 1
          ? `Changing ${progress.done + 1} of ${progress.of}…`
          : !isEmpty
            ? `${selected.length} selected`
            : last?.text}
      </p>
      {!isEmpty ? (
        <>
          <Button size="dense" variant="soft" busy={busy} onClick={() => void put(true)}>
            Mark in stock
          </Button>
          <Button size="dense" variant="soft" busy={busy} onClick={() => void put(false)}>
            Mark out of stock
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
            Clear selection
          </Button>
        </>
      ) : (
        <Button
          ref={undoButton}
          size="dense"
          variant="quiet"
          icon="retry"
          busy={busy}
          onClick={() => void undo().then(onGone)}
        >
          Undo
        </Button>
      )}
    </section>
  );
}
