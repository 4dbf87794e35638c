import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { familyOf } from '#tests/support/running-cluster.ts';

const msPerTick = 10;
const stopTimeoutMs = 10_000;
const readyTimeoutMs = 180_000;

/** The processes of the present shop that have not ended. */
const started = new Set();
// The end of this program ends them too.
process.once('exit', () => kill([...started].flatMap(({ pid }) => familyOf(pid))));

function kill(ids) {
  for (const id of ids) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
}

/** Starts a program in the folder of a shop. Its output goes to the shop's log. */
export function startProgram(command, args, { folder, log, isOver }, variables = {}) {
  if (isOver) throw new Error('The time of this shop is over.');
  const output = openSync(log, 'a');
  const { PATH, HOME } = process.env;
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH, HOME, ...variables },
    stdio: ['ignore', output, output],
  });
  started.add(child);
  child.once('exit', () => started.delete(child));
  return child;
}

/** Runs a program to its end. Throws the end of its output when it fails. */
export async function runToEnd(command, args, place, variables) {
  const [code] = await once(startProgram(command, args, place, variables), 'exit');
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code}: ${endOf(place)}`);
}

const endOf = ({ log }) => readFileSync(log, 'utf8').trim().split('\n').slice(-6).join(' ').slice(-600);

export const startedIds = () => [...started].map(({ pid }) => pid);

/** Ends the processes of the present shop and their descendants. */
export async function stopAll() {
  const children = [...started];
  const family = startedIds().flatMap(familyOf);
  const ended = Promise.all(children.map((child) => once(child, 'exit')));
  for (const child of children) child.kill('SIGTERM');
  if (children.length > 0) await Promise.race([ended, pause(stopTimeoutMs)]);
  kill(family);
}

/** Resolves when the check passes. Throws when a process has ended before, or after three minutes. */
export async function untilReady(place, isReady) {
  const count = started.size;
  for (const deadline = Date.now() + readyTimeoutMs; Date.now() < deadline; await pause(500)) {
    if (await isReady().catch(() => false)) return;
    if (started.size < count) throw new Error(`It ended at its start: ${endOf(place)}`);
  }
  throw new Error(`It was not ready after ${readyTimeoutMs / 1000} s: ${endOf(place)}`);
}

/** Processor milliseconds so far of these processes, their descendants, and the descendants that have ended. */
export function processorMs(ids) {
  const ticks = ids.flatMap(familyOf).flatMap((id) => {
    try {
      // utime, stime, and both of the children that have ended.
      return readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1).split(' ').slice(11, 15).map(Number);
    } catch {
      return [];
    }
  });
  return ticks.reduce((sum, count) => sum + count, 0) * msPerTick;
}

/** Megabytes of these processes and their descendants. A page that several of them share counts once. */
export function memoryMb(ids) {
  const kilobytes = ids.flatMap(familyOf).map((id) => {
    try {
      return Number(/^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))?.[1] ?? 0);
    } catch {
      return 0;
    }
  });
  return kilobytes.reduce((sum, count) => sum + count, 0) / 1024;
}
