import { useState } from 'react';
import type { ChosenOrder_orderFragment } from '#web/__generated__/seller-picking.ts';
import { formatPrice } from '#web/shared/lib/money.ts';
import { notifySuccess } from '#web/shared/lib/notify.ts';
import { stageNames } from '#web/shared/order-life/stages.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { foundOf } from './found-goods.ts';
import type { Picking } from './use-picking.ts';
import * as styles from './Picking.css.ts';

type Order = ChosenOrder_orderFragment;

interface FinishOrdersProps {
  orders: readonly Order[];
  picking: Picking;
  canPick: (order: Order) => boolean;
}

/** The orders of the list, each with its progress and the button that finishes it. */
export function FinishOrders({ orders, picking, canPick }: FinishOrdersProps) {
  return (
    <section aria-label="Orders" className={`${styles.group} ${styles.onlyOnScreen}`}>
      <h2 className={styles.groupName}>Orders</h2>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            {canPick(order) ? <OpenOrder order={order} picking={picking} /> : <FinishedOrder order={order} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OpenOrder({ order, picking }: { order: Order; picking: Picking }) {
  const { id, items, number } = order;
  const { finish, waiting } = picking;
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const done = items.filter((item, at) => foundOf(item, { orderId: id, at }, waiting) !== null).length;
  const isSent = waiting.every(({ orderId }) => orderId !== id);

  async function send() {
    setBusy(true);
    setRefusal(undefined);
    const refused = await finish(order);
    setBusy(false);
    if (refused === null) notifySuccess(`Order ${number} is ready`);
    else setRefusal(refused);
  }

  return (
    <div className={styles.finishRow}>
      <span>
        <strong>No. {number}</strong>: {done} of {items.length} picked
      </span>
      <Button
        size="dense"
        busy={busy}
        disabled={done < items.length || !isSent}
        aria-label={`Finish order ${number}`}
        onClick={() => void send()}
      >
        Finish
      </Button>
      {refusal && <Notice>{refusal}</Notice>}
    </div>
  );
}

function FinishedOrder({ order: { amount, number, settled, stage } }: { order: Order }) {
  return (
    <div className={styles.finishRow}>
      <span>
        <strong>No. {number}</strong>: {stage && stageNames[stage]}, {formatPrice(settled?.amount ?? amount)}
        {settled && settled.amount < amount && ` instead of ${formatPrice(amount)}`}
      </span>
    </div>
  );
}
