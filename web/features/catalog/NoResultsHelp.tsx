import { Link } from 'react-router-dom';
import { useNoResultsHelpQuery } from '#web/__generated__/catalog.ts';
import { categories } from '#web/shared/lib/categories.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { matchingCategories } from '#web/shared/products/matching-categories.ts';
import { shop } from '#web/shared/lib/shop.ts';
import { ProductCard } from '#web/shared/products/ProductCard.tsx';
import { useOwnCategories } from '#web/shared/products/use-own-categories.ts';
import * as texts from './no-results/texts.ts';
import { productGrid } from '#web/theme/layout.css.ts';
import { text as type } from '#web/theme/text.css.ts';
import * as styles from './ListingPage.css.ts';

/** Links for a search without a result: products with names like the text, their category, and the best sellers. */
export function NoResultsHelp({ search }: { search: string }) {
  // Without it, the page still has its other links.
  const { data } = useNoResultsHelpQuery({ variables: { search } });
  const own = useOwnCategories();
  const nearest = data?.nearestProducts ?? [];
  const category = matchingCategories([...categories, ...own], search)[0] ?? nearest[0]?.category;
  const bestSellers = data?.products.nodes ?? [];

  return (
    <>
      {(nearest.length > 0 || category) && (
        <section className={styles.results} aria-labelledby="nearest-heading">
          <h2 id="nearest-heading" className={type.h3}>
            {texts.didYouMean}
          </h2>
          <ul className={styles.chips}>
            {nearest.map((product) => (
              <li key={product.id}>
                <Link to={paths.product(product)} className={styles.chip}>
                  {product.name}
                </Link>
              </li>
            ))}
            {category && (
              <li>
                <Link to={paths.category(category.slug)} className={styles.chip}>
                  {texts.allOf(category.label)}
                </Link>
              </li>
            )}
          </ul>
        </section>
      )}
      {bestSellers.length > 0 && (
        <section className={styles.results} aria-labelledby="popular-heading">
          <h2 id="popular-heading" className={type.h3}>
            {shop().hasPicks ? texts.ourPicks : texts.whatOthersBuy}
          </h2>
          <ul className={productGrid}>
            {bestSellers.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
