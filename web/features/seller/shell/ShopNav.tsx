import { NavLink } from 'react-router-dom';
import { tab, tabs } from './tabs.css.ts';
import { useShopSections } from './use-shop-sections.ts';

/** The links between the pages about the shop itself. */
export function ShopNav() {
  return (
    <nav aria-label="Shop" className={tabs}>
      {useShopSections().map(({ path, section }) => (
        <NavLink key={path} to={path} end className={tab}>
          {section}
        </NavLink>
      ))}
    </nav>
  );
}
