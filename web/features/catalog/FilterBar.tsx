import { Suspense, lazy, useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ProductListQueryVariables } from '#web/__generated__/catalog.ts';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { countFilters, withListingParams, type Listing, type ListingParam } from './listing-params.ts';
import { PriceRange } from './PriceRange.tsx';
import { SortSelect } from './SortSelect.tsx';
import * as styles from './FilterBar.css.ts';

const loadDrawer = () => import('./FilterDrawer.tsx');
const FilterDrawer = lazy(async () => ({ default: (await loadDrawer()).FilterDrawer }));

/** Styles that come while hundreds of cards are listed make the browser go through all of them: they come before. */
const earlyMs = 2000;

interface FilterBarProps {
  listing: Listing;
  /** What the page asks for, given what its address says. */
  variablesOf: (listing: Listing) => ProductListQueryVariables;
  /** A list with nothing in it has no order. */
  sortable: boolean;
  /** Stands first in the bar. */
  children?: ReactNode;
}

/** What narrows a list and puts it in order. All of it lives in the address; on a phone the filters are in a drawer. */
export function FilterBar({ listing, variablesOf, sortable, children }: FilterBarProps) {
  const [params, setParams] = useSearchParams();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [drawerAsked, setDrawerAsked] = useState(false);
  if (drawerOpen && !drawerAsked) setDrawerAsked(true);
  const on = countFilters(listing);

  // The address is ahead of the page: two changes one after the other must not undo each other.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  useEffect(() => {
    if (!window.matchMedia?.('(max-width: 699px)').matches) return undefined;
    const timer = setTimeout(() => void loadDrawer().catch(() => undefined), earlyMs); // the press asks again
    return () => clearTimeout(timer);
  }, []);

  function change(changes: Partial<Record<ListingParam, string>>) {
    latest.current = withListingParams(latest.current, changes);
    setParams(latest.current, { preventScrollReset: true });
  }

  return (
    <div className={styles.bar}>
      {children}
      <div className={styles.filters}>
        <button
          type="button"
          className={styles.drawerButton}
          aria-haspopup="dialog"
          data-on={on > 0 ? '' : undefined}
          onClick={() => setDrawerOpen(true)}
        >
          <Icon name="filter" size={18} />
          {on > 0 ? `Filters (${on})` : 'Filters'}
        </button>
        <div className={styles.inline}>
          <button
            type="button"
            className={styles.chip}
            aria-pressed={listing.offersOnly}
            onClick={() => change({ offers: listing.offersOnly ? '' : '1' })}
          >
            <Icon name="tag" size={18} />
            On offer
          </button>
          <PriceRange minPrice={listing.minPrice} maxPrice={listing.maxPrice} onChange={change} />
        </div>
        {listing.search && (
          <button
            type="button"
            className={styles.searchChip}
            aria-label={`Clear the search for ${listing.search}`}
            onClick={() => change({ q: '' })}
          >
            <span className={styles.searchText}>“{listing.search}”</span>
            <Icon name="close" size={16} />
          </button>
        )}
        {on > 0 && (
          <button type="button" className={styles.clear} onClick={() => change({ offers: '', min: '', max: '' })}>
            Clear filters
          </button>
        )}
      </div>
      {sortable && (
        <SortSelect value={listing.sortValue} searching={listing.search !== ''} onChange={(sort) => change({ sort })} />
      )}
      {drawerAsked && (
        <Suspense fallback={null}>
          <FilterDrawer
            open={drawerOpen}
            onClose={() => setDrawerOpen(false)}
            listing={listing}
            variablesOf={variablesOf}
            onApply={change}
          />
        </Suspense>
      )}
    </div>
  );
}
