import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useNewestWithdrawalQuery } from '#web/__generated__/seller-today.ts';
import { formatMoment } from '#web/shared/lib/moments.ts';
import { sellerPaths } from '#web/shared/lib/seller-paths.ts';
import { Notice } from '#web/shared/ui/Notice.tsx';
import * as texts from './texts.ts';

/** The law gives the shop this long to pay the money back. The store does not know which ones are answered. */
const shownMs = 14 * 24 * 3_600_000;

/** Says that there are withdrawals from orders, and links to them. A failure shows nothing: the shop has a mail about each. */
export function WithdrawalNotice({ timeZone }: { timeZone: string }) {
  const { data } = useNewestWithdrawalQuery({ fetchPolicy: 'cache-and-network' });
  const [openedAt] = useState(() => Date.now());
  const { nodes = [], totalCount = 0 } = data?.seller?.withdrawals ?? {};
  const [newest] = nodes;
  if (!newest || openedAt - Date.parse(newest.receivedAt) > shownMs) return null;
  return (
    <Notice>
      <Link to={sellerPaths.withdrawals}>{texts.withdrawals(totalCount)}</Link>{' '}
      <span>{texts.newestWithdrawal(formatMoment(newest.receivedAt, 'moment', timeZone))}</span>
    </Notice>
  );
}
