import { Link } from 'react-router-dom';
import { categories, type CategorySlug } from '#web/shared/lib/categories.ts';
import { paths } from '#web/shared/lib/paths.ts';
import * as styles from './ListingPage.css.ts';

/** Links to the seven shelves and to all of them together. */
export function ShelfLinks({ current }: { current: CategorySlug | 'all' | undefined }) {
  return (
    <nav aria-label="Categories" className={styles.chips}>
      <Link to={paths.products} className={styles.chip} aria-current={current === 'all' ? 'page' : undefined}>
        All products
      </Link>
      {categories.map(({ slug, label }) => (
        <Link
          key={slug}
          to={paths.category(slug)}
          className={styles.chip}
          aria-current={current === slug ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
