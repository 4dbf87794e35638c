import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { tintOf } from '#web/shared/lib/shop/categories.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { useCategories } from '#web/shared/products/use-categories.ts';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { ProductPicture } from '#web/shared/ui/ProductPicture.tsx';
import * as texts from './texts.ts';
import * as styles from './CategoryTiles.css.ts';

/** The number of columns for rows of equal length, at most nine. Few categories do not fill a row. */
const columnCount = (tiles: number) =>
  Math.max(5, Math.ceil(tiles / Math.ceil(tiles / 9))) as keyof typeof styles.columns;

/** Two rows on a phone. With more categories, the last tile opens the others. */
const tilesOnPhone = 8;

export function CategoryTiles() {
  const categories = useCategories();
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const count = categories.length;
  const isFolded = count > tilesOnPhone && !isOpen;

  // The pressed tile is gone: the focus moves to the first category that it opened.
  useEffect(() => {
    if (isOpen) list.current?.children[tilesOnPhone - 1]?.querySelector('a')?.focus();
  }, [isOpen]);

  return (
    <ul
      ref={list}
      className={`${styles.tiles} ${styles.columns[columnCount(count)]}`}
      data-folded={isFolded ? '' : undefined}
    >
      {categories.map(({ slug, label, art, image }) => (
        <li key={slug} className={styles.cell}>
          <Link to={paths.category(slug)} className={styles.tint[tintOf(slug)]}>
            {art ? (
              <img className={styles.art} src={art} alt="" width={320} height={320} loading="lazy" decoding="async" />
            ) : (
              <span className={styles.art}>
                <ProductPicture src={image?.url} name={label} sizes="104px" category={slug} />
              </span>
            )}
            <span>{label}</span>
          </Link>
        </li>
      ))}
      {isFolded && (
        <li className={styles.more}>
          <button type="button" className={styles.moreTile} onClick={() => setIsOpen(true)}>
            <Icon name="plus" size={26} />
            {texts.allCategories}
          </button>
        </li>
      )}
    </ul>
  );
}
