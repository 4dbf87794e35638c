import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { withListingParams } from './listing-params.ts';

/** The filters leave nothing of a list: a wider range may. */
export function NothingFits() {
  const [params, setParams] = useSearchParams();
  return (
    <EmptyState
      art="/art/empty-basket.webp"
      title="Nothing fits these filters"
      text="Try a wider range of prices, or look at everything."
      action={
        <Button onClick={() => setParams(withListingParams(params, { offers: '', min: '', max: '' }))}>
          Clear filters
        </Button>
      }
    />
  );
}
