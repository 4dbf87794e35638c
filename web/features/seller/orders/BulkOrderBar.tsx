import { useState } from 'react';
import type { SellerOrder_orderFragment } from '#web/__generated__/seller-orders.ts';
import { notifyError, notifySuccess } from '#web/shared/lib/notify.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { sellerPaths } from '#web/shared/lib/seller-paths.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { searchOfIds } from '../shell/chosen-ids.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { bulkMoveOf } from './order-moves.ts';
import * as texts from './texts.ts';
import type { OrderChanges } from './use-order-changes.ts';
import * as styles from './OrderStages.css.ts';

interface BulkOrderBarProps {
  chosen: readonly SellerOrder_orderFragment[];
  changes: OrderChanges;
  onClear: () => void;
}

/**
 * Moves all chosen orders one stage on, one call after the other. A notice names the orders that a bulk move cannot move,
 * and a toast each order whose move the store refused.
 */
export function BulkOrderBar({ chosen, changes, onClear }: BulkOrderBarProps) {
  const [doneCount, setDoneCount] = useState<number>();
  const { has } = useShopFacts();
  const busy = doneCount !== undefined;
  const ids = searchOfIds(chosen.map(({ id }) => id));
  const [stayed, setStayed] = useState<string[]>([]);
  const movable = chosen.filter((order) => 'to' in bulkMoveOf(order));

  async function moveAll() {
    const refusals = new Set<string>();
    let moved = 0;
    setDoneCount(0);
    setStayed(
      chosen.flatMap((order) => {
        const move = bulkMoveOf(order);
        return 'to' in move ? [] : [texts.stays(order.number, move.staysBecause)];
      }),
    );
    await changes.whileChanging(async () => {
      for (const [at, order] of movable.entries()) {
        setDoneCount(at);
        const bulkMove = bulkMoveOf(order);
        if (!('to' in bulkMove)) continue;
        const { success, message } = await changes.move(order, bulkMove.to);
        if (success) moved += 1;
        else refusals.add(texts.refusedFor(order.number, message));
      }
    });
    setDoneCount(undefined);
    onClear();
    if (moved > 0) notifySuccess(texts.movedOn(moved));
    for (const refusal of refusals) notifyError(refusal);
  }

  const notice = stayed.length > 0 && (
    <Notice
      action={
        <Button size="dense" variant="quiet" onClick={() => setStayed([])}>
          {texts.hide}
        </Button>
      }
    >
      {stayed.join(' ')}
    </Notice>
  );
  if (chosen.length === 0) return notice && <div className={styles.stayed}>{notice}</div>;
  return (
    <section aria-label={texts.chosenOrders} className={styles.bar}>
      <p className={styles.chosen}>
        {busy ? texts.moving(doneCount + 1, movable.length) : texts.chosenCount(chosen.length)}
      </p>
      {notice}
      <Button size="dense" variant="soft" busy={busy} onClick={() => void moveAll()}>
        {texts.moveOn}
      </Button>
      {has('ORDERS_SEARCH') && !busy && (
        <>
          <ButtonLink size="dense" variant="quiet" icon="list" to={{ pathname: paths.sellerPick, search: ids }}>
            {texts.pickList}
          </ButtonLink>
          <ButtonLink size="dense" variant="quiet" icon="receipt" to={{ pathname: sellerPaths.slips, search: ids }}>
            {texts.packingSlips}
          </ButtonLink>
        </>
      )}
      <Button size="dense" variant="quiet" disabled={busy} onClick={onClear}>
        {texts.clear}
      </Button>
    </section>
  );
}
