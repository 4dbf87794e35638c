import type { SellerProduct_productFragment } from '#web/__generated__/seller.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { useBulkStock } from './use-bulk-stock.ts';
import * as styles from './StockTools.css.ts';

interface BulkStockBarProps {
  selected: readonly SellerProduct_productFragment[];
  onClear: () => void;
}

/**
 * What can be done with the selected products. The last change can be taken back here for as long as the page is open,
 * and by its toast.
 */
export function BulkStockBar({ selected, onClear }: BulkStockBarProps) {
  const { putAll, undo, last, busy } = useBulkStock();
  if (selected.length === 0 && !last) return null;

  async function put(inStock: boolean) {
    await putAll(selected, inStock);
    onClear();
  }

  return (
    <section aria-label="Selected products" className={styles.bar}>
      <p className={styles.selected}>{selected.length > 0 ? `${selected.length} selected` : last?.text}</p>
      {selected.length > 0 ? (
        <>
          <Button size="dense" variant="soft" busy={busy} onClick={() => void put(true)}>
            Mark in stock
          </Button>
          <Button size="dense" variant="soft" busy={busy} onClick={() => void put(false)}>
            Mark out of stock
          </Button>
          <Button size="dense" variant="quiet" onClick={onClear}>
            Clear
          </Button>
        </>
      ) : (
        <Button size="dense" variant="quiet" icon="retry" busy={busy} onClick={undo}>
          Undo
        </Button>
      )}
    </section>
  );
}
