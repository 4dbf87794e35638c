import { useState } from 'react';
import type { ChosenOrder_orderFragment } from '#web/__generated__/seller-picking.ts';
import { formatCents, formatPrice, toCents } from '#web/shared/lib/format/money.ts';
import { notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { stageNames } from '#web/shared/order-life/stages.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { comma, withColon } from '#web/shared/lib/texts.ts';
import { amountText } from '#web/shared/lib/format/quantity.ts';
import { foundOf } from './found-goods.ts';
import { OtherOrders } from './PickingParts.tsx';
import type { OrderedLine } from './pick-list.ts';
import type { Picking } from './use-picking.ts';
import * as texts from './texts.ts';
import * as styles from './Picking.css.ts';

type Order = ChosenOrder_orderFragment;

type LineOfOrder = Pick<OrderedLine, 'orderId' | 'at' | 'quantity'>;

interface FinishOrdersProps {
  orders: readonly Order[];
  picking: Picking;
  canPick: (order: Order) => boolean;
  /** Whether pieces of a line are still to be scanned. */
  isCounting: (line: LineOfOrder) => boolean;
}

/** The orders of the list, each with its progress and the button that finishes it. */
export function FinishOrders({ orders, picking, canPick, isCounting }: FinishOrdersProps) {
  return (
    <section aria-label={texts.orders} className={`${styles.group} ${styles.onlyOnScreen}`}>
      <h2 className={styles.groupName}>{texts.orders}</h2>
      {orders.some(canPick) && <p className={styles.finishHint}>{texts.finishHint}</p>}
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            {canPick(order) ? (
              <OpenOrder order={order} picking={picking} isCounting={isCounting} />
            ) : (
              <FinishedOrder order={order} notice={picking.noticeOf(order.id)} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The cost of the goods that were ordered and are not given, with their deposits, in cents. */
function missingCents({ items }: Order): number {
  return items.reduce((sum, { deposit, picked, quantity, unitPrice }) => {
    const placedCents = toCents((unitPrice ?? 0) + (deposit?.amount ?? 0)) * quantity;
    const given = picked?.substitute ? picked.substitute.deposit : deposit;
    const givenCents = toCents(picked?.amount ?? 0) + toCents(given?.amount ?? 0) * (picked?.quantity ?? 0);
    return sum + Math.max(0, placedCents - givenCents);
  }, 0);
}

function OpenOrder({
  order,
  picking,
  isCounting,
}: Pick<FinishOrdersProps, 'picking' | 'isCounting'> & { order: Order }) {
  const { id, isPaid, items, number } = order;
  const { finish, waiting } = picking;
  const [busy, setBusy] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const found = items.map((item, at) => foundOf(item, { orderId: id, at }, waiting));
  const missing = found.flatMap((goods, at) => (goods === null ? [at] : []));
  /** The lines of which pieces are still to be scanned, with their number. */
  const partly = items.flatMap(({ quantity }, at) =>
    isCounting({ orderId: id, at, quantity }) ? [{ at, left: quantity - (found[at]?.quantity ?? 0) }] : [],
  );
  const left = [...missing.map((at) => ({ at, left: items[at]?.quantity })), ...partly];
  const isSent = waiting.every(({ orderId }) => orderId !== id);
  const backCents = isPaid ? missingCents(order) : 0;
  const isQuestion = left.length > 0 || backCents > 0;

  async function send() {
    setBusy(true);
    setRefusal(undefined);
    const refused = await finish(order, missing);
    setBusy(false);
    setIsAsked(false);
    if (refused === null) notifySuccess(texts.isReady(number));
    else setRefusal(refused);
  }

  return (
    <div className={styles.finishRow}>
      <span>
        <span>
          {texts.progress(<strong>{texts.numbered(number)}</strong>, items.length - left.length, items.length)}
        </span>
        <OtherOrders order={order} className={styles.orders} />
      </span>
      <Button
        size="dense"
        // A disabled button would lose the focus each time a tick is sent.
        aria-disabled={!isSent}
        busy={busy}
        disabled={found.every((goods) => (goods?.quantity ?? 0) === 0)}
        aria-label={texts.finishOrder(number)}
        onClick={() => (isQuestion ? setIsAsked(true) : void send())}
      >
        {texts.finish}
      </Button>
      {refusal && <Notice>{refusal}</Notice>}
      <Dialog open={isAsked} onClose={() => setIsAsked(false)} title={texts.finishTitle(number)}>
        {left.length > 0 && (
          <>
            <p>{texts.notTicked}</p>
            <ul className={styles.missing}>
              {left.map(({ at, left: pieces }) => (
                <li key={at}>
                  {`${amountText(pieces ?? 0, items[at]?.portionGrams)} ${items[at]?.name ?? texts.goneProduct}`}
                </li>
              ))}
            </ul>
          </>
        )}
        {backCents > 0 && <p>{texts.paysBack(formatCents(backCents))}</p>}
        <div className={styles.screenOnly}>
          <Button busy={busy} onClick={() => void send()}>
            {texts.finishNow}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => setIsAsked(false)}>
            {texts.keepPicking}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

interface FinishedOrderProps {
  order: Order;
  notice: string | undefined;
}

function FinishedOrder({ order: { amount, number, settled, stage }, notice }: FinishedOrderProps) {
  const price = formatPrice(settled?.amount ?? amount);
  return (
    <div className={styles.finishRow}>
      <span>
        <strong>{withColon(texts.numbered(number))}</strong>
        <span>
          {(stage ? stageNames[stage] : '') +
            comma +
            (settled && settled.amount < amount ? texts.amountInstead(price, formatPrice(amount)) : price)}
        </span>
      </span>
      {notice && <Notice>{notice}</Notice>}
    </div>
  );
}
