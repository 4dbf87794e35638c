import { waitAfter, type Counts } from './counts.ts';

/** Entries kept at most; the ones untouched longest go first. */
const remembered = 20_000;

/** Counts of one process, gone with it. */
export function createMemoryCounts(): Counts {
  const entries = new Map<string, { stamp: number; count: number }>();
  const keep = (key: string, stamp: number, count: number): void => {
    entries.delete(key);
    entries.set(key, { stamp, count });
    const [oldest] = entries.keys();
    if (entries.size > remembered && oldest !== undefined) entries.delete(oldest);
  };
  return {
    take(name, subject, { count, span }, now) {
      const key = `${name} ${subject}`;
      const interval = span / count;
      const stamp = Math.max(entries.get(key)?.stamp ?? 0, now) + interval;
      // A thousandth of a millisecond of tolerance, for intervals that are no whole numbers.
      if (stamp - now > span + 0.001) return Promise.resolve(stamp - now - span);
      keep(key, stamp, 0);
      return Promise.resolve(0);
    },
    giveBack(name, subject, { count, span }) {
      const entry = entries.get(`${name} ${subject}`);
      if (entry) entry.stamp -= span / count;
      return Promise.resolve();
    },
    tryOnce(name, subject, { free, span }, now) {
      const key = `${name} ${subject}`;
      const entry = entries.get(key);
      if (!entry || entry.stamp + span <= now) {
        keep(key, now, 1);
        return Promise.resolve(0);
      }
      const wait = entry.count < free ? 0 : entry.stamp + waitAfter(entry.count, free, span) - now;
      if (wait > 0) return Promise.resolve(wait);
      keep(key, now, entry.count + 1);
      return Promise.resolve(0);
    },
    takeBackTry(name, subject) {
      const entry = entries.get(`${name} ${subject}`);
      if (entry) entry.count = Math.max(0, entry.count - 1);
      return Promise.resolve();
    },
    clear(name, subject) {
      entries.delete(`${name} ${subject}`);
      return Promise.resolve();
    },
  };
}
