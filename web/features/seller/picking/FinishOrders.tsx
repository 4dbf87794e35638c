import { useState } from 'react';
import type { ChosenOrder_orderFragment } from '#web/__generated__/seller-picking.ts';
import { formatPrice } from '#web/shared/lib/money.ts';
import { notifySuccess } from '#web/shared/lib/notify.ts';
import { stageNames } from '#web/shared/order-life/stages.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { foundOf } from './found-goods.ts';
import type { Picking } from './use-picking.ts';
import * as texts from './texts.ts';
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
    <section aria-label={texts.orders} className={`${styles.group} ${styles.onlyOnScreen}`}>
      <h2 className={styles.groupName}>{texts.orders}</h2>
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
    if (refused === null) notifySuccess(texts.isReady(number));
    else setRefusal(refused);
  }

  return (
    <div className={styles.finishRow}>
      <span>{texts.progress(<strong>{texts.numbered(number)}</strong>, done, items.length)}</span>
      <Button
        size="dense"
        busy={busy}
        disabled={done < items.length || !isSent}
        aria-label={texts.finishOrder(number)}
        onClick={() => void send()}
      >
        {texts.finish}
      </Button>
      {refusal && <Notice>{refusal}</Notice>}
    </div>
  );
}

function FinishedOrder({ order: { amount, number, settled, stage } }: { order: Order }) {
  const price = formatPrice(settled?.amount ?? amount);
  return (
    <div className={styles.finishRow}>
      <span>
        <strong>{texts.numbered(number)}</strong>: {stage && stageNames[stage]},{' '}
        {settled && settled.amount < amount ? texts.amountInstead(price, formatPrice(amount)) : price}
      </span>
    </div>
  );
}
