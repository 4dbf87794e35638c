import { useParams, useSearchParams } from 'react-router-dom';
import { findCategory } from '#web/shared/lib/shop/categories.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { useCategories } from '#web/shared/products/use-categories.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { Page } from '#web/shared/ui/Page.tsx';
import { CategoryBanner } from './CategoryBanner.tsx';
import { categoryLabel } from './category-label.ts';
import { CategoryLinks } from './CategoryLinks.tsx';
import { FilterBar } from './FilterBar.tsx';
import { countText } from './count-text.ts';
import {
  canonicalQuery,
  countFilters,
  pageTitle,
  readListing,
  categoryVariables,
  type Listing,
} from './listing-params.ts';
import { NothingFits } from './NothingFits.tsx';
import { ProductResults } from './ProductResults.tsx';
import { useProductList } from './use-product-list.ts';
import * as texts from './texts.ts';

/** All products of one category, found by its lower-case name; those out of stock come last. */
export function CategoryPage() {
  const slug = (useParams().category ?? '').toLowerCase();
  const [params] = useSearchParams();
  // The key resets the list, so that no product of the last category shows under the new title.
  return <CategoryProducts key={slug} slug={slug} listing={readListing(params)} />;
}

function CategoryProducts({ slug, listing }: { slug: string; listing: Listing }) {
  const variablesOf = (wanted: Listing) => categoryVariables(slug, wanted);
  const list = useProductList(variablesOf(listing));
  const shown = useCategories();
  const label = categoryLabel(slug, { shown, products: list.products });

  return (
    <Page
      width="dense"
      title={pageTitle(label, listing)}
      canonicalQuery={canonicalQuery({ ...listing, offersOnly: false })}
    >
      <CategoryBanner
        title={label}
        slug={slug}
        category={findCategory(slug)}
        picture={shown.find((category) => category.slug === slug)?.image?.url}
        count={countText(list, listing, texts.productCount)}
      />
      <FilterBar
        listing={{ ...listing, search: '' }}
        variablesOf={variablesOf}
        sortable={list.products?.length !== 0}
        filterable={list.products?.length !== 0 || list.hidden !== undefined || countFilters(listing) > 0}
      >
        <CategoryLinks current={slug} />
      </FilterBar>
      <ProductResults
        list={list}
        page={listing.page}
        empty={countFilters(listing) > 0 ? <NothingFits /> : <NoProducts />}
      />
    </Page>
  );
}

function NoProducts() {
  return (
    <EmptyState
      art="/art/empty-basket.webp"
      title={texts.noneInCategory}
      action={<ButtonLink to={paths.products}>{texts.browseAll}</ButtonLink>}
    />
  );
}
