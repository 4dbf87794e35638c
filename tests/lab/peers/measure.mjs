import { setTimeout as pause } from 'node:timers/promises';
import { familyMegabytes, familyProcessorMs } from '../process-figures.ts';
import { clients } from './same-shop.mjs';

// V8 compiles and optimises what is called often: until then, a request takes up to four times as long.
const repeated = {
  warmUp: { requests: 6000, seconds: 20, least: 4 },
  measured: { requests: 4000, seconds: 10, least: 20 },
};
/** There are 2,904 different searches. */
const differing = {
  warmUp: { ...repeated.warmUp, requests: 1000 },
  measured: { ...repeated.measured, requests: 1600 },
};

const sumOf = (ids, figureOf) => ids.map(figureOf).reduce((sum, figure) => sum + figure, 0);

/** Sends requests from number `from` on until there are enough or the time is over, and returns how many were answered. */
async function send(operation, from, { requests, seconds, least }) {
  const endsAt = performance.now() + seconds * 1000;
  let count = 0;
  const work = async (client) => {
    for (let n = client; n < requests && (count < least || performance.now() < endsAt); n += clients) {
      await operation(from + n);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_none, client) => work(client)));
  return count;
}

/** What these processes and their descendants use without requests: processor milliseconds a second, and megabytes. */
export async function measureRest(ids) {
  await pause(15_000);
  const before = sumOf(ids, familyProcessorMs);
  await pause(10_000);
  return { restMs: (sumOf(ids, familyProcessorMs) - before) / 10, restMb: sumOf(ids, familyMegabytes) };
}

async function measureOperation(operation, { warmUp, measured }, { ids, restMs }) {
  try {
    await operation(0);
    await send(operation, 1, warmUp);
    const startedAt = performance.now();
    const before = sumOf(ids, familyProcessorMs);
    const count = await send(operation, 1 + warmUp.requests, measured);
    const rest = (restMs * (performance.now() - startedAt)) / 1000;
    return { ms: (sumOf(ids, familyProcessorMs) - before - rest) / count, count };
  } catch (error) {
    return { failed: error.message.replace(/\s+/g, ' ').slice(0, 200) };
  }
}

/** Processor milliseconds of each operation with the number of requests behind it, and the greatest memory. */
export async function measureOperations(operations, ids, restMs) {
  let loadMb = 0;
  const watch = setInterval(() => (loadMb = Math.max(loadMb, sumOf(ids, familyMegabytes))), 1000);
  const results = {};
  for (const [name, operation] of Object.entries(operations)) {
    const size = name.endsWith('never asked before') ? differing : repeated;
    const result = await measureOperation(operation, size, { ids, restMs });
    console.log(`  ${name.padEnd(40)}${result.failed ?? `${result.ms.toFixed(2)} ms, ${result.count} requests`}`);
    results[name] = result;
  }
  clearInterval(watch);
  return { results, loadMb };
}
