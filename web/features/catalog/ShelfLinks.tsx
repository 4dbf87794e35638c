import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { categories, type CategorySlug } from '#web/shared/lib/categories.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { alongToShelf } from './listing-params.ts';
import * as styles from './ListingPage.css.ts';

/** Links to the seven shelves and to all of them together. Filters and order go along; the search does not. */
export function ShelfLinks({ current }: { current: CategorySlug | 'all' | undefined }) {
  const [params] = useSearchParams();
  const along = alongToShelf(params);
  const row = useRef<HTMLElement>(null);

  // On a phone the row scrolls sideways, which is the document's business: the open shelf is brought into view.
  useEffect(() => {
    // With the frame that lays the page out: asking sooner would have it laid out twice, or in the step that made it.
    const frame = requestAnimationFrame(() => {
      const chip = row.current?.querySelector<HTMLElement>('[aria-current]');
      if (row.current && chip)
        row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);

  return (
    <nav ref={row} aria-label="Categories" className={styles.chips}>
      <Link
        to={`${paths.products}${along}`}
        className={styles.chip}
        aria-current={current === 'all' ? 'page' : undefined}
      >
        All products
      </Link>
      {categories.map(({ slug, label }) => (
        <Link
          key={slug}
          to={`${paths.category(slug)}${along}`}
          className={styles.chip}
          aria-current={current === slug ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
