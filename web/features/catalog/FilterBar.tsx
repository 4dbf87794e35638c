import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { optionalPart } from '#web/shared/lib/page/lazy-part.tsx';
import type { ProductListQueryVariables } from '#web/__generated__/catalog.ts';
import { SuitsButton } from '#web/shared/suits/SuitsButton.tsx';
import { Drawing, Icon } from '#web/shared/ui/Icon.tsx';
import { phone } from '#web/theme/theme.css.ts';
import { countFilters, withListingParams, type Listing, type ListingParam } from './listing-params.ts';
import { PriceRange } from './PriceRange.tsx';
import { SortSelect } from './SortSelect.tsx';
import * as texts from './texts.ts';
import * as styles from './FilterBar.css.ts';

const funnel = 'M4 6.5h16M7 12h10M10 17.5h4';

const loadDrawer = () => import('./FilterDrawer.tsx');
const FilterDrawer = optionalPart(async () => (await loadDrawer()).FilterDrawer);

/** Delay before a phone loads the drawer, so that its code and styles are there at the first press. */
const preloadDelayMs = 2000;

interface FilterBarProps {
  listing: Listing;
  /** Makes the variables of the page's query. */
  variablesOf: (listing: Listing) => ProductListQueryVariables;
  /** Whether the list can be sorted: it has products. */
  sortable: boolean;
  /** Whether the list has products to filter. */
  filterable?: boolean;
  /** Links to other lists, shown before the filters. */
  children: ReactNode;
}

/**
 * The links to other lists, the filters and the sort order of a list, stored in the address. On phones all of it is one line,
 * and the filters are in a drawer.
 */
export function FilterBar({ listing, variablesOf, sortable, filterable = true, children }: FilterBarProps) {
  const [params, setParams] = useSearchParams();
  const [drawerOpen, setDrawerOpen] = useState(false);
  const [isDrawerLoaded, setIsDrawerLoaded] = useState(false);
  if (drawerOpen && !isDrawerLoaded) setIsDrawerLoaded(true);
  const filterCount = countFilters(listing);

  // The newest parameters, so that a second change does not undo one that is not rendered yet.
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  useEffect(() => {
    if (!window.matchMedia?.(phone).matches) return undefined;
    const timer = setTimeout(() => void loadDrawer().catch(() => undefined), preloadDelayMs); // the press tries again
    return () => clearTimeout(timer);
  }, []);

  function change(changes: Partial<Record<ListingParam, string>>) {
    latest.current = withListingParams(latest.current, changes);
    setParams(latest.current, { preventScrollReset: true });
  }

  return (
    <div className={styles.bar}>
      {children}
      {filterable && (
        <div className={styles.tools}>
          <div className={styles.filters}>
            <button
              type="button"
              className={styles.phoneButton}
              aria-haspopup="dialog"
              data-on={filterCount > 0 ? '' : undefined}
              onClick={() => setDrawerOpen(true)}
            >
              <Drawing path={funnel} size={18} />
              <span className={styles.filtersWord}>{texts.filters}</span>{' '}
              {filterCount > 0 && <span>{`(${filterCount})`}</span>}
            </button>
            <div className={styles.inline}>
              <button
                type="button"
                className={styles.chip}
                aria-pressed={listing.offersOnly}
                onClick={() => change({ offers: listing.offersOnly ? '' : '1' })}
              >
                <Icon name="tag" size={18} />
                {texts.onOffer}
              </button>
              <PriceRange minPrice={listing.minPrice} maxPrice={listing.maxPrice} onChange={change} />
            </div>
            <SuitsButton className={styles.chip} wordsClassName={styles.suitsWords} />
            {listing.search && (
              <button
                type="button"
                className={styles.searchChip}
                aria-label={texts.clearSearchFor(listing.search)}
                onClick={() => change({ q: '' })}
              >
                <span className={styles.searchText}>{texts.quoted(listing.search)}</span>
                <Icon name="close" size={16} />
              </button>
            )}
            {filterCount > 0 && (
              <button type="button" className={styles.clear} onClick={() => change({ offers: '', min: '', max: '' })}>
                {texts.clearFilters}
              </button>
            )}
          </div>
          {sortable && (
            <SortSelect
              value={listing.sortValue}
              searching={listing.search !== ''}
              onChange={(sort) => change({ sort })}
            />
          )}
        </div>
      )}
      {isDrawerLoaded && (
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
