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
import { stopsOf } from './stops.ts';
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

  function move(stop: readonly Order[], from: number, to: number) {
    tour.move(from, to);
    announce(texts.stopNumbered(to + 1, numbersOf(stop)));
  }

  return (
    <section className={styles.tour} aria-label={texts.tour}>
      <h2 className={styles.groupName}>{texts.tour}</h2>
      {hasTours && <TourStart tour={tour} />}
      <ul>
        {hasTours &&
          stops.map((stop, at) => (
            <TourRow key={keyOf(stop)} orders={stop} name={texts.stopNumbered(at + 1, numbersOf(stop))}>
              <span className={styles.stopTools}>
                {stop.slice(0, 1).map((order) => (
                  <StopLinks key={order.id} order={order} />
                ))}
                <MoveButtons
                  label={texts.numbered(numbersOf(stop))}
                  at={at}
                  count={stops.length}
                  disabled={false}
                  size="normal"
                  onMove={(to) => move(stop, at, to)}
                />
              </span>
            </TourRow>
          ))}
        {stopsOf(hasTours ? others : orders).map((stop) => (
          <TourRow key={keyOf(stop)} orders={stop} name={texts.numbered(numbersOf(stop))}>
            {hasTours && stop.every(({ stage }) => stage === 'DONE') && (
              <span className={styles.orders}>{stageNames.DONE}</span>
            )}
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

/** The numbers of the orders of a stop, such as `1042 + 1043`. */
const numbersOf = (stop: readonly Order[]) => stop.map(({ number }) => number).join(' + ');
const keyOf = (stop: readonly Order[]) => stop.map(({ id }) => id).join();

function TourRow({ orders, name, children }: { orders: readonly Order[]; name: string; children: ReactNode }) {
  const { timeZone } = useShopFacts();
  const [first] = orders;
  if (!first) return null;
  const { address, slot } = first;
  const minimumAge = Math.max(0, ...orders.map((order) => order.minimumAge ?? 0));
  const cashCents = orders.reduce((sum, order) => sum + cashCentsOf(order), 0);
  return (
    <li className={styles.tourRow}>
      <span>
        <strong>{name}</strong>
        {address?.lastName && <span>{` ${address.firstName} ${address.lastName}`}</span>}
        {address?.street && <span className={styles.orders}>{placeOf(address)}</span>}
        {minimumAge > 0 && <span className={styles.orders}>{texts.checkAge(minimumAge)}</span>}
        {slot && <span className={styles.orders}>{slotText(slot, timeZone)}</span>}
        {children}
      </span>
      <span className={styles.cash}>{cashCents > 0 ? formatCents(cashCents) : texts.noCash}</span>
    </li>
  );
}

/** The street and the place with its postal code: a city can have several streets of one name. */
const placeOf = (address: NonNullable<Order['address']>) => addressLines(address).slice(0, 2).join(', ');
