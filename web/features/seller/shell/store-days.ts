const dayMs = 86_400_000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

/** The local time of a time zone at a moment, in milliseconds as if it were UTC. */
function wallTime(moment: number, timeZone: string): number {
  const parts = formatOf(timeZone).formatToParts(moment);
  const valueOf = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  return Date.UTC(
    valueOf('year'),
    valueOf('month') - 1,
    valueOf('day'),
    valueOf('hour'),
    valueOf('minute'),
    valueOf('second'),
  );
}

/** The first moment of a day: usually midnight, but clocks may skip it or show it twice. `day` is that midnight as in UTC. */
function firstMoment(day: number, timeZone: string): Date {
  const offsets = [day - dayMs, day + dayMs].map((moment) => wallTime(moment, timeZone) - moment);
  const moments = offsets.map((offset) => day - offset).toSorted((one, other) => one - other);
  const first = moments.find((moment) => wallTime(moment, timeZone) >= day) ?? moments.at(-1) ?? day;
  return new Date(first);
}

/** The start of each of the last days in a time zone, today's last. A day may have 23 or 25 hours. */
export function startsOfDays(count: number, now: Date, timeZone: string): Date[] {
  const wall = wallTime(now.getTime(), timeZone);
  const today = wall - (wall % dayMs);
  return Array.from({ length: count }, (_none, at) => firstMoment(today - (count - 1 - at) * dayMs, timeZone));
}

/** The first moment of a day such as `2026-03-29`, and of the day after it. */
export function spanOfDay(day: string, timeZone: string): [since: Date, until: Date] {
  const midnight = Date.parse(`${day}T00:00Z`);
  return [firstMoment(midnight, timeZone), firstMoment(midnight + dayMs, timeZone)];
}

/** The span of the day that many days after the day that starts at this moment. */
export function dayAfter(start: Date, days: number, timeZone: string): [since: Date, until: Date] {
  const midnight = wallTime(start.getTime(), timeZone);
  const day = midnight - (midnight % dayMs) + days * dayMs;
  return [firstMoment(day, timeZone), firstMoment(day + dayMs, timeZone)];
}

/** The number of days of this week so far, from Monday to today. */
export function daysOfWeek(now: Date, timeZone: string): number {
  return ((new Date(wallTime(now.getTime(), timeZone)).getUTCDay() + 6) % 7) + 1;
}

/** How many days after the day of a moment another moment is: 0 on the same day. */
export function daysBetween(moment: string, other: Date, timeZone: string): number {
  const dayOf = (time: number) => Math.floor(wallTime(time, timeZone) / dayMs);
  return dayOf(other.getTime()) - dayOf(Date.parse(moment));
}

/** A moment as date and time in a time zone, such as `2026-03-29 14:05`. */
export function timeText(moment: string, timeZone: string): string {
  return new Date(wallTime(Date.parse(moment), timeZone)).toISOString().slice(0, 16).replace('T', ' ');
}

/** The day of a moment in a time zone, such as `2026-03-29`. */
export const dayText = (moment: Date, timeZone: string): string =>
  timeText(moment.toISOString(), timeZone).slice(0, 10);

/** The time zone of this browser. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
