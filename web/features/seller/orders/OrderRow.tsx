import type { SellerOrder_orderFragment } from '#web/__generated__/seller-orders.ts';
import { formatPrice } from '#web/shared/lib/format/money.ts';
import { slotText } from '#web/shared/order-life/slot-text.ts';
import { paymentWords, stageNameOf } from '#web/shared/order-life/stages.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { itemsOf } from '#web/shared/lib/format/quantity.ts';
import * as texts from './texts.ts';
import * as styles from './OrderRow.css.ts';

interface OrderRowProps {
  order: SellerOrder_orderFragment;
  /** The id of the heading. */
  heading: string;
  /** The shop's IANA time zone. */
  timeZone: string;
}

/** What the list says about an order before it is opened. */
export function OrderRow({ order, heading, timeZone }: OrderRowProps) {
  const { address, amount, isPaid, isTest, items, number, paymentText, settled, slot, stage, status } = order;
  const count = items.reduce((sum, { portionGrams, quantity }) => sum + itemsOf(quantity, portionGrams), 0);
  const stageName = stage ? stageNameOf(stage, slot) : status;
  const hasNote = Boolean(order.noteToShop ?? order.noteToCourier);
  const mayReplace = [order, ...items].some(({ substitution }) => substitution === 'SIMILAR_NOT_DEARER');

  return (
    <span className={styles.row}>
      <h2 id={heading} className={styles.name}>
        <span className={styles.number}>{texts.numbered(number)}</span>{' '}
        <span>{address ? `${address.firstName} ${address.lastName}` : texts.nameless}</span>
      </h2>
      <span className={styles.promise}>{slot ? slotText(slot, timeZone) : texts.noPromise}</span>
      <span className={styles.badges}>
        {stageName && <Badge>{stageName}</Badge>}
        {stage !== 'CANCELLED' && (
          <Badge tone={isPaid ? 'good' : 'waiting'}>{isPaid ? texts.paid : texts.pending}</Badge>
        )}
        <span className={styles.method}>{paymentWords(paymentText, order.slot)}</span>
        {isTest && <Badge tone="info">{texts.isTest}</Badge>}
        {order.withdrawnAt && !order.withdrawalsAnsweredAt && <Badge tone="waiting">{texts.hasWithdrawal}</Badge>}
        {order.minimumAge && <Badge tone="waiting">{texts.fromAge(order.minimumAge)}</Badge>}
        {hasNote && <Badge tone="offer">{texts.hasNote}</Badge>}
        {mayReplace && <Badge tone="info">{texts.mayReplace}</Badge>}
      </span>
      <span className={styles.count}>{texts.pieces(count)}</span>
      <span className={styles.amount}>{formatPrice(settled?.amount ?? amount)}</span>
      <span className={styles.arrow}>
        <Icon name="chevron-down" size={18} />
      </span>
    </span>
  );
}
