import { Link } from 'react-router-dom';
import { categories } from '#web/shared/lib/categories.ts';
import { paths } from '#web/shared/lib/paths.ts';
import * as styles from './CategoryTiles.css.ts';

export function CategoryTiles() {
  return (
    <ul className={styles.tiles}>
      {categories.map(({ slug, label, art, tint }) => (
        <li key={slug} className={styles.cell}>
          <Link to={paths.category(slug)} className={styles.tint[tint]}>
            <img className={styles.art} src={art} alt="" width={320} height={320} loading="lazy" decoding="async" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
