import { Button } from '#web/shared/ui/Button.tsx';
import * as styles from './PageButtons.css.ts';

interface PageButtonsProps {
  /** The accessible name. */
  label: string;
  page: number;
  pageCount: number;
  onOpen: (page: number) => void;
}

/** The previous and next buttons of a long list. */
export function PageButtons({ label, page, pageCount, onOpen }: PageButtonsProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={label} className={styles.pages}>
      <Button
        variant="quiet"
        size="dense"
        icon="chevron-left"
        disabled={page <= 1}
        aria-label="Previous page"
        onClick={() => onOpen(page - 1)}
      >
        Previous
      </Button>
      <p className={styles.pageOf}>
        Page {page} of {pageCount}
      </p>
      <Button
        variant="quiet"
        size="dense"
        icon="chevron-right"
        disabled={page >= pageCount}
        aria-label="Next page"
        onClick={() => onOpen(page + 1)}
      >
        Next
      </Button>
    </nav>
  );
}
