import type { ChosenOrder_orderFragment } from '#web/__generated__/seller-picking.ts';
import { formatCents } from '#web/shared/lib/money.ts';
import { slotText } from '#web/shared/order-life/slot-text.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { cashCentsOf } from './cash.ts';
import * as texts from './texts.ts';
import * as styles from './Picking.css.ts';

type Order = ChosenOrder_orderFragment;

/** The orders by their promised times with the cash of each, and the sum of the cash to bring back. */
export function TourSheet({ orders }: { orders: readonly Order[] }) {
  const { timeZone } = useShopFacts();
  const sumOf = (some: readonly Order[]) => some.reduce((sum, order) => sum + cashCentsOf(order), 0);
  const atShopCents = sumOf(orders.filter(({ slot }) => slot?.kind === 'PICKUP'));
  return (
    <section className={styles.tour} aria-label={texts.tour}>
      <h2 className={styles.groupName}>{texts.tour}</h2>
      <ul>
        {orders.map((order) => (
          <li key={order.id} className={styles.tourRow}>
            <span>
              <strong>{texts.numbered(order.number)}</strong>
              {order.address?.lastName && ` ${order.address.firstName} ${order.address.lastName}`}
              {order.address?.street && <span className={styles.orders}>{placeOf(order.address)}</span>}
              {order.minimumAge && <span className={styles.orders}>{texts.checkAge(order.minimumAge)}</span>}
              {order.slot && <span className={styles.orders}>{slotText(order.slot, timeZone)}</span>}
            </span>
            <span className={styles.cash}>
              {cashCentsOf(order) > 0 ? formatCents(cashCentsOf(order)) : texts.noCash}
            </span>
          </li>
        ))}
        <li className={styles.tourSum}>
          <span>{texts.cashToBringBack}</span>
          <span className={styles.cash}>{formatCents(sumOf(orders))}</span>
        </li>
        {atShopCents > 0 && (
          <li className={styles.tourRow}>
            <span>{texts.cashAtShop}</span>
            <span className={styles.cash}>{formatCents(atShopCents)}</span>
          </li>
        )}
      </ul>
    </section>
  );
}

const placeOf = ({ street, city }: NonNullable<Order['address']>) => [street, city].filter(Boolean).join(', ');
