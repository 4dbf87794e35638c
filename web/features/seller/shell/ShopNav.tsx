import { NavLink } from 'react-router-dom';
import { tab, tabs } from './tabs.css.ts';
import { useShopSections } from './use-shop-sections.ts';

/** The ways between the pages about the shop itself. */
export function ShopNav() {
  return (
    <nav aria-label="Shop" className={tabs}>
      {useShopSections().map(({ to, label }) => (
        <NavLink key={to} to={to} end className={tab}>
          {label}
        </NavLink>
      ))}
    </nav>
  );
}
