import { text } from '#web/theme/text.css.ts';
import { shop } from '../lib/shop.ts';
import { ProductCard } from './ProductCard.tsx';
import * as row from './product-row.css.ts';
import { useBestSellers } from './use-best-sellers.ts';
import * as texts from './texts.ts';

/** The best sellers below a page that has nothing else to buy. Renders nothing until they are loaded. */
export function BestSellersBelow() {
  // Without them, the page still has its other links.
  const { products = [] } = useBestSellers();
  if (products.length === 0) return null;
  return (
    <section className={row.section} aria-labelledby="best-sellers-heading">
      <h2 id="best-sellers-heading" className={text.h2}>
        {shop().hasPicks ? texts.ourPicks : texts.bestSellers}
      </h2>
      <ul className={row.row}>
        {products.map((product) => (
          <li key={product.id} className={row.card}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}
