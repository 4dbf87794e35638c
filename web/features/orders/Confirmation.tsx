import type { MyOrder_orderFragment } from '#web/__generated__/orders.ts';
import { formatCents, formatPrice, toCents } from '#web/shared/lib/money.ts';
import { deliveryTime } from '#web/shared/lib/shop.ts';
import * as styles from './OrderCard.css.ts';

/** Thanks for a new order, and says where it goes and what is still to pay. */
export function Confirmation({ order }: { order: MyOrder_orderFragment }) {
  const { address, amount, isPaid, number, paid, payment } = order;
  const openCents = isPaid ? 0 : toCents(amount) - toCents(paid ?? 0);
  return (
    <div className={styles.items}>
      <section className={styles.again} aria-label="Your new order">
        <p className={styles.againTitle}>Thank you! Your order is No. {number}.</p>
        {address && (
          <p>
            We bring it to {address.firstName} {address.lastName}, {address.street}, {address.city}
            {deliveryTime()}.
          </p>
        )}
        <p>
          {openCents <= 0 && `${formatPrice(amount)} is paid. There is nothing to pay at the door.`}
          {openCents > 0 && payment !== 'ONLINE' && `Please pay ${formatCents(openCents)} in cash at the door.`}
          {openCents > 0 && payment === 'ONLINE' && `The payment of ${formatCents(openCents)} is not confirmed yet.`}
        </p>
      </section>
    </div>
  );
}
