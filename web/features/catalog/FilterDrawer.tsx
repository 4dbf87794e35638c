import { useState } from 'react';
import { useProductCountQuery, type ProductListQueryVariables } from '#web/__generated__/catalog.ts';
import { useFreeFrom } from '#web/shared/suits/choice.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { text } from '#web/theme/text.css.ts';
import { readPrice, type Listing, type ListingParam } from './listing-params.ts';
import { PriceRange } from './PriceRange.tsx';
import * as texts from './texts.ts';
import * as styles from './FilterDrawer.css.ts';

interface FilterDrawerProps {
  open: boolean;
  onClose: () => void;
  listing: Listing;
  variablesOf: (listing: Listing) => ProductListQueryVariables;
  onApply: (changes: Partial<Record<ListingParam, string>>) => void;
}

/** The filters on phones. The button shows the number of matching products and applies the filters. */
export function FilterDrawer({ open, onClose, ...rest }: FilterDrawerProps) {
  return (
    <Dialog open={open} onClose={onClose} title={texts.filters} placement="middle">
      <Filters onClose={onClose} {...rest} />
    </Dialog>
  );
}

function Filters({ onClose, listing, variablesOf, onApply }: Omit<FilterDrawerProps, 'open'>) {
  const [wanted, setWanted] = useState(listing);
  const [round, setRound] = useState(0);
  const { filter } = variablesOf(wanted);
  const freeFrom = useFreeFrom();
  const { data, previousData } = useProductCountQuery({
    variables: { filter: { ...filter, ...(freeFrom && { freeFrom }) } },
  });
  const count = (data ?? previousData)?.products.totalCount;

  return (
    <>
      <label className={styles.row}>
        <input
          type="checkbox"
          className={styles.box}
          checked={wanted.offersOnly}
          onChange={(event) => setWanted({ ...wanted, offersOnly: event.target.checked })}
        />
        {texts.onlyOffers}
      </label>
      <div className={styles.part}>
        <h3 className={text.h3}>{texts.price}</h3>
        <PriceRange
          key={round}
          live
          minPrice={wanted.minPrice}
          maxPrice={wanted.maxPrice}
          onChange={({ min, max }) => setWanted({ ...wanted, minPrice: readPrice(min), maxPrice: readPrice(max) })}
        />
      </div>
      <div className={styles.actions}>
        <Button
          size="large"
          block
          onClick={() => {
            onClose();
            // Applied in a later task, so that closing the dialog does not wait for the new list.
            setTimeout(() =>
              onApply({
                offers: wanted.offersOnly ? '1' : '',
                min: wanted.minPrice?.toString() ?? '',
                max: wanted.maxPrice?.toString() ?? '',
              }),
            );
          }}
        >
          <span aria-live="polite">{count === undefined ? texts.showProducts : texts.showCount(count)}</span>
        </Button>
        <Button
          variant="quiet"
          block
          onClick={() => {
            setWanted({ ...wanted, offersOnly: false, minPrice: undefined, maxPrice: undefined });
            setRound(round + 1);
          }}
        >
          {texts.clearFilters}
        </Button>
      </div>
    </>
  );
}
