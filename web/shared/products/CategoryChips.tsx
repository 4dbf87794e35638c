import { NavLink } from 'react-router-dom';
import { categories } from '../lib/categories.ts';
import { paths } from '../lib/paths.ts';
import { useOwnCategories } from './use-own-categories.ts';
import * as texts from './texts.ts';
import * as styles from './CategoryChips.css.ts';

/** Links to the seven categories and the seller's own. The current one is marked. */
export function CategoryChips() {
  const own = useOwnCategories();
  return (
    <nav aria-label={texts.categories}>
      <ul className={styles.chips}>
        {[...categories, ...own].map(({ slug, label }) => (
          <li key={slug}>
            <NavLink to={paths.category(slug)} className={styles.chip} end>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
