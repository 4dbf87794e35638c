import type { Delivery_deliveryFragment } from '#web/__generated__/seller-shop.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { shopLocale } from '#web/shared/lib/format/money.ts';
import * as texts from './texts.ts';
import * as styles from './ShopPage.css.ts';

type Slot = Delivery_deliveryFragment['slotsAhead'][number];

/** The places taken of the next days: one row for each day, one column for each time of the day. */
export function PlacesTaken({ slots, timeZone }: { slots: readonly Slot[]; timeZone: string | undefined }) {
  if (slots.length === 0) return null;
  const clock = new Intl.DateTimeFormat(shopLocale(), {
    ...(timeZone !== undefined && { timeZone }),
    hour: 'numeric',
    minute: '2-digit',
  });
  const order = new Intl.DateTimeFormat('en', {
    ...(timeZone !== undefined && { timeZone }),
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const timeOf = ({ kind, start, end }: Slot) => {
    const [from, to] = [new Date(start), new Date(end)];
    return { key: `${order.format(from)} ${order.format(to)} ${kind}`, kind, text: clock.formatRange(from, to) };
  };
  const times = [...new Map(slots.map(timeOf).map((time) => [time.key, time])).values()].toSorted((one, other) =>
    one.key < other.key ? -1 : 1,
  );
  const days = new Map<string, Slot[]>();
  for (const slot of slots) {
    const day = formatMoment(slot.start, 'weekday', timeZone);
    days.set(day, [...(days.get(day) ?? []), slot]);
  }

  return (
    <section className={styles.part} aria-labelledby="taken-heading">
      <h2 id="taken-heading" className={styles.partTitle}>
        {texts.placesTaken}
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls the table sideways */}
      <div className={styles.takenScroll} tabIndex={0}>
        <table className={styles.taken} aria-labelledby="taken-heading">
          <thead>
            <tr>
              <th scope="col">{texts.takenDay}</th>
              {times.map(({ key, kind, text }) => (
                <th key={key} scope="col">
                  <span>{text}</span>
                  {kind === 'PICKUP' && (
                    <>
                      <br />
                      <span>{texts.slotKinds.PICKUP}</span>
                    </>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...days].map(([day, ofDay]) => (
              <tr key={day}>
                <th scope="row">{ofDay.some(({ isClosedDay }) => isClosedDay) ? `${day} ${texts.closedMark}` : day}</th>
                {times.map(({ key }) => {
                  const slot = ofDay.find((each) => timeOf(each).key === key);
                  return <td key={key}>{slot && texts.takenOf(slot.taken, slot.capacity)}</td>;
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
