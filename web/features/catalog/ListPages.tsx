import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { withPage } from './listing-params.ts';
import * as texts from './texts.ts';
import * as styles from './ListingPage.css.ts';

interface ListPagesProps {
  page: number;
  pages: number;
  /** Called when a link to another page is followed. */
  onTurn: (to: number) => void;
}

/** Links to the page before and the page after. They are part of the address, so they work without scripts too. */
export function ListPages({ page, pages, onTurn }: ListPagesProps) {
  const [params] = useSearchParams();
  if (pages <= 1) return null;
  const linkTo = (to: number) => ({
    to: { search: withPage(params, to).toString() },
    onClick: () => {
      ignoreSecondClick();
      onTurn(to);
    },
  });
  return (
    <nav aria-label={texts.pagesOfList} className={styles.pages}>
      {page > 1 && (
        <ButtonLink
          variant="quiet"
          icon="chevron-left"
          rel="prev"
          aria-label={texts.previousPage}
          {...linkTo(page - 1)}
        >
          {texts.previous}
        </ButtonLink>
      )}
      <p className={styles.pageOf}>{texts.pageOf(page, pages)}</p>
      {page < pages && (
        <ButtonLink variant="quiet" rel="next" aria-label={texts.nextPage} {...linkTo(page + 1)}>
          {texts.next}
          <Icon name="chevron-right" />
        </ButtonLink>
      )}
    </nav>
  );
}

/**
 * After the first click of a double click the list has moved: the second press would take the focus from the list, and the
 * second click would open a product.
 */
function ignoreSecondClick() {
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const kind of ['mousedown', 'click'] as const)
    window.addEventListener(kind, ignore, { capture: true, once: true });
}
