import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { median, resultsFile, type Measured } from './figures.ts';
import { askOnce, pressure, steady } from './load.ts';
import { operations, type Asked, type Operation } from './operations.ts';
import { installPeer, targets } from './peers.ts';
import { printReport, writeReport } from './report.ts';
import {
  cpuMilliseconds,
  freePort,
  residentMegabytes,
  startTarget,
  stopTarget,
  type RunningTarget,
} from './running-target.ts';

/**
 * Measures this gateway and others on the same store in one run, interleaved. The measured gateway runs on the first core,
 * the store and the load generator on the second. `--quick` takes some seven minutes, the whole run a quarter of an hour;
 * `--only=mercurius` measures those whose names contain one of these words, `--operations=orders,cart` these only, and neither
 * of them writes the page.
 */

const isQuick = process.argv.includes('--quick');
const only = listAfter('--only=');
const chosen = listAfter('--operations=');
const plan = isQuick
  ? { rounds: 2, seconds: 2, warmUp: 3, steady: 2, starts: 3 }
  : { rounds: 7, seconds: 3, warmUp: 3, steady: 8, starts: 7 };

const hasWrk = () => spawnSync('wrk', ['--version']).error === undefined;
if (process.platform !== 'linux' || (!hasWrk() && !installWrk())) {
  console.log('  The gateway is measured on Linux only, with two cores, taskset and wrk (apt-get install wrk).');
  process.exit(0);
}
// This process and its children stay off the measured core, unless a child sets its own core.
execFileSync('taskset', ['-cp', '1', String(process.pid)], { stdio: 'ignore' });

const folder = mkdtempSync(path.join(tmpdir(), 'greengate-speed-'));
const storePort = await freePort();
const store = spawn(process.execPath, ['tests/lab/gateway/peers/rest-store.mjs'], {
  env: { ...process.env, PORT: String(storePort) },
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
});
if (store.stdout) await once(store.stdout, 'data');
const storeUrl = `http://127.0.0.1:${storePort}`;
const running: RunningTarget[] = [];
const absent: { name: string; why: string }[] = [];
const measured: Measured[] = [];

try {
  for (const target of targets) {
    if (only && !only.some((word) => target.name.toLowerCase().includes(word)) && target !== targets[0]) continue;
    try {
      const home = installPeer(target);
      target.prepare?.(home, { ...process.env, STORE: storeUrl });
      const firsts: number[] = [];
      let started = await startTarget(target, home, storeUrl);
      for (let count = 1; count < plan.starts; count += 1) {
        firsts.push(started.firstAnswer);
        await stopTarget(started);
        started = await startTarget(target, home, storeUrl);
      }
      firsts.push(started.firstAnswer);
      running.push(started);
      await new Promise((resolve) => setTimeout(resolve, 1000));
      measured.push({
        name: target.name,
        firstAnswer: median(firsts),
        idleMegabytes: residentMegabytes(started),
        busyMegabytes: 0,
        results: {},
      });
    } catch (error) {
      absent.push({ name: target.name, why: error instanceof Error ? error.message : String(error) });
    }
  }
  for (const { name, why } of absent) console.log(`  without ${name}: ${why}`);

  for (const operation of operations) {
    if (chosen && !chosen.includes(operation.name)) continue;
    const able = running.flatMap((one) => {
      const asked = operation.asked[one.target.dialect];
      return asked ? [{ one, asked }] : [];
    });
    for (const { one, asked } of able) {
      const text = await askOnce(one.url, operation, asked);
      if (!text.includes(operation.proof))
        throw new Error(`${one.target.name}, ${operation.name}: ${text.slice(0, 300)}`);
      await pressure(one.url, { operation, asked, seconds: plan.warmUp, folder });
    }
    const isRest = operation.asked.rest;
    for (let round = 0; round < plan.rounds; round += 1) {
      // The order changes each round, so that no server always follows the same other one.
      const order = able
        .map((_, index) => able[(index * 3 + round * 2) % able.length] ?? able[0])
        .filter((entry) => entry !== undefined);
      for (const { one, asked } of new Set(order.length === new Set(order).size ? order : able)) {
        await measure(one, operation, asked);
      }
      if (isRest) {
        const { perSecond } = await pressure(storeUrl, { operation, asked: isRest, seconds: plan.seconds, folder });
        note('direct REST', operation).rates.push(perSecond);
      }
    }
    for (const { one, asked } of able) {
      const latency = await steady(one.url, {
        operation,
        asked,
        perSecond: operation.moderateRate,
        seconds: plan.steady,
      });
      Object.assign(note(one.target.name, operation), { latency });
    }
    process.stdout.write(`  measured: ${operation.says}\n`);
  }
  for (const one of running) {
    const entry = measured.find(({ name }) => name === one.target.name);
    if (entry) entry.busyMegabytes = residentMegabytes(one);
  }
  writeFileSync(resultsFile, JSON.stringify({ measured, absent, isQuick }));
  printReport(measured);
  if (!only && !chosen) await writeReport({ measured, absent, isQuick });
} finally {
  for (const one of running) await stopTarget(one);
  store.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}

async function measure(one: RunningTarget, operation: Operation, asked: Asked): Promise<void> {
  const before = cpuMilliseconds(one);
  const { perSecond, failed } = await pressure(one.url, { operation, asked, seconds: plan.seconds, folder });
  const used = cpuMilliseconds(one) - before;
  const result = note(one.target.name, operation);
  result.rates.push(perSecond);
  result.failed += failed;
  result.cpu.push((used / (perSecond * plan.seconds)) * 1000);
}

function note(name: string, { name: operation }: Operation) {
  let entry = measured.find((known) => known.name === name);
  if (!entry) {
    entry = { name, firstAnswer: NaN, idleMegabytes: NaN, busyMegabytes: NaN, results: {} };
    measured.push(entry);
  }
  return (entry.results[operation] ??= { rates: [], cpu: [], failed: 0 });
}

/** The values of a flag, separated by commas; undefined without the flag. */
function listAfter(flag: string): string[] | undefined {
  const found = process.argv.find((argument) => argument.startsWith(flag));
  return found?.slice(flag.length).toLowerCase().split(',');
}

/** Installs it as root on Debian. */
function installWrk(): boolean {
  if (process.getuid?.() !== 0) return false;
  return spawnSync('apt-get', ['install', '-y', '-qq', 'wrk'], { stdio: 'ignore' }).status === 0;
}
