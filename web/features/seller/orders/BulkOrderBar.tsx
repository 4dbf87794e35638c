import { useState } from 'react';
import type { SellerOrder_orderFragment } from '#web/__generated__/seller-orders.ts';
import { notifyError, notifySuccess } from '#web/shared/lib/notify.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { searchOfIds } from '../shell/chosen-ids.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { movesOf } from './order-moves.ts';
import type { OrderChanges } from './use-order-changes.ts';
import * as styles from './OrderStages.css.ts';

interface BulkOrderBarProps {
  chosen: readonly SellerOrder_orderFragment[];
  changes: OrderChanges;
  onClear: () => void;
}

const ordersText = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;

/** Moves all chosen orders one stage on, one call after the other. A refused one says why in a toast. */
export function BulkOrderBar({ chosen, changes, onClear }: BulkOrderBarProps) {
  const [doneCount, setDoneCount] = useState<number>();
  const { has } = useShopFacts();
  const busy = doneCount !== undefined;
  const ids = searchOfIds(chosen.map(({ id }) => id));
  const movable = chosen.filter((order) => movesOf(order).length > 0);

  async function moveAll() {
    const refusals = new Set<string>();
    let moved = 0;
    setDoneCount(0);
    await changes.whileChanging(async () => {
      for (const [at, order] of movable.entries()) {
        setDoneCount(at);
        const [next] = movesOf(order);
        if (!next) continue;
        const { success, message } = await changes.move(order, next);
        if (success) moved += 1;
        else refusals.add(`No. ${order.number}: ${message}`);
      }
    });
    setDoneCount(undefined);
    onClear();
    if (moved > 0) notifySuccess(`${ordersText(moved)} moved one step on.`);
    for (const refusal of refusals) notifyError(refusal);
  }

  if (chosen.length === 0) return null;
  return (
    <section aria-label="Chosen orders" className={styles.bar}>
      <p className={styles.chosen}>
        {busy ? `Moving ${doneCount + 1} of ${movable.length}…` : `${ordersText(chosen.length)} chosen`}
      </p>
      <Button size="dense" variant="soft" busy={busy} disabled={movable.length === 0} onClick={() => void moveAll()}>
        Move one step on
      </Button>
      {has('ORDERS_SEARCH') && !busy && (
        <>
          <ButtonLink size="dense" variant="quiet" icon="list" to={{ pathname: paths.sellerPick, search: ids }}>
            Pick list
          </ButtonLink>
          <ButtonLink size="dense" variant="quiet" icon="receipt" to={{ pathname: paths.sellerSlips, search: ids }}>
            Packing slips
          </ButtonLink>
        </>
      )}
      <Button size="dense" variant="quiet" disabled={busy} onClick={onClear}>
        Clear
      </Button>
    </section>
  );
}
