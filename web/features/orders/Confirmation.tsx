import type { MyOrder_orderFragment } from '#web/__generated__/orders.ts';
import { formatCents, formatPrice, toCents } from '#web/shared/lib/money.ts';
import { deliveryTime } from '#web/shared/lib/shop.ts';
import { slotText } from '#web/shared/order-life/slot-text.ts';
import * as styles from './OrderCard.css.ts';

/** Thanks for a new order, and says where it goes and what is still to pay. */
export function Confirmation({ order }: { order: MyOrder_orderFragment }) {
  const { address, amount, isPaid, number, paid, payment, slot } = order;
  const openCents = isPaid ? 0 : toCents(amount) - toCents(paid ?? 0);
  const place = slot?.kind === 'PICKUP' ? 'at the shop' : 'at the door';
  return (
    <div className={styles.items}>
      <section className={styles.again} aria-label="Your new order">
        <p className={styles.againTitle}>Thank you! Your order is No. {number}.</p>
        {address && slot?.kind !== 'PICKUP' && (
          <p>
            We bring it to {address.firstName} {address.lastName}, {address.street}, {address.city}
            {slot ? ': ' : deliveryTime()}
            {slot && slotText(slot)}.
          </p>
        )}
        {slot?.kind === 'PICKUP' && <p>Your time at the shop: {slotText(slot)}.</p>}
        <p>
          {openCents <= 0 && `${formatPrice(amount)} is paid. There is nothing to pay ${place}.`}
          {openCents > 0 && payment !== 'ONLINE' && `Please pay ${formatCents(openCents)} in cash ${place}.`}
          {openCents > 0 && payment === 'ONLINE' && `The payment of ${formatCents(openCents)} is not confirmed yet.`}
        </p>
      </section>
    </div>
  );
}
