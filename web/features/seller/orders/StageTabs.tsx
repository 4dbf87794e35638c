import { Link, useSearchParams } from 'react-router-dom';
import type { SellerOrdersQuery } from '#web/__generated__/seller-orders.ts';
import { formatNumber } from '#web/shared/lib/format/numbers.ts';
import { stageNames } from '#web/shared/order-life/stages.ts';
import { isInView, readOrderView, stages, type OrderView } from './order-view.ts';
import { useOrderAddress } from './use-order-address.ts';
import * as texts from './texts.ts';
import { tab } from '../shell/tabs.css.ts';
import { strip } from './PromiseFilter.css.ts';
import { count } from './OrderStages.css.ts';

type StageCounts = NonNullable<NonNullable<NonNullable<SellerOrdersQuery['seller']>['all']>['stages']>;

const nameOf = (view: OrderView['stage']) =>
  view === '' ? texts.all : view === 'OPEN' ? texts.open : stageNames[view];

/** Links to all orders, to the open ones and to those of each stage, with the number of orders. */
export function StageTabs({ counts }: { counts: StageCounts }) {
  const [params] = useSearchParams();
  const { searchWith } = useOrderAddress();
  const { stage: shown } = readOrderView(params);
  const countOf = (view: OrderView['stage']) =>
    counts.reduce((sum, each) => sum + (isInView(view, each.stage) ? each.count : 0), 0);

  return (
    <nav aria-label={texts.stages} className={strip}>
      {(['', 'OPEN', ...stages] as const).map((view) => (
        <Link
          key={view}
          to={{ search: searchWith({ stage: view }) }}
          replace
          className={tab}
          aria-current={view === shown ? 'page' : undefined}
        >
          <span>{nameOf(view)}</span> <span className={count}>{formatNumber(countOf(view))}</span>
        </Link>
      ))}
    </nav>
  );
}
