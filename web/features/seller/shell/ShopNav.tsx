import { NavLink } from 'react-router-dom';
import * as styles from './ShopNav.css.ts';
import { useShopSections } from './use-shop-sections.ts';

/** The ways between the pages about the shop itself. */
export function ShopNav() {
  return (
    <nav aria-label="Shop" className={styles.tabs}>
      {useShopSections().map(({ to, label }) => (
        <NavLink key={to} to={to} end className={styles.tab}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
