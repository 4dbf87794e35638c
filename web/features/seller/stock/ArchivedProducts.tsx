import { Link } from 'react-router-dom';
import { useArchivedProductsQuery } from '#web/__generated__/seller-stock.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import * as texts from './texts.ts';
import * as styles from './ProductStockPage.css.ts';

/** The products that are no longer sold, each with a link to its form, where it can be brought back. */
export function ArchivedProducts() {
  const { has } = useShopFacts();
  const { data } = useArchivedProductsQuery({
    skip: !has('PRODUCTS_EDIT'),
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'ignore',
  });
  const { nodes = [], totalCount = 0 } = data?.seller?.allProducts ?? {};
  if (nodes.length === 0) return null;
  return (
    <details className={styles.none}>
      <summary>{texts.archivedProducts(totalCount)}</summary>
      <ul>
        {nodes.map(({ id, product }) => (
          <li key={id}>
            <Link to={paths.sellerProduct(id)}>{product.name}</Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
