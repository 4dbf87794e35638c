import { Button } from '#web/shared/ui/Button.tsx';
import * as texts from './texts.ts';
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
        aria-label={texts.previousPage}
        onClick={() => onOpen(page - 1)}
      >
        {texts.previous}
      </Button>
      <p className={styles.pageOf}>{texts.pageOf(page, pageCount)}</p>
      <Button
        variant="quiet"
        size="dense"
        icon="chevron-right"
        disabled={page >= pageCount}
        aria-label={texts.nextPage}
        onClick={() => onOpen(page + 1)}
      >
        {texts.next}
      </Button>
    </nav>
  );
}
