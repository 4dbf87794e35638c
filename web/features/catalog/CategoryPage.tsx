import { useParams, useSearchParams } from 'react-router-dom';
import { findCategory, type Shelf } from '#web/shared/lib/categories.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { Page } from '#web/shared/ui/Page.tsx';
import { CategoryBanner } from './CategoryBanner.tsx';
import { ShelfLinks } from './ShelfLinks.tsx';
import { FilterBar } from './FilterBar.tsx';
import { countText } from './count-text.ts';
import {
  canonicalQuery,
  countFilters,
  pageTitle,
  readListing,
  shelfVariables,
  type Listing,
} from './listing-params.ts';
import { NothingFits } from './NothingFits.tsx';
import { ProductResults } from './ProductResults.tsx';
import { useProductList } from './use-product-list.ts';
import * as styles from './ListingPage.css.ts';

/** All products of one category, found by its lower-case name; those out of stock come last. */
export function CategoryPage() {
  const { category = '' } = useParams();
  const shelf = findCategory(category);
  const [params] = useSearchParams();
  const listing = readListing(params);

  return (
    <Page
      title={pageTitle(shelf?.label ?? category, listing)}
      canonicalQuery={canonicalQuery({ ...listing, offersOnly: false })}
    >
      {/* Another shelf is another list: nothing of the last one may show under its title. */}
      {shelf ? (
        <ShelfOfProducts key={shelf.slug} shelf={shelf} listing={listing} />
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

function ShelfOfProducts({ shelf, listing }: { shelf: Shelf; listing: Listing }) {
  const variablesOf = (wanted: Listing) => shelfVariables(shelf, wanted);
  const list = useProductList(variablesOf(listing));

  return (
    <>
      <CategoryBanner title={shelf.label} shelf={shelf} />
      <ShelfLinks current={shelf.slug} />
      <output className={styles.count}>{countText(list, listing, 'product')}</output>
      {(list.products?.length !== 0 || countFilters(listing) > 0) && (
        <FilterBar
          listing={{ ...listing, search: '' }}
          variablesOf={variablesOf}
          sortable={list.products?.length !== 0}
        />
      )}
      <ProductResults
        list={list}
        page={listing.page}
        empty={countFilters(listing) > 0 ? <NothingFits /> : <NoProducts />}
      />
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
