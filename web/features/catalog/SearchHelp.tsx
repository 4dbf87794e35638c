import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useMoreOfCategoryQuery, useNoResultsHelpQuery } from '#web/__generated__/catalog.ts';
import type { ProductCard_productFragment } from '#web/__generated__/products.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { matchingCategories } from '#web/shared/products/matching-categories.ts';
import { ProductCard } from '#web/shared/products/ProductCard.tsx';
import { useCategories } from '#web/shared/products/use-categories.ts';
import { productGrid } from '#web/theme/layout.css.ts';
import { text as type } from '#web/theme/text.css.ts';
import { countFilters } from './listing-params.ts';
import { bestSellersHeading } from '#web/shared/products/best-sellers-heading.ts';
import * as texts from './no-results/texts.ts';
import { NothingFits } from './NothingFits.tsx';
import { NothingFound } from './NothingFound.tsx';
import { helpMark, type SearchHelpProps } from './search-help-mark.ts';
import * as words from './texts.ts';
import * as styles from './ListingPage.css.ts';

type Card = ProductCard_productFragment;

/** What follows a search with one result or none. */
export function SearchHelp({ only, ...search }: SearchHelpProps) {
  return (
    <div className={styles.results} {...{ [helpMark]: '' }}>
      {only ? <MoreOfCategory product={only} /> : <NearestProducts {...search} />}
    </div>
  );
}

function MoreOfCategory({ product: { id, category } }: { product: Card }) {
  // Without it, the page still has its result.
  const { data } = useMoreOfCategoryQuery({ variables: { id } });
  const related = data?.product?.related ?? [];
  if (!category || related.length === 0) return null;
  return (
    <Cards title={texts.moreFrom(category.label)} products={related}>
      <CategoryChip category={category} />
    </Cards>
  );
}

/** The products that come nearest to a search without a result, what is sold out of it, and the best sellers. */
function NearestProducts({ listing, place, hasAllWords = false }: Omit<SearchHelpProps, 'only'>) {
  const { search } = listing;
  // Without it, the page still has its other links.
  const { data, error } = useNoResultsHelpQuery({ variables: { search } });
  const categories = useCategories();
  const isFiltered = countFilters(listing) > 0;
  const isWhole = !isFiltered && !place;
  const soldOut = isWhole && data?.soldOut.hasAllWords ? data.soldOut.nodes : [];
  const nearest = (data?.nearestProducts ?? []).filter(({ id }) => !soldOut.some((other) => other.id === id));
  const category = matchingCategories(categories, search)[0] ?? (soldOut[0] ?? nearest[0])?.category;
  const bestSellers = data?.products.nodes ?? [];
  // The title says whether it is sold out, so it waits for that.
  if (!data && !error && !isFiltered) return null;
  const isUnknown = data !== undefined && soldOut.length === 0 && nearest.length === 0;

  return (
    <>
      {isFiltered ? (
        <NothingFits />
      ) : (
        <NothingFound
          search={search}
          place={place}
          title={soldOut.length > 0 ? texts.soldOut(search) : undefined}
          text={soldOut.length > 0 ? texts.soldOutNow : isUnknown ? texts.checkSpelling : undefined}
        />
      )}
      {soldOut.length > 0 && <Cards products={soldOut} />}
      {nearest.length > 0 && (
        <Cards
          title={isWhole && soldOut.length === 0 && !hasAllWords ? words.noneHasAllWords : texts.closest}
          products={nearest}
        />
      )}
      {category && <CategoryChip category={category} />}
      <Cards title={bestSellersHeading()} products={bestSellers} />
    </>
  );
}

/** A heading, if any, and cards below it. */
function Cards({ title, products, children }: { title?: string; products: readonly Card[]; children?: ReactNode }) {
  const headingId = useId();
  if (products.length === 0) return null;
  return (
    <section className={styles.results} aria-labelledby={title && headingId}>
      {title && (
        <h2 id={headingId} className={type.h3}>
          {title}
        </h2>
      )}
      <ul className={productGrid}>
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

function CategoryChip({ category }: { category: { slug: string; label: string } }) {
  return (
    <p>
      <Link to={paths.category(category.slug)} className={styles.chip}>
        {texts.allOf(category.label)}
      </Link>
    </p>
  );
}
