import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useNewestWithdrawalQuery } from '#web/__generated__/seller-today.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { sellerPaths } from '#web/shared/lib/shop/seller-paths.ts';
import { Notice } from '#web/shared/ui/Notice.tsx';
import * as texts from './texts.ts';

/** The law gives the shop this long to pay the money back. Over a store that notes no answers, the notice leaves then. */
const shownMs = 14 * 24 * 3_600_000;

/** Says that there are withdrawals to answer, and links to them. A failure shows nothing: the shop has a mail about each. */
export function WithdrawalNotice({ timeZone }: { timeZone: string }) {
  const { data } = useNewestWithdrawalQuery({ fetchPolicy: 'cache-and-network' });
  const [openedAt] = useState(() => Date.now());
  const { nodes = [], totalCount = 0, openCount = null } = data?.seller?.withdrawals ?? {};
  const [newest] = nodes;
  if (!newest || openCount === 0) return null;
  if (openCount === null && openedAt - Date.parse(newest.receivedAt) > shownMs) return null;
  return (
    <Notice>
      <Link to={sellerPaths.withdrawals}>
        {openCount === null ? texts.withdrawals(totalCount) : texts.openWithdrawals(openCount)}
      </Link>{' '}
      <span>{texts.newestWithdrawal(formatMoment(newest.receivedAt, 'moment', timeZone))}</span>
    </Notice>
  );
}
