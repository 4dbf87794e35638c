import { paths } from '#web/shared/lib/paths.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import * as styles from './StockTools.css.ts';

const links = [
  { to: `${paths.sellerProductList}?arrange=1`, label: 'Arrange', icon: 'list', needs: 'PRODUCTS_EDIT' },
  { to: paths.sellerCategories, label: 'Categories', icon: 'grid', needs: 'CATEGORIES_OWN' },
  { to: paths.sellerImport, label: 'Import', icon: 'upload', needs: 'PRODUCTS_IMPORT' },
] as const;

/** Links from the product list to the pages that belong to it, as far as the store can serve them. */
export function ProductLinks() {
  const { has } = useShopFacts();
  const shown = links.filter(({ needs }) => has(needs));
  if (shown.length === 0) return null;
  return (
    <nav aria-label="Products" className={styles.links}>
      {shown.map(({ to, label, icon }) => (
        <ButtonLink key={to} to={to} variant="quiet" size="dense" icon={icon}>
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}
