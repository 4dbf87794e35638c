import { text } from '#web/theme/text.css.ts';
import { bestSellersHeading } from './best-sellers-heading.ts';
import { ProductCard } from './ProductCard.tsx';
import * as row from './product-row.css.ts';
import { useBestSellers } from './use-best-sellers.ts';

/** The best sellers below a page that has nothing else to buy. Renders nothing until they are loaded. */
export function BestSellersBelow() {
  // Without them, the page still has its other links.
  const { products = [] } = useBestSellers();
  if (products.length === 0) return null;
  return (
    <section className={row.section} aria-labelledby="best-sellers-heading">
      <h2 id="best-sellers-heading" className={text.h2}>
        {bestSellersHeading()}
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
