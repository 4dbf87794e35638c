import { dayLocale } from '#backend/language.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  formats.set(timeZone, made);
  return made;
}

/** The date and time that a clock in the zone shows at a moment, as `2026-11-23` and `09:30:00`. */
function wallClock(moment: number, timeZone: string): { date: string; time: string } {
  const [date = '', time = ''] = formatOf(timeZone).format(moment).split(', ');
  return { date, time };
}

const dayMs = 86_400_000;

/** The time by which a clock in the zone is ahead of UTC at a moment. */
function offsetAt(moment: number, timeZone: string): number {
  const { date, time } = wallClock(moment, timeZone);
  return Date.parse(`${date}T${time}Z`) - Math.floor(moment / 1000) * 1000;
}

/** The date in a time zone, such as `2026-11-23`. */
export function dateAt(moment: number, timeZone: string): string {
  return wallClock(moment, timeZone).date;
}

/** The date that many days later. */
export function dateAfter(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The day of the week of a date: 1 for Monday to 7 for Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00Z`).getUTCDay() || 7;
}

/**
 * The moment at which the clock on the wall shows `time` (`HH:MM`, also `24:00`). Where clocks are put back, a time that comes
 * twice is the first one; where they are put forward, a time that is left out is as much later as the clocks are put forward.
 */
export function momentAt(date: string, time: string, timeZone: string): number {
  const wall = Date.parse(`${date}T${time}Z`);
  const before = offsetAt(wall - dayMs, timeZone);
  const after = offsetAt(wall + dayMs, timeZone);
  const isShown = (offset: number) => offsetAt(wall - offset, timeZone) === offset;
  if (isShown(before)) return wall - before;
  return isShown(after) ? wall - after : wall - before;
}

/** A period for people, such as `Tuesday 24 November, 09:00–11:00`. */
export function periodText(start: number, end: number, timeZone: string): string {
  const day = new Intl.DateTimeFormat(dayLocale, { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
  const time = new Intl.DateTimeFormat(dayLocale, { timeZone, hour: '2-digit', minute: '2-digit' });
  return `${day.format(start)}, ${time.format(start)}–${time.format(end)}`;
}
