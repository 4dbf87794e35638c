import { useState } from 'react';
import type { SellerOrder_orderFragment } from '#web/__generated__/seller-orders.ts';
import { notifyError, notifySuccess } from '#web/shared/lib/notify.ts';
import { Button } from '#web/shared/ui/Button.tsx';
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
  const busy = doneCount !== undefined;
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
      <Button size="dense" variant="quiet" disabled={busy} onClick={onClear}>
        Clear
      </Button>
    </section>
  );
}
