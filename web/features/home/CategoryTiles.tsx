import { Link } from 'react-router-dom';
import { categories } from '#web/shared/lib/categories.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { tintAt, useOwnCategories } from '#web/shared/products/use-own-categories.ts';
import { ProductPicture } from '#web/shared/ui/ProductPicture.tsx';
import * as styles from './CategoryTiles.css.ts';

/** The number of columns for rows of equal length, at most nine. There are seven categories or more. */
const columnCount = (tiles: number) => Math.ceil(tiles / Math.ceil(tiles / 9)) as keyof typeof styles.columns;

export function CategoryTiles() {
  const own = useOwnCategories();
  const columns = styles.columns[columnCount(categories.length + own.length)];
  return (
    <ul className={`${styles.tiles} ${columns}`}>
      {categories.map(({ slug, label, art, tint }) => (
        <li key={slug} className={styles.cell}>
          <Link to={paths.category(slug)} className={styles.tint[tint]}>
            <img className={styles.art} src={art} alt="" width={320} height={320} loading="lazy" decoding="async" />
            {label}
          </Link>
        </li>
      ))}
      {own.map(({ slug, label, image }, at) => {
        const tint = tintAt(at);
        return (
          <li key={slug} className={styles.cell}>
            <Link to={paths.category(slug)} className={styles.tint[tint]}>
              <span className={styles.art}>
                <ProductPicture src={image?.url} alt="" sizes="104px" tint={tint} />
              </span>
              {label}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
