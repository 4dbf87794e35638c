import { useSearchParams } from 'react-router-dom';
import { Button } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { withListingParams } from './listing-params.ts';
import * as texts from './texts.ts';

/** The message when no product of a list matches the filters. */
export function NothingFits() {
  const [params, setParams] = useSearchParams();
  return (
    <EmptyState
      // A search shows more below.
      {...(!params.get('q') && { art: '/art/empty-basket.webp' })}
      title={texts.nothingFits}
      text={texts.widenFilters}
      action={
        <Button onClick={() => setParams(withListingParams(params, { offers: '', min: '', max: '' }))}>
          {texts.clearFilters}
        </Button>
      }
    />
  );
}
