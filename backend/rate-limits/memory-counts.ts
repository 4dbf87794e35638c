import { isImpossible, waitAfter, type Counts } from './counts.ts';

/** Beyond this number, the entry that was not used for the longest time is deleted. */
const maxEntries = 20_000;

/** Counts in the memory of one process, lost when it ends. */
export function createMemoryCounts(): Counts {
  const entries = new Map<string, { stamp: number; count: number }>();
  const store = (key: string, stamp: number, count: number): void => {
    entries.delete(key);
    entries.set(key, { stamp, count });
    const [oldest] = entries.keys();
    if (entries.size > maxEntries && oldest !== undefined) entries.delete(oldest);
  };
  return {
    take(name, subject, { count, spanMs }, now) {
      const key = `${name} ${subject}`;
      const interval = spanMs / count;
      const known = entries.get(key)?.stamp ?? 0;
      const stamp = (isImpossible(known, spanMs, now) ? now : Math.max(known, now)) + interval;
      // Intervals may be fractions: tolerate a rounding error.
      if (stamp - now > spanMs + 0.001) return Promise.resolve(stamp - now - spanMs);
      store(key, stamp, 0);
      return Promise.resolve(0);
    },
    undoTake(name, subject, { count, spanMs }) {
      const entry = entries.get(`${name} ${subject}`);
      if (entry) entry.stamp -= spanMs / count;
      return Promise.resolve();
    },
    countTry(name, subject, { free, spanMs }, now) {
      const key = `${name} ${subject}`;
      const entry = entries.get(key);
      if (entry && isImpossible(entry.stamp, spanMs, now)) entry.stamp = now;
      if (!entry || entry.stamp + spanMs <= now) {
        store(key, now, 1);
        return Promise.resolve(0);
      }
      const wait = entry.count < free ? 0 : entry.stamp + waitAfter(entry.count, free, spanMs) - now;
      if (wait > 0) return Promise.resolve(wait);
      store(key, now, entry.count + 1);
      return Promise.resolve(0);
    },
    undoTry(name, subject) {
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
