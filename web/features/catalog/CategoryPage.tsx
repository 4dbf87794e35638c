import { useParams, useSearchParams } from 'react-router-dom';
import { findCategory, type Shelf } from '#web/shared/lib/categories.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { Page } from '#web/shared/ui/Page.tsx';
import { CategoryBanner } from './CategoryBanner.tsx';
import { ShelfLinks } from './ShelfLinks.tsx';
import { readListing, shelfVariables, withListingParam } from './listing-params.ts';
import { ProductResults } from './ProductResults.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useProductList } from './use-product-list.ts';
import * as styles from './ListingPage.css.ts';

/** What is in stock on one shelf, found by its lower-case name. */
export function CategoryPage() {
  const { category = '' } = useParams();
  const shelf = findCategory(category);

  return (
    <Page title={shelf?.label ?? category}>
      {/* Another shelf is another list: nothing of the last one may show under its title. */}
      {shelf ? (
        <ShelfOfProducts key={shelf.slug} shelf={shelf} />
      ) : (
        <>
          <CategoryBanner title={category} />
          <ShelfLinks current={undefined} />
          <NoProducts />
        </>
      )}
    </Page>
  );
}

function ShelfOfProducts({ shelf }: { shelf: Shelf }) {
  const [params, setParams] = useSearchParams();
  const listing = readListing(params);
  const list = useProductList(shelfVariables(shelf, listing));
  const { total, stale } = list;

  return (
    <>
      <CategoryBanner title={shelf.label} shelf={shelf} />
      <div className={styles.choices}>
        <ShelfLinks current={shelf.slug} />
        <div className={styles.bar}>
          <output className={styles.count}>
            {total !== null && !stale && `${total} ${total === 1 ? 'product' : 'products'}`}
          </output>
          {list.products?.length !== 0 && (
            <SortSelect
              value={listing.sortValue}
              onChange={(value) => setParams(withListingParam(params, 'sort', value), { preventScrollReset: true })}
            />
          )}
        </div>
      </div>
      <ProductResults list={list} empty={<NoProducts />} />
    </>
  );
}

function NoProducts() {
  return (
    <EmptyState
      art="/art/empty-basket.webp"
      title="No products found in this category."
      action={<ButtonLink to={paths.products}>Browse all products</ButtonLink>}
    />
  );
}
