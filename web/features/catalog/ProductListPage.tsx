import { useSearchParams } from 'react-router-dom';
import { paths } from '#web/shared/lib/paths.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { Page, PageHeading } from '#web/shared/ui/Page.tsx';
import { ShelfLinks } from './ShelfLinks.tsx';
import { productListVariables, readListing, withListingParam } from './listing-params.ts';
import { ProductResults } from './ProductResults.tsx';
import { SortSelect } from './SortSelect.tsx';
import { useProductList } from './use-product-list.ts';
import * as styles from './ListingPage.css.ts';

/** Everything in stock, filtered by the search text. Search, sort and the offers filter live in the address. */
export function ProductListPage() {
  const [params, setParams] = useSearchParams();
  const listing = readListing(params);
  const { search, sortValue, offersOnly } = listing;
  const list = useProductList(productListVariables(listing));
  const heading = search ? `Results for “${search}”` : offersOnly ? 'Today’s deals' : 'All products';

  function change(name: 'q' | 'sort' | 'offers', value: string) {
    setParams(withListingParam(params, name, value), { preventScrollReset: true });
  }

  return (
    <Page title={heading}>
      <div className={styles.head}>
        <PageHeading>{heading}</PageHeading>
        <output className={styles.count}>{countWords(list, search, offersOnly)}</output>
      </div>
      <div className={styles.choices}>
        <ShelfLinks current={search || offersOnly ? undefined : 'all'} />
        <div className={styles.bar}>
          <div className={styles.chosen}>
            <button
              type="button"
              className={styles.chip}
              aria-pressed={offersOnly}
              onClick={() => change('offers', offersOnly ? '' : '1')}
            >
              <Icon name="tag" size={18} />
              On offer
            </button>
            {search && (
              <button
                type="button"
                className={styles.searchChip}
                aria-label={`Clear the search for ${search}`}
                onClick={() => change('q', '')}
              >
                <span className={styles.searchText}>“{search}”</span>
                <Icon name="close" size={16} />
              </button>
            )}
          </div>
          {list.products?.length !== 0 && <SortSelect value={sortValue} onChange={(value) => change('sort', value)} />}
        </div>
      </div>
      <ProductResults list={list} empty={<NothingFound search={search} offersOnly={offersOnly} />} />
    </Page>
  );
}

function countWords({ total, stale }: ReturnType<typeof useProductList>, search: string, offersOnly: boolean) {
  if (total === null || stale) return '';
  const what = search ? 'result' : offersOnly ? 'offer' : 'product';
  return `${total} ${what}${total === 1 ? '' : 's'}`;
}

function NothingFound({ search, offersOnly }: { search: string; offersOnly: boolean }) {
  if (search) {
    return (
      <EmptyState
        art="/art/empty-basket.webp"
        title={`Nothing found for “${search}”`}
        text="Check the spelling, or try a shorter or more general word."
        action={<ButtonLink to={paths.products}>Clear search</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      art="/art/empty-basket.webp"
      title={offersOnly ? 'No offers today' : 'No products in stock right now'}
      text={
        offersOnly
          ? 'Every price is the everyday price at the moment.'
          : 'The shelves are being filled. Please look in again soon.'
      }
      action={
        offersOnly ? (
          <ButtonLink to={paths.products}>See all products</ButtonLink>
        ) : (
          <ButtonLink to={paths.home}>Back to the home page</ButtonLink>
        )
      }
    />
  );
}
