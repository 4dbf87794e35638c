import { performance } from 'node:perf_hooks';

const bytes = 90_000;
const filled = (part: string, room = bytes) => part.repeat(Math.floor(room / Buffer.byteLength(part)));

/**
 * Texts that cost quadratic time in careless code, of 90 kB, or as long as that once they are quoted.  * The accents are out of order, so that normalizing sorts them.
 */
export const longTexts: Readonly<Record<string, string>> = {
  accents: `a${filled('\u0301', bytes / 2)}${filled('\u0316', bytes / 2)}`,
  spaces: `a${filled(' ')}b`,
  'hard spaces': `a${filled('\u00a0')}b`,
  digits: filled('1'),
  commas: filled(','),
  counts: filled('1 x '),
  quotes: filled('"', bytes / 4),
  'line ends': `a${filled('\r\n', bytes / 4)}b`,
  'at signs': filled('@'),
};

export const maxBusyMs = 50;
const tries = 10;
/** No load of the machine makes a quick request this slow, so it is not tried again. */
const hopelessMs = 1000;

/**
 * The time for which a request keeps this process busy, in milliseconds: the smaller of its time of processor, which
 * counts all threads, and of the time in which the thread of JavaScript was not idle, which counts waiting for a
 * processor. The best of some tries, because both vary on a busy machine.
 */
export async function busyMs(send: () => Promise<unknown>): Promise<number> {
  let best = Infinity;
  for (let count = 0; count < tries && best > maxBusyMs && (count === 0 || best < hopelessMs); count += 1) {
    const loopBefore = performance.eventLoopUtilization();
    const processorBefore = process.cpuUsage();
    await send();
    const { user, system } = process.cpuUsage(processorBefore);
    best = Math.min(best, performance.eventLoopUtilization(loopBefore).active, (user + system) / 1000);
  }
  return best;
}
