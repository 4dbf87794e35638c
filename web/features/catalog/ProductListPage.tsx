import { Suspense, useEffect } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { lazyPart } from '#web/shared/lib/page/lazy-part.tsx';
import { useOnline } from '#web/shared/lib/network/network.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { rememberSearch } from '#web/shared/lib/storage/recent-searches.ts';
import { matchingCategories } from '#web/shared/products/matching-categories.ts';
import { useCategories } from '#web/shared/products/use-categories.ts';
import { useFreeFrom } from '#web/shared/suits/choice.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { Page, PageHeading } from '#web/shared/ui/Page.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';
import { FilterBar } from './FilterBar.tsx';
import type { ListFrame } from './list-frame.ts';
import { countText } from './count-text.ts';
import {
  canonicalQuery,
  countFilters,
  pageTitle,
  productListVariables,
  readListing,
  type Listing,
} from './listing-params.ts';
import { NothingFits } from './NothingFits.tsx';
import { ProductResults } from './ProductResults.tsx';
import type { SavedResultsProps } from './SavedResults.tsx';
import { searchHelp } from './search-help.ts';
import { useProductList } from './use-product-list.ts';
import * as texts from './texts.ts';
import { text as type } from '#web/theme/text.css.ts';
import * as styles from './ListingPage.css.ts';

export { loadShownHelp } from './search-help.ts';

const SearchHelp = searchHelp.Part;

/** In its own chunk, because its styles would be in each rendered list. When it cannot be loaded, the list's own result shows. */
const SavedResults = lazyPart<SavedResultsProps>(async () => {
  const loaded = await import('./SavedResults.tsx').catch(() => undefined);
  return loaded?.SavedResults ?? (({ otherwise }) => otherwise);
}).Part;

/** The time that a search must stay unchanged before it is stored, because it may be half a word. */
const rememberAfterMs = 1500;

/** All products in stock, filtered by the search text. Search, filters, sort order and page are stored in the address. */
export function ProductListPage() {
  const [params] = useSearchParams();
  const listing = readListing(params);
  const { search, offersOnly } = listing;
  const list = useProductList(productListVariables(listing));
  const place = usePlace(listing);
  const only = list.total === 1 ? list.products?.[0] : undefined;
  const isOnline = useOnline();
  const isFreeFrom = useFreeFrom() !== undefined;
  const isAnySearch = useLocation().state === ('search' satisfies ListFrame);
  const heading = isAnySearch
    ? texts.searchResults
    : search
      ? texts.resultsFor(search, place)
      : offersOnly
        ? texts.todaysDeals
        : texts.allProducts;

  // Stores only searches that have found something.
  const found = search && list.products && list.products.length > 0 && !list.stale ? search : '';
  useEffect(() => {
    if (!found) return undefined;
    const timer = setTimeout(() => rememberSearch(found), rememberAfterMs);
    return () => clearTimeout(timer);
  }, [found]);

  const results = (
    <ProductResults
      list={list}
      page={listing.page}
      empty={<NoProducts listing={listing} place={place} hasAllWords={list.hasAllWords === true} />}
    />
  );
  // Not with filters, which the saved search does not know.
  const isOnlySaved = search && !isOnline && list.error && countFilters(listing) === 0 && !isFreeFrom;

  return (
    <Page width="dense" title={pageTitle(heading, listing)} canonicalQuery={canonicalQuery(listing)}>
      <div className={styles.head}>
        <PageHeading>{heading}</PageHeading>
        <output className={styles.count}>
          {countText(list, listing, search ? texts.resultCount : offersOnly ? texts.offerCount : texts.productCount)}
        </output>
        {list.products?.length !== 0 && search && <CategoryOfSearch listing={listing} />}
      </div>
      {isAnySearch && (
        <noscript>
          <p>{texts.needsScripts}</p>
        </noscript>
      )}
      <FilterBar listing={listing} variablesOf={productListVariables} sortable={list.products?.length !== 0}>
        <CategoryLinks current={isAnySearch || search || offersOnly ? undefined : 'all'} />
      </FilterBar>
      {list.hasAllWords === false && list.products?.length !== 0 && <p className={type.h3}>{texts.noneHasAllWords}</p>}
      {isOnlySaved ? (
        <Suspense fallback={null}>
          <SavedResults search={search} category={listing.category} otherwise={results} />
        </Suspense>
      ) : (
        results
      )}
      {search && only && !list.stale && (
        <Suspense fallback={null}>
          <SearchHelp key={only.id} listing={listing} place={place} only={only} />
        </Suspense>
      )}
    </Page>
  );
}

/** The name of the category that is searched; empty for all products. */
function usePlace({ category }: Listing): string {
  const categories = useCategories();
  if (!category) return '';
  return categories.find(({ slug }) => slug === category)?.label ?? category;
}

/** A link to the category that the search text names, or a link from a search in one category to all products. */
function CategoryOfSearch({ listing: { search, category } }: { listing: Listing }) {
  const categories = useCategories();
  const named = matchingCategories(categories, search)[0];
  if (category) return <Link to={paths.search(search)}>{texts.searchAll}</Link>;
  return named ? <Link to={paths.category(named.slug)}>{texts.allOf(named.label)}</Link> : null;
}

interface NoProductsProps {
  listing: Listing;
  place: string;
  hasAllWords: boolean;
}

function NoProducts({ listing, place, hasAllWords }: NoProductsProps) {
  const { search, offersOnly } = listing;
  const isFiltered = countFilters(listing) > (offersOnly && !search ? 1 : 0);
  if (search) {
    return (
      <Suspense fallback={isFiltered ? <NothingFits /> : null}>
        <SearchHelp listing={listing} place={place} only={undefined} hasAllWords={hasAllWords} />
      </Suspense>
    );
  }
  if (isFiltered) return <NothingFits />;
  return (
    <EmptyState
      art="/art/empty-basket.webp"
      title={offersOnly ? texts.noOffers : texts.noneInStock}
      text={offersOnly ? texts.noReducedPrice : texts.restocking}
      action={
        offersOnly ? (
          <ButtonLink to={paths.products}>{texts.seeAll}</ButtonLink>
        ) : (
          <ButtonLink to={paths.home}>{texts.backHome}</ButtonLink>
        )
      }
    />
  );
}
