import { NavLink } from 'react-router-dom';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { useCategories } from './use-categories.ts';
import * as texts from './texts.ts';
import * as styles from './CategoryChips.css.ts';

/** Links to the categories. The current one is marked. */
export function CategoryChips() {
  const categories = useCategories();
  return (
    <nav aria-label={texts.categories}>
      <ul className={styles.chips}>
        {categories.map(({ slug, label }) => (
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
