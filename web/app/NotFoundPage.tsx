import { CategoryChips } from '#web/shared/products/CategoryChips.tsx';
import { NotFound } from '#web/shared/ui/NotFound.tsx';
import { SearchBox } from './SearchBox.tsx';
import * as texts from './texts.ts';
import * as styles from './NotFoundPage.css.ts';

/** The server sends this page with status 404. */
export function NotFoundPage() {
  return (
    <NotFound hint={texts.notFoundHint}>
      <div className={styles.more}>
        <SearchBox label={texts.searchShop} />
        <CategoryChips />
      </div>
    </NotFound>
  );
}
