import { paths } from '#web/shared/lib/shop/paths.ts';
import { sellerPaths } from '#web/shared/lib/shop/seller-paths.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { uploadDrawing } from '#web/shared/ui/drawings.ts';
import { Drawing, Icon } from '#web/shared/ui/Icon.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import * as shellTexts from '../shell/texts.ts';
import * as texts from './texts.ts';
import * as styles from './StockTools.css.ts';

const tiles = 'M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z';

const arrange = { to: `${paths.sellerProductList}?arrange=1`, label: texts.arrange, icon: <Icon name="list" /> };
const pages = [
  { to: sellerPaths.categories, label: texts.categories, icon: <Drawing path={tiles} /> },
  { to: sellerPaths.deposits, label: texts.deposits, icon: <Icon name="tag" /> },
  { to: sellerPaths.import, label: texts.importProducts, icon: <Drawing path={uploadDrawing} /> },
  { to: sellerPaths.countStock, label: shellTexts.countStock, icon: <Icon name="check" /> },
  { to: sellerPaths.goodsReceived, label: shellTexts.goodsReceived, icon: <Icon name="truck" /> },
  { to: sellerPaths.origins, label: shellTexts.todaysOrigins, icon: <Icon name="leaf" /> },
];

/** Links from the product list to the pages that belong to it, as far as the store can serve them. */
export function ProductLinks() {
  const { has, hasPage } = useShopFacts();
  const shown = [...(has('PRODUCTS_EDIT') ? [arrange] : []), ...pages.filter(({ to }) => hasPage(to))];
  if (shown.length === 0) return null;
  return (
    <nav aria-label={texts.products} className={styles.links}>
      {shown.map(({ to, label, icon }) => (
        <ButtonLink key={to} to={to} variant="quiet" size="dense">
          {icon}
          <span>{label}</span>
        </ButtonLink>
      ))}
    </nav>
  );
}
