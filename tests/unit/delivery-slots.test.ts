import { describe, expect, test } from 'vitest';
import { areaOf, feeOf } from '#backend/rules/delivery-area.ts';
import type { DeliveryArea, SlotWindow } from '#backend/features/orders/delivery/delivery-plan.ts';
import { dateAt, momentAt, periodText } from '#backend/rules/local-time.ts';
import { closedBecause, slotsAhead } from '#backend/rules/slots.ts';

const berlin = 'Europe/Berlin';
const window = (fields: Partial<SlotWindow>): SlotWindow => ({
  kind: 'DELIVERY',
  weekday: 7,
  start: '09:00',
  end: '11:00',
  capacity: 5,
  cutOffTime: '18:00',
  cutOffDaysBefore: 1,
  ...fields,
});
const ahead = (windows: SlotWindow[], now: string, timeZone = berlin) =>
  slotsAhead({ windows, daysAhead: 1, closedDays: [] }, timeZone, Date.parse(now)).map(({ start, end, cutOff }) =>
    [start, end, cutOff].map((at) => new Date(at).toISOString().slice(0, 16)),
  );

describe('slots of a date', () => {
  test('slots have the times of the shop’s clock on the day before, on and after the clocks change', () => {
    const windows = [6, 7, 1].map((weekday) => window({ weekday }));
    const slots = (now: string) =>
      slotsAhead({ windows, daysAhead: 3, closedDays: [] }, berlin, Date.parse(now)).map(({ start, cutOff }) => [
        new Date(start).toISOString().slice(5, 16),
        new Date(cutOff).toISOString().slice(5, 16),
      ]);
    expect(slots('2026-03-28T05:00Z')).toEqual([
      ['03-28T08:00', '03-27T17:00'],
      ['03-29T07:00', '03-28T17:00'],
      ['03-30T07:00', '03-29T16:00'],
    ]);
    expect(slots('2026-10-24T05:00Z')).toEqual([
      ['10-24T07:00', '10-23T16:00'],
      ['10-25T08:00', '10-24T16:00'],
      ['10-26T08:00', '10-25T17:00'],
    ]);
  });

  test('an hour that is left out makes a period shorter, or leaves it out', () => {
    const now = '2026-03-29T00:00Z';
    const sameDay = { cutOffDaysBefore: 0, cutOffTime: '01:00' };
    expect(ahead([window({ start: '01:00', end: '04:00', ...sameDay })], now)).toEqual([
      ['2026-03-29T00:00', '2026-03-29T02:00', '2026-03-29T00:00'],
    ]);
    expect(ahead([window({ start: '02:00', end: '03:00', ...sameDay })], now)).toEqual([]);
    // 02:30 is left out: the clock shows 03:30 then.
    expect(momentAt('2026-03-29', '02:30', berlin)).toBe(Date.parse('2026-03-29T01:30Z'));
  });

  test('an hour that comes twice makes a period longer', () => {
    expect(ahead([window({ start: '01:00', end: '04:00' })], '2026-10-24T22:00Z')).toEqual([
      ['2026-10-24T23:00', '2026-10-25T03:00', '2026-10-24T16:00'],
    ]);
    expect(momentAt('2026-10-25', '02:30', berlin)).toBe(Date.parse('2026-10-25T00:30Z'));
  });

  test('slots end at midnight, and ended ones are left out', () => {
    const late = window({ start: '22:00', end: '24:00' });
    expect(ahead([late], '2026-11-22T12:00Z')[0]?.[1]).toBe('2026-11-22T23:00');
    expect(ahead([late], '2026-11-22T23:00Z')).toEqual([]);
    expect(ahead([window({})], '2026-11-22T10:00Z')).toEqual([]);
  });

  test('moments of a year are found again from their dates and times, in zones with all kinds of clocks', () => {
    for (const zone of [
      berlin,
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Africa/Casablanca',
      'UTC',
    ]) {
      const clock = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' });
      let wrong = 0;
      for (let at = Date.UTC(2025, 0, 1); at < Date.UTC(2026, 0, 1); at += 3_600_000 * 5) {
        const found = momentAt(dateAt(at, zone), clock.format(at), zone);
        // A time that comes twice is the first one.
        if (found !== at && !(found < at && at - found <= 3_600_000)) wrong += 1;
      }
      expect({ zone, wrong }).toEqual({ zone, wrong: 0 });
    }
  });

  test('slots are closed for one reason at a time', () => {
    const slot = {
      id: 's',
      kind: 'DELIVERY' as const,
      start: 200,
      end: 300,
      cutOff: 100,
      capacity: 2,
      isClosedDay: false,
    };
    const open = { taken: 1, isDelivered: true, now: 99 };
    expect(closedBecause(slot, open)).toBeNull();
    expect(closedBecause(slot, { ...open, taken: 2 })).toBe('FULL');
    expect(closedBecause(slot, { ...open, now: 100 })).toBe('PAST_CUT_OFF');
    expect(closedBecause({ ...slot, isClosedDay: true }, open)).toBe('CLOSED_DAY');
    expect(closedBecause(slot, { ...open, isDelivered: false })).toBe('NO_DELIVERY');
    expect(closedBecause({ ...slot, kind: 'PICKUP' }, { ...open, isDelivered: false })).toBeNull();
  });

  test('slots are closed on every day that the shop has named, and on no other', () => {
    const windows = [1, 2, 3, 4].map((weekday) => window({ weekday }));
    const closedDays = ['2026-11-24', '2026-11-26'];
    const slots = slotsAhead({ windows, daysAhead: 4, closedDays }, berlin, Date.parse('2026-11-23T06:00Z'));
    expect(slots.map(({ start, isClosedDay }) => [new Date(start).getUTCDate(), isClosedDay])).toEqual([
      [23, false],
      [24, true],
      [25, false],
      [26, true],
    ]);
  });

  test('slots are listed for the days ahead and no longer, earliest first, each period once, under a lasting name', () => {
    const late = window({ weekday: 1, start: '15:00', end: '17:00' });
    const long = window({ weekday: 1, start: '09:00', end: '12:00', kind: 'PICKUP' });
    const windows = [late, long, window({ weekday: 1, capacity: 5 }), window({ weekday: 1, capacity: 9 })];
    const slots = (daysAhead: number) =>
      slotsAhead({ windows, daysAhead, closedDays: [] }, berlin, Date.parse('2026-11-23T06:00Z'));
    expect(slots(1).map(({ id, kind, capacity }) => [id, kind, capacity])).toEqual([
      ['delivery-20261123T0800Z-120', 'DELIVERY', 5],
      ['pickup-20261123T0800Z-180', 'PICKUP', 5],
      ['delivery-20261123T1400Z-120', 'DELIVERY', 5],
    ]);
    expect([slots(7), slots(8)].map(({ length }) => length)).toEqual([3, 6]);
    expect(slots(0)).toEqual([]);
  });

  test('slots are named in words', () => {
    const [start, end] = [Date.parse('2026-11-24T08:00Z'), Date.parse('2026-11-24T10:00Z')];
    expect(periodText(start, end, berlin)).toBe('Tuesday 24 November, 09:00–11:00');
  });
});

