import { Button } from '#web/shared/ui/Button.tsx';
import * as styles from './ProductStockPage.css.ts';

interface StockPagesProps {
  page: number;
  pages: number;
  onTurn: (to: number) => void;
}

/** Turns the pages of a long list. */
export function StockPages({ page, pages, onTurn }: StockPagesProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label="Pages of the product list" className={styles.pages}>
      <Button
        variant="quiet"
        size="dense"
        icon="chevron-left"
        disabled={page <= 1}
        aria-label="Previous page"
        onClick={() => onTurn(page - 1)}
      >
        Previous
      </Button>
      <p className={styles.pageOf}>
        Page {page} of {pages}
      </p>
      <Button
        variant="quiet"
        size="dense"
        icon="chevron-right"
        disabled={page >= pages}
        aria-label="Next page"
        onClick={() => onTurn(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
