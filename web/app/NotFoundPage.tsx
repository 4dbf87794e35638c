import { BestSellersBelow } from '#web/shared/products/BestSellersBelow.tsx';
import { CategoryChips } from '#web/shared/products/CategoryChips.tsx';
import { NotFound } from '#web/shared/ui/NotFound.tsx';
import * as texts from './texts.ts';

/** The server sends this page with status 404. */
export function NotFoundPage() {
  return (
    <NotFound hint={texts.notFoundHint}>
      <CategoryChips />
      <BestSellersBelow />
    </NotFound>
  );
}
