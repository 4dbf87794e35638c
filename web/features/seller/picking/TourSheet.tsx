import type { ReactNode } from 'react';
import { addressLines } from '#common/address-lines.ts';
import type { ChosenOrder_orderFragment } from '#web/__generated__/seller-picking.ts';
import { announce } from '#web/shared/lib/page/announce.ts';
import { formatCents } from '#web/shared/lib/format/money.ts';
import { slotText } from '#web/shared/order-life/slot-text.ts';
import { stageNames } from '#web/shared/order-life/stages.ts';
import { MoveButtons } from '../shell/MoveButtons.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { cashCentsOf } from './cash.ts';
import { StopLinks } from './StopLinks.tsx';
import { TourStart } from './TourStart.tsx';
import { useTour } from './use-tour.ts';
import * as texts from './texts.ts';
import * as styles from './Picking.css.ts';

type Order = ChosenOrder_orderFragment;

/**
 * The orders by their promised times with the cash of each, and the sum of the cash to bring back. Over a store with tours, the
 * seller puts them into their driving order and starts the tour.
 */
export function TourSheet({ orders }: { orders: readonly Order[] }) {
  const hasTours = useShopFacts().has('ORDERS_TOURS');
  const tour = useTour(orders);
  const { stops, others } = tour;
  const sumOf = (some: readonly Order[]) => some.reduce((sum, order) => sum + cashCentsOf(order), 0);
  const atShopCents = sumOf(orders.filter(({ slot }) => slot?.kind === 'PICKUP'));

  function move(order: Order, from: number, to: number) {
    tour.move(from, to);
    announce(texts.stopNumbered(to + 1, order.number));
  }

  return (
    <section className={styles.tour} aria-label={texts.tour}>
      <h2 className={styles.groupName}>{texts.tour}</h2>
      {hasTours && <TourStart tour={tour} />}
      <ul>
        {hasTours &&
          stops.map((order, at) => (
            <TourRow key={order.id} order={order} name={texts.stopNumbered(at + 1, order.number)}>
              <span className={styles.stopTools}>
                <StopLinks order={order} />
                <MoveButtons
                  label={texts.numbered(order.number)}
                  at={at}
                  count={stops.length}
                  disabled={false}
                  size="normal"
                  onMove={(to) => move(order, at, to)}
                />
              </span>
            </TourRow>
          ))}
        {(hasTours ? others : orders).map((order) => (
          <TourRow key={order.id} order={order} name={texts.numbered(order.number)}>
            {hasTours && order.stage === 'DONE' && <span className={styles.orders}>{stageNames.DONE}</span>}
          </TourRow>
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

function TourRow({ order, name, children }: { order: Order; name: string; children: ReactNode }) {
  const { address, minimumAge, slot } = order;
  const { timeZone } = useShopFacts();
  return (
    <li className={styles.tourRow}>
      <span>
        <strong>{name}</strong>
        {address?.lastName && <span>{` ${address.firstName} ${address.lastName}`}</span>}
        {address?.street && <span className={styles.orders}>{placeOf(address)}</span>}
        {minimumAge && <span className={styles.orders}>{texts.checkAge(minimumAge)}</span>}
        {slot && <span className={styles.orders}>{slotText(slot, timeZone)}</span>}
        {children}
      </span>
      <span className={styles.cash}>{cashCentsOf(order) > 0 ? formatCents(cashCentsOf(order)) : texts.noCash}</span>
    </li>
  );
}

/** The street and the place with its postal code: a city can have several streets of one name. */
const placeOf = (address: NonNullable<Order['address']>) => addressLines(address).slice(0, 2).join(', ');
