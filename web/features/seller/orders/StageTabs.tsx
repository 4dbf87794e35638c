import { Link, useSearchParams } from 'react-router-dom';
import type { SellerOrdersQuery } from '#web/__generated__/seller-orders.ts';
import { formatNumber } from '#web/shared/lib/numbers.ts';
import { stageNames, type OrderStage } from '#web/shared/order-life/stages.ts';
import { readOrderView } from './order-view.ts';
import * as texts from './texts.ts';
import { tab, tabs } from '../shell/tabs.css.ts';
import { count } from './OrderStages.css.ts';

type StageCounts = NonNullable<NonNullable<NonNullable<SellerOrdersQuery['seller']>['all']>['stages']>;

const stages = Object.keys(stageNames) as OrderStage[];

/** Links to the orders of each stage, with the number of orders. */
export function StageTabs({ counts }: { counts: StageCounts }) {
  const [params] = useSearchParams();
  const { stage: shown } = readOrderView(params);
  const countOf = (stage: OrderStage) => counts.find((each) => each.stage === stage)?.count ?? 0;
  const all = stages.reduce((sum, stage) => sum + countOf(stage), 0);

  function searchOf(stage: OrderStage | '') {
    const next = new URLSearchParams(params);
    if (stage) next.set('stage', stage);
    else next.delete('stage');
    return `?${next.toString()}`;
  }

  return (
    <nav aria-label={texts.stages} className={tabs}>
      {(['', ...stages] as const).map((stage) => (
        <Link
          key={stage}
          to={{ search: searchOf(stage) }}
          replace
          className={tab}
          aria-current={stage === shown ? 'page' : undefined}
        >
          {stage ? stageNames[stage] : texts.all}{' '}
          <span className={count}>{formatNumber(stage ? countOf(stage) : all)}</span>
        </Link>
      ))}
    </nav>
  );
}
