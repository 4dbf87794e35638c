import { describe, expect, test } from 'vitest';
import type { SlotWindow } from '#backend/features/orders/delivery/delivery-plan.ts';
import { emptyBanner, isBannerShown } from '#backend/features/shop/settings/banner.ts';
import type { SavedSettings } from '#backend/features/shop/settings/store-settings.ts';
import { dateAfter, dateAt } from '#backend/rules/local-time.ts';
import { slotsAhead } from '#backend/rules/slots.ts';
import { orderFilter, readOrderView } from '#web/features/seller/orders/order-view.ts';
import { dayAfter, daysBetween, dayText, spanOfDay, startsOfDays } from '#web/features/seller/shell/store-days.ts';

const hour = 3_600_000;

/** A moment at which the shop's date is another one than that of UTC: the zone, the moment, the shop's day, its start and its end. */
const otherDays = [
  ['America/New_York', '2026-03-02T02:30Z', '2026-03-01', '2026-03-01T05:00Z', '2026-03-02T05:00Z'],
  // The clocks go forward on this day, so it has 23 hours.
  ['America/New_York', '2026-03-09T02:30Z', '2026-03-08', '2026-03-08T05:00Z', '2026-03-09T04:00Z'],
  // They go back on this day, so it has 25 hours.
  ['America/New_York', '2026-11-02T02:30Z', '2026-11-01', '2026-11-01T04:00Z', '2026-11-02T05:00Z'],
  ['Asia/Tokyo', '2026-03-01T20:00Z', '2026-03-02', '2026-03-01T15:00Z', '2026-03-02T15:00Z'],
] as const;

describe.each(otherDays)('in %s at %s', (timeZone, moment, day, start, end) => {
  const now = new Date(moment);
  const [from, to] = [new Date(start), new Date(end)];
  const [yesterday, tomorrow] = [dateAfter(day, -1), dateAfter(day, 1)];

  test('the seller’s day is that of the shop, from its first moment to its last', () => {
    expect(dateAt(now.getTime(), timeZone)).toBe(day);
    expect(dayText(now, timeZone)).toBe(day);
    expect(startsOfDays(1, now, timeZone)).toEqual([from]);
    expect(spanOfDay(day, timeZone)).toEqual([from, to]);
    expect(dayAfter(from, 0, timeZone)).toEqual([from, to]);
    expect(dayAfter(from, 1, timeZone)[0]).toEqual(to);
    const daysSince = (at: number) => daysBetween(new Date(at).toISOString(), now, timeZone);
    expect([from.getTime(), from.getTime() - 1].map(daysSince)).toEqual([0, 1]);
  });

  test('the list of orders and its file begin and end with the days of the shop', () => {
    const filterOf = (query: string) => orderFilter(readOrderView(new URLSearchParams(query)), now, timeZone);
    const [since, placedBefore] = [from.toISOString(), to.toISOString()];
    expect(filterOf('days=1')).toEqual({ since });
    expect(filterOf(`from=${day}&to=${day}`)).toEqual({ since, placedBefore });
    expect(filterOf(`from=${tomorrow}`)).toEqual({ since: placedBefore });
    expect(filterOf(`to=${yesterday}`)).toEqual({ placedBefore: since });
    expect(filterOf('day=today')).toEqual({ promisedFrom: since, promisedBefore: placedBefore });
    expect(filterOf(`day=${day}`)).toEqual({ promisedFrom: since, promisedBefore: placedBefore });
    expect(filterOf('day=tomorrow')).toMatchObject({ promisedFrom: placedBefore });
  });

  test('the first time to choose is of the shop’s day, which is closed when the shop has named it', () => {
    const late = { kind: 'DELIVERY', start: '23:00', end: '24:00', capacity: 5 } as const;
    const cutOff = { cutOffTime: '23:00', cutOffDaysBefore: 0 };
    const windows = [1, 2, 3, 4, 5, 6, 7].map((weekday): SlotWindow => ({ ...late, ...cutOff, weekday }));
    const firstOf = (closedDay: string) =>
      slotsAhead({ windows, daysAhead: 1, closedDays: [closedDay] }, timeZone, now.getTime()).map(
        ({ start: opens, end: ends, cutOff: last, isClosedDay }) => ({ opens, ends, last, isClosedDay }),
      );
    const slot = { opens: to.getTime() - hour, ends: to.getTime(), last: to.getTime() - hour };
    expect(firstOf(day)).toEqual([{ ...slot, isClosedDay: true }]);
    expect(firstOf(yesterday)).toEqual([{ ...slot, isClosedDay: false }]);
    expect(firstOf(tomorrow)).toEqual([{ ...slot, isClosedDay: false }]);
  });

  test('the banner is shown on its days, which are those of the shop', () => {
    const isShown = (first: string, last: string, at = now.getTime()) => {
      const banner = { ...emptyBanner, heading: 'Asparagus', from: first, until: last };
      return isBannerShown({ settings: { banner, timeZone }, bannerPicture: null } as SavedSettings, at);
    };
    expect([isShown(day, day), isShown(tomorrow, ''), isShown('', yesterday)]).toEqual([true, false, false]);
    const moments = [from.getTime() - 1, from.getTime(), to.getTime() - 1, to.getTime()];
    expect(moments.map((at) => isShown(day, day, at))).toEqual([false, true, true, false]);
  });
});
