import { paths } from '#web/shared/lib/paths.ts';
import { sellerPaths } from '#web/shared/lib/seller-paths.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import * as shellTexts from '../shell/texts.ts';
import * as texts from './texts.ts';
import * as styles from './StockTools.css.ts';

const arrange = { to: `${paths.sellerProductList}?arrange=1`, label: texts.arrange, icon: 'list' } as const;
const pages = [
  { to: sellerPaths.categories, label: texts.categories, icon: 'tag' },
  { to: sellerPaths.import, label: texts.importProducts, icon: 'upload' },
  { to: sellerPaths.countStock, label: shellTexts.countStock, icon: 'check' },
  { to: sellerPaths.goodsReceived, label: shellTexts.goodsReceived, icon: 'truck' },
  { to: sellerPaths.origins, label: shellTexts.todaysOrigins, icon: 'leaf' },
] as const;

/** Links from the product list to the pages that belong to it, as far as the store can serve them. */
export function ProductLinks() {
  const { has, hasPage } = useShopFacts();
  const shown = [...(has('PRODUCTS_EDIT') ? [arrange] : []), ...pages.filter(({ to }) => hasPage(to))];
  if (shown.length === 0) return null;
  return (
    <nav aria-label={texts.products} className={styles.links}>
      {shown.map(({ to, label, icon }) => (
        <ButtonLink key={to} to={to} variant="quiet" size="dense" icon={icon}>
          {label}
        </ButtonLink>
      ))}
    </nav>
  );
}
