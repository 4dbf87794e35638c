import type { MyOrder_orderFragment } from '#web/__generated__/orders.ts';
import { formatCents, formatPrice, toCents } from '#web/shared/lib/format/money.ts';
import { slotDayText, slotText } from '#web/shared/order-life/slot-text.ts';
import * as texts from './texts.ts';
import * as styles from './OrderCard.css.ts';

/** Thanks for a new order, and says where it goes and what is still to pay: after the picking, of what was found. */
export function Confirmation({ order }: { order: MyOrder_orderFragment }) {
  const { address, isPaid, number, paid, payment, refunded, settled, slot } = order;
  const { amount } = settled ?? order;
  const openCents = isPaid ? 0 : toCents(amount) - toCents(paid ?? 0);
  const isPickup = slot?.kind === 'PICKUP';
  const place = address && `${address.firstName} ${address.lastName}, ${address.street}, ${address.city}`;
  return (
    <div className={styles.items}>
      <section className={styles.again} aria-label={texts.newOrder}>
        <p className={styles.againTitle}>{texts.thankYou(number)}</p>
        {place && !isPickup && <p>{slot ? texts.broughtAt(place, slotText(slot)) : texts.broughtTo(place)}</p>}
        {slot && isPickup && <p>{texts.collectedAt(slotDayText(slot))}</p>}
        <p>
          {openCents <= 0 && <span>{texts.allPaid(refunded ? undefined : formatPrice(amount), isPickup)}</span>}
          {openCents > 0 && payment !== 'ONLINE' && <span>{texts.payInCash(formatCents(openCents), isPickup)}</span>}
          {openCents > 0 && payment === 'ONLINE' && <span>{texts.paymentAwaited(formatCents(openCents))}</span>}
        </p>
      </section>
    </div>
  );
}
