import { Link } from 'react-router-dom';
import { useOldOriginsQuery } from '#web/__generated__/seller-today.ts';
import { sellerPaths } from '#web/shared/lib/shop/seller-paths.ts';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { daysBetween } from '../shell/store-days.ts';
import * as shellTexts from '../shell/texts.ts';
import * as texts from './texts.ts';

/**
 * Says which fruit and vegetables in stock have an old origin or none, and links to the page that states them. Nothing shows in a
 * shop that follows the law of no country and has stated no origin. A failure shows nothing: the page itself shows it.
 */
export function OriginNotice({ now, timeZone }: { now: Date; timeZone: string }) {
  const { data } = useOldOriginsQuery({ fetchPolicy: 'cache-and-network' });
  const days = data?.store.originDays ?? null;
  const produce = data?.seller?.produce ?? [];
  const isUsed = data?.store.country != null || produce.some(({ origins }) => origins.length > 0);
  if (days === null || !isUsed) return null;
  const sold = produce.filter(({ product }) => product.inStock);
  const missing = sold.filter(({ origins }) => origins.length === 0).length;
  const old = sold.filter(
    ({ origins, originsAt }) =>
      origins.length > 0 && (originsAt === null || daysBetween(originsAt, now, timeZone) > days),
  ).length;
  if (missing + old === 0) return null;
  return (
    <Notice>
      {old > 0 && <span>{`${texts.oldOrigins(old, days)} `}</span>}
      {missing > 0 && <span>{`${texts.missingOrigins(missing)} `}</span>}
      <Link to={sellerPaths.origins}>{shellTexts.todaysOrigins}</Link>
    </Notice>
  );
}
