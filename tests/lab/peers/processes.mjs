import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { familyOf } from '#tests/support/running-cluster.ts';

const readyTimeoutMs = 180_000;

/** The processes of the present shop that have not ended. */
const started = new Set();

export const startedIds = () => [...started].map(({ pid }) => pid);

/** Kills the processes of the present shop and their descendants. */
export function killAll() {
  for (const id of startedIds().flatMap(familyOf)) {
    try {
      process.kill(id, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
  return Promise.all([...started].map((child) => once(child, 'exit')));
}

/** Starts a program in the folder of a shop, and inside its control group. Its output goes to the shop's log. */
export function startProgram({ folder, log, isOver, startInside }, command, args, variables = {}) {
  if (isOver) throw new Error('The time of this shop is over.');
  const output = openSync(log, 'a');
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, NODE_ENV: 'production', ...variables };
  const child = startInside(() => spawn(command, args, { cwd: folder, env, stdio: ['ignore', output, output] }));
  started.add(child);
  child.once('exit', () => started.delete(child));
  return child;
}

const endOf = ({ log }) => readFileSync(log, 'utf8').trim().split('\n').slice(-6).join(' ').slice(-600);

/** Runs a program to its end. Throws the end of its output when it fails. */
export async function runToEnd(place, command, args, variables) {
  const [code] = await once(startProgram(place, command, args, variables), 'exit');
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} ended with ${code}: ${endOf(place)}`);
}

/** Resolves when the shop answers at this path. Throws when one of its processes has ended before, or after three minutes. */
export async function untilReady(place, path) {
  const count = started.size;
  for (const deadline = Date.now() + readyTimeoutMs; Date.now() < deadline; await pause(500)) {
    const { ok } = await fetch(place.url + path).catch(() => ({ ok: false }));
    if (ok) return;
    if (started.size < count) throw new Error(`It ended at its start: ${endOf(place)}`);
  }
  throw new Error(`It was not ready after ${readyTimeoutMs / 1000} s: ${endOf(place)}`);
}
