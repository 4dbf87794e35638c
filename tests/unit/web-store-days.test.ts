import { expect, test } from 'vitest';
import { daysOfWeek, startsOfDays, timeText } from '#web/features/seller/shell/store-days.ts';

const isoOf = (dates: readonly Date[]) => dates.map((date) => date.toISOString());

test.each([
  // The clocks go forward on 31 March: that day has 23 hours.
  ['Europe/Berlin', '2024-04-01T10:00:00Z', ['2024-03-29T23:00', '2024-03-30T23:00', '2024-03-31T22:00']],
  // They go back on 27 October: that day has 25 hours.
  ['Europe/Berlin', '2024-10-28T10:00:00Z', ['2024-10-25T22:00', '2024-10-26T22:00', '2024-10-27T23:00']],
  ['America/New_York', '2024-03-11T12:00:00Z', ['2024-03-09T05:00', '2024-03-10T05:00', '2024-03-11T04:00']],
  ['America/New_York', '2024-11-04T12:00:00Z', ['2024-11-02T04:00', '2024-11-03T04:00', '2024-11-04T05:00']],
  // The clocks skip midnight on 8 September: the day begins at one.
  ['America/Santiago', '2024-09-09T12:00:00Z', ['2024-09-07T04:00', '2024-09-08T04:00', '2024-09-09T03:00']],
  // They show the hour before midnight of 7 April twice.
  ['America/Santiago', '2024-04-08T12:00:00Z', ['2024-04-06T03:00', '2024-04-07T04:00', '2024-04-08T04:00']],
  ['Asia/Kolkata', '2024-01-10T18:29:00Z', ['2024-01-07T18:30', '2024-01-08T18:30', '2024-01-09T18:30']],
  ['UTC', '2024-03-01T00:00:00Z', ['2024-02-28T00:00', '2024-02-29T00:00', '2024-03-01T00:00']],
])('days in %s before %s start at the right moments', (zone, now, starts) => {
  expect(isoOf(startsOfDays(3, new Date(now), zone))).toEqual(starts.map((start) => `${start}:00.000Z`));
});

test('a week begins on Monday in the time zone of the shop', () => {
  // In Auckland it is Monday already.
  const now = new Date('2024-01-07T13:00:00Z');
  expect(daysOfWeek(now, 'UTC')).toBe(7);
  expect(daysOfWeek(now, 'Pacific/Auckland')).toBe(1);
});

test('a moment reads as the clocks of the time zone show it', () => {
  expect(timeText('2024-07-01T22:30:59.000Z', 'Europe/Berlin')).toBe('2024-07-02 00:30');
  expect(timeText('2024-01-01T00:05:00.000Z', 'America/New_York')).toBe('2023-12-31 19:05');
});