describe('areas', () => {
  const area = (name: string, ...postalCodes: string[]): DeliveryArea => ({
    name,
    postalCodes,
    feeCents: 390,
    freeFromCents: 5000,
    minimumCents: 2000,
  });

  test('the entry that matches the most characters of a code decides, without regard to case and spaces', () => {
    const areas = [area('All', '1*', 'SW1*'), area('Middle', '101*'), area('One', '10115'), area('London', 'SW1A 1AA')];
    const nameOf = (code: string) => areaOf(areas, code)?.name;
    expect(['10115', '10117', '1999', '01115', 'sw1a1aa', 'SW1A 2BB', 'N1'].map(nameOf)).toEqual([
      'One',
      'Middle',
      'All',
      undefined,
      'London',
      'All',
      undefined,
    ]);
  });

  test('a whole code counts more than a beginning of the same length, whichever area comes first', () => {
    const [whole, beginning] = [area('Whole', '10115'), area('Beginning', '10115*')];
    for (const areas of [
      [whole, beginning],
      [beginning, whole],
    ]) {
      expect(['10115', '101150'].map((code) => areaOf(areas, code)?.name)).toEqual(['Whole', 'Beginning']);
    }
  });

  test('of two entries that fit the same part of a code, the first one counts', () => {
    expect(areaOf([area('First', '10*'), area('Second', '10*')], '10115')?.name).toBe('First');
  });

  test('delivery is free from the sum of the area on', () => {
    expect([4999, 5000].map((cents) => feeOf(area('All', '1*'), cents))).toEqual([390, 0]);
    expect(feeOf({ ...area('All', '1*'), freeFromCents: null }, 1_000_000)).toBe(390);
  });
});
