import { useState } from 'react';
import type { SellerOrder_orderFragment } from '#web/__generated__/seller-orders.ts';
import { notifyError, notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { sellerPaths } from '#web/shared/lib/shop/seller-paths.ts';
import { stageNames } from '#web/shared/order-life/stages.ts';
import type { OrderStage } from '#web/shared/order-life/order-types.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { searchOfIds } from '../shell/chosen-ids.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { bulkMoveOf } from './order-moves.ts';
import { stages } from './order-view.ts';
import * as texts from './texts.ts';
import type { OrderChanges } from './use-order-changes.ts';
import * as styles from './OrderStages.css.ts';

interface BulkOrderBarProps {
  chosen: readonly SellerOrder_orderFragment[];
  changes: OrderChanges;
  onChoose: (id: string, isChosen: boolean) => void;
  onClear: () => void;
}

/** The label of the button that moves these orders to a stage. To hand over an unpaid order is to take its money. */
function labelOf(to: OrderStage, moves: readonly { order: { isPaid: boolean } }[]): string {
  const takesMoney = to === 'DONE' && moves.some(({ order }) => !order.isPaid);
  return (takesMoney ? texts.markSomeAsPaid : texts.markSome)(moves.length, stageNames[to]);
}

/**
 * Moves the chosen orders to their next stages, one call after the other: one button for each of these stages. A notice names
 * the orders that a bulk move cannot move, and a toast each order whose move the store refused.
 */
export function BulkOrderBar({ chosen, changes, onChoose, onClear }: BulkOrderBarProps) {
  const [progress, setProgress] = useState<{ to: OrderStage; done: number; total: number }>();
  const [stayed, setStayed] = useState<string[]>([]);
  const { has } = useShopFacts();
  const ids = searchOfIds(chosen.map(({ id }) => id));
  const moves = chosen.map((order) => ({ order, ...bulkMoveOf(order) }));
  const movingTo = (stage: OrderStage) => moves.filter((move) => 'to' in move && move.to === stage);
  const stayReasons = moves.flatMap((move) =>
    'staysBecause' in move ? [texts.stays(move.order.number, move.staysBecause)] : [],
  );
  const targets = stages.filter((stage) => movingTo(stage).length > 0);

  async function moveAll(to: OrderStage) {
    const movable = movingTo(to);
    const refusals = new Set<string>();
    let moved = 0;
    setStayed(stayReasons);
    await changes.whileChanging(async () => {
      for (const [done, { order }] of movable.entries()) {
        setProgress({ to, done, total: movable.length });
        const { success, message } = await changes.move(order, to);
        if (success) moved += 1;
        else refusals.add(texts.refusedFor(order.number, message));
      }
    });
    setProgress(undefined);
    // Orders that have another next stage stay chosen.
    if (targets.length > 1) for (const { order } of movable) onChoose(order.id, false);
    else onClear();
    if (moved > 0) notifySuccess(texts.markedAs(moved, stageNames[to]));
    for (const refusal of refusals) notifyError(refusal);
  }

  const reasons = targets.length === 0 && chosen.length > 0 ? stayReasons : stayed;
  const notice = reasons.length > 0 && (
    <Notice
      action={
        reasons === stayed && (
          <Button size="dense" variant="quiet" onClick={() => setStayed([])}>
            {texts.hide}
          </Button>
        )
      }
    >
      {reasons.join(' ')}
    </Notice>
  );
  if (chosen.length === 0) return notice && <div className={styles.stayed}>{notice}</div>;
  return (
    <section aria-label={texts.chosenOrders} className={styles.bar}>
      <p className={styles.chosen}>
        {progress ? texts.moving(progress.done + 1, progress.total) : texts.chosenCount(chosen.length)}
      </p>
      {notice}
      {targets.map((to) => (
        <Button
          key={to}
          size="dense"
          variant="soft"
          busy={progress?.to === to}
          disabled={progress !== undefined && progress.to !== to}
          onClick={() => void moveAll(to)}
        >
          {labelOf(to, movingTo(to))}
        </Button>
      ))}
      {has('ORDERS_SEARCH') && !progress && (
        <>
          <ButtonLink size="dense" variant="quiet" icon="list" to={{ pathname: paths.sellerPick, search: ids }}>
            {texts.pickList}
          </ButtonLink>
          <ButtonLink size="dense" variant="quiet" icon="receipt" to={{ pathname: sellerPaths.slips, search: ids }}>
            {texts.packingSlips}
          </ButtonLink>
        </>
      )}
      <Button size="dense" variant="quiet" disabled={progress !== undefined} onClick={onClear}>
        {texts.clear}
      </Button>
    </section>
  );
}
