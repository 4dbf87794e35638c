import { NavLink } from 'react-router-dom';
import { tab, tabs } from './tabs.css.ts';
import { useShopSections } from './use-shop-sections.ts';
import * as texts from './texts.ts';

/** The links between the pages about the shop itself. */
export function ShopNav() {
  return (
    <nav aria-label={texts.shopLinks} className={tabs}>
      {useShopSections().map(({ path, section }) => (
        <NavLink key={path} to={path} end className={tab}>
          {section}
        </NavLink>
      ))}
    </nav>
  );
}
