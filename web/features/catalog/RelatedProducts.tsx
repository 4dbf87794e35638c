import type { ProductCard_productFragment } from '#web/__generated__/catalog.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { ProductCard } from '#web/shared/products/ProductCard.tsx';
import * as row from '#web/shared/products/product-row.css.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import * as texts from './product/texts.ts';
import { spokenOnly, text } from '#web/theme/text.css.ts';
import * as styles from './ProductPage.css.ts';

interface RelatedProductsProps {
  products: readonly ProductCard_productFragment[];
  category: ProductCard_productFragment['category'];
}

/** Up to five other products of the category that are in stock, and a link to the category. */
export function RelatedProducts({ products, category }: RelatedProductsProps) {
  const seeMore = (
    <div className={styles.seeMore}>
      <ButtonLink to={category ? paths.category(category.slug) : paths.products} variant="quiet" size="large">
        {texts.seeMore} {/* Names the category for screen readers, which list links without context. */}
        <span className={spokenOnly}>{category ? texts.ofCategory(category.label) : texts.ofAllProducts}</span>
      </ButtonLink>
    </div>
  );
  if (products.length === 0) return seeMore;
  return (
    <section className={styles.related} aria-labelledby="related-heading">
      <h2 id="related-heading" className={text.h2}>
        {texts.relatedProducts}
      </h2>
      <ul className={row.row}>
        {products.map((product) => (
          <li key={product.id} className={row.card}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      {seeMore}
    </section>
  );
}
