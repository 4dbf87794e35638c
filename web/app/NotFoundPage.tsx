import { CategoryChips } from '#web/shared/products/CategoryChips.tsx';
import { NotFound } from '#web/shared/ui/NotFound.tsx';
import { SearchBox } from './SearchBox.tsx';
import * as styles from './NotFoundPage.css.ts';

/** The server sends this page with status 404. */
export function NotFoundPage() {
  return (
    <NotFound hint="Search for a product or choose a category.">
      <div className={styles.more}>
        <SearchBox label="Search the shop" />
        <CategoryChips />
      </div>
    </NotFound>
  );
}
