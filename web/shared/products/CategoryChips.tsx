import { NavLink } from 'react-router-dom';
import { categories } from '../lib/categories.ts';
import { paths } from '../lib/paths.ts';
import * as styles from './CategoryChips.css.ts';

/** Links to the seven categories. The current one is marked. */
export function CategoryChips() {
  return (
    <nav aria-label="Categories">
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
