import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { useCategories } from '#web/shared/products/use-categories.ts';
import { queryForCategory } from './listing-params.ts';
import * as texts from './texts.ts';
import * as styles from './ListingPage.css.ts';

/**
 * Links to the categories, and to all products. They keep the filters and the sort order, but not the search.
 *
 * @param props.current the slug of the current category, or `all`
 */
export function CategoryLinks({ current }: { current: string | undefined }) {
  const [params] = useSearchParams();
  const query = queryForCategory(params);
  const row = useRef<HTMLElement>(null);
  const categories = useCategories();

  // The row may scroll sideways: the current category is scrolled into view.
  useEffect(() => {
    // The row is scrolled in the next frame, because reading positions earlier would force a layout.
    const frame = requestAnimationFrame(() => {
      const chip = row.current?.querySelector<HTMLElement>('[aria-current]');
      if (row.current && chip)
        row.current.scrollLeft = chip.offsetLeft - (row.current.clientWidth - chip.offsetWidth) / 2;
    });
    return () => cancelAnimationFrame(frame);
  }, [current]);

  return (
    <nav ref={row} aria-label={texts.categories} className={styles.chips}>
      <Link
        to={`${paths.products}${query}`}
        className={styles.chip}
        aria-current={current === 'all' ? 'page' : undefined}
      >
        {texts.allProducts}
      </Link>
      {categories.map(({ slug, label }) => (
        <Link
          key={slug}
          to={`${paths.category(slug)}${query}`}
          className={styles.chip}
          aria-current={current === slug ? 'page' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
