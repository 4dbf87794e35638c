import { setTimeout as pause } from 'node:timers/promises';
import { memoryMb, processorMs, startedIds } from './processes.mjs';
import { clients } from './same-shop.mjs';

/**
 * Each operation is warmed up, and then sent until the shop has used 1.5 s of processor time for at least 100 requests, or
 * until a limit is reached.
 */
const enough = { processorMs: 1500, requests: 100 };
const limits = { warmUp: { requests: 1000, seconds: 5 }, measured: { requests: 1600, seconds: 10 } };
/** A slow operation goes on until this many requests are answered, for a minute at most. */
const least = { requests: 20, seconds: 60 };

/** The processes of the shop, and of its database if it has one. */
const idsOf = (databaseId) => [...startedIds(), ...(databaseId ? [databaseId] : [])];

/** Sends requests from number `from` on, and returns how many were answered. */
async function send(operation, from, { requests, seconds }, isEnough) {
  const startedAt = performance.now();
  let count = 0;
  let isOver = false;
  const work = async (client) => {
    for (let n = from + client; n < from + requests && !isOver; n += clients) {
      await operation(n);
      count += 1;
    }
  };
  const watch = setInterval(() => {
    const passed = (performance.now() - startedAt) / 1000;
    isOver ||= isEnough(count) || passed > (count < least.requests ? least.seconds : seconds);
  }, 200);
  try {
    await Promise.all(Array.from({ length: clients }, (_none, client) => work(client)));
  } finally {
    isOver = true;
    clearInterval(watch);
  }
  return count;
}

/** What the shop does without requests: processor milliseconds a second, and memory. */
export async function measureRest(databaseId) {
  await pause(15_000);
  const ids = idsOf(databaseId);
  const before = processorMs(ids);
  await pause(10_000);
  return {
    restMs: (processorMs(ids) - before) / 10,
    restMb: memoryMb(ids),
    restDatabaseMb: databaseId ? memoryMb([databaseId]) : 0,
  };
}

async function measureOperation(operation, ids, restMs) {
  try {
    await send(operation, 0, limits.warmUp, () => false);
    const startedAt = performance.now();
    const before = processorMs(ids);
    // What the shop does without requests does not count.
    const used = () => processorMs(ids) - before - (restMs * (performance.now() - startedAt)) / 1000;
    const isEnough = (sent) => sent >= enough.requests && used() >= enough.processorMs;
    const count = await send(operation, limits.warmUp.requests, limits.measured, isEnough);
    return { ms: used() / count, count };
  } catch (error) {
    return { failed: error.message.replace(/\s+/g, ' ').slice(0, 200) };
  }
}

/** Processor milliseconds of each operation with the number of requests behind it, and the greatest memory. */
export async function measureOperations(operations, databaseId, restMs) {
  const ids = idsOf(databaseId);
  const most = { loadMb: 0, loadDatabaseMb: 0 };
  const look = () => {
    const all = memoryMb(ids);
    if (all > most.loadMb)
      Object.assign(most, { loadMb: all, loadDatabaseMb: databaseId ? memoryMb([databaseId]) : 0 });
  };
  const watch = setInterval(look, 1000);
  const results = {};
  for (const [name, operation] of Object.entries(operations)) {
    const result = await measureOperation(operation, ids, restMs);
    console.log(`  ${name.padEnd(16)}${result.failed ?? `${result.ms.toFixed(2)} ms, ${result.count} requests`}`);
    results[name] = result;
  }
  clearInterval(watch);
  return { results, ...most };
}
