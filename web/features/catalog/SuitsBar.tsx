import { useSearchParams } from 'react-router-dom';
import { choose, useChoice } from '#web/shared/suits/choice.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { withPage } from './listing-params.ts';
import type { ProductList } from './use-product-list.ts';
import * as texts from './suits/texts.ts';
import * as listing from './ListingPage.css.ts';

/** The filter of a shopper who avoids allergens, with the number of products that it hides and the reasons. */
export function SuitsBar({ hidden }: Pick<ProductList, 'hidden'>) {
  const { isFilter } = useChoice();
  const filter = useFilterSwitch();
  return (
    <div className={listing.suits}>
      <button type="button" className={listing.chip} aria-pressed={isFilter} onClick={() => filter(!isFilter)}>
        <Icon name={isFilter ? 'check' : 'leaf'} size={18} />
        {texts.onlySuitable}
      </button>
      <output>{hidden && texts.hiddenProducts(hidden.naming, hidden.unknown)}</output>
    </div>
  );
}

/** The message when the shopper's choice hides every product of a list. */
export function NothingSuits() {
  const filter = useFilterSwitch();
  return (
    <EmptyState
      title={texts.nothingSuits}
      text={texts.whyNothingSuits}
      action={<Button onClick={() => filter(false)}>{texts.showAll}</Button>}
    />
  );
}

/** Another list starts with its first page. */
function useFilterSwitch() {
  const choice = useChoice();
  const [params, setParams] = useSearchParams();
  return (isFilter: boolean) => {
    choose({ ...choice, isFilter });
    if (params.has('page')) setParams(withPage(params, 1), { preventScrollReset: true });
  };
}
