import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { join, type Measured, type Run } from './figures.ts';
import { askOnce, pressure, steady } from './load.ts';
import { operations, requestFor, type Asked, type Operation } from './operations.ts';
import { installPeer, targetsOf } from './peers.ts';
import { printReport, writeReport } from './report.ts';
import {
  cpuMilliseconds,
  residentMegabytesOf,
  startTarget,
  stopTarget,
  type RunningTarget,
  type StoreUrls,
} from './running-target.ts';

/**
 * Measures this gateway and others on the same store in one run, interleaved. The measured server runs on the first core, the
 * store and the load generator on the second.
 *
 * `--only=mercurius,bare` measures the servers whose names contain one of these words, beside the base;
 * `--operations=orders,cart` measures only these operations. Neither writes the page, unless `--join` adds the figures to
 * those of the last run. `--beside=FOLDER` also measures the gateway of another checkout with its builds;
 * `--hydrogen=URL` the home page of a Hydrogen shop that runs on the first core, beside ours.
 */

const beganAtMs = Date.now();
const valueOf = (flag: string) =>
  process.argv.find((argument) => argument.startsWith(`--${flag}=`))?.slice(flag.length + 3);
const only = valueOf('only')?.toLowerCase().split(',');
const chosen = valueOf('operations')?.split(',');
const hydrogen = valueOf('hydrogen');
const joins = process.argv.includes('--join');
/** The figures of the last run. */
const figuresFile = 'node_modules/.cache/lab-peers/figures.json';
// The seconds of wrk are whole. Compiled code of V8 needs the long time before the first round.
const plan = { warmUpSeconds: 4, rounds: 3, seconds: 1, steadySeconds: 0.8, starts: chosen ? 1 : 3 };

const hasWrk = () => spawnSync('wrk', ['--version']).error === undefined;
if (process.platform !== 'linux' || (!hasWrk() && !installWrk())) {
  console.log('  The gateway is measured on Linux only, with two cores, taskset and wrk (apt-get install wrk).');
  process.exit(0);
}
// This process and its children stay off the measured core, unless a child sets its own core.
execFileSync('taskset', ['-cp', '1', String(process.pid)], { stdio: 'ignore' });

const folder = mkdtempSync(path.join(tmpdir(), 'greengate-speed-'));
const store = spawn(process.execPath, ['tests/lab/gateway/peers/rest-store.mjs'], {
  stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
});
const running: RunningTarget[] = [];
const absent: { name: string; why: string }[] = [];
const measured: Measured[] = [];

try {
  const [printed] = (await once(store.stdout ?? store, 'data')) as [Buffer];
  const ports = JSON.parse(printed.toString()) as StoreUrls;
  const stores = { own: `http://127.0.0.1:${ports.own}`, classic: `http://127.0.0.1:${ports.classic}` };
  const [base, ...others] = targetsOf({ beside: valueOf('beside'), hydrogen });
  for (const target of base ? [base, ...others] : []) {
    const isChosen = !only || only.some((word) => target.name.toLowerCase().includes(word)) || target === base;
    const isNeeded = !chosen || !target.only || target.only.some((name) => chosen.includes(name));
    if (!isChosen || !isNeeded) continue;
    try {
      const home = installPeer(target);
      const firsts: number[] = [];
      let started = await startTarget(target, home, stores);
      for (let count = 1; count < plan.starts && started.child; count += 1) {
        firsts.push(started.firstAnswer);
        await stopTarget(started);
        started = await startTarget(target, home, stores);
      }
      firsts.push(started.firstAnswer);
      running.push(started);
      await pause(1000);
      const idleMegabytes = residentMegabytesOf(started);
      measured.push({
        name: target.name,
        firstAnswers: started.child ? firsts : [],
        idleMegabytes: started.child ? [idleMegabytes] : [],
        busyMegabytes: started.child ? [idleMegabytes] : [],
        results: {},
      });
    } catch (error) {
      absent.push({ name: target.name, why: error instanceof Error ? error.message : String(error) });
    }
  }
  for (const { name, why } of absent) console.log(`  without ${name}: ${why}`);

  for (const operation of operations) {
    const isChosen = chosen ? chosen.includes(operation.name) : operation.name !== 'page' || hydrogen !== undefined;
    if (isChosen) await measureOperation(operation);
  }
  const own: Run = { measured, absent, minutes: (Date.now() - beganAtMs) / 60_000 };
  const run = joins ? join(own, JSON.parse(readFileSync(figuresFile, 'utf8')) as Run) : own;
  const order = targetsOf({ beside: '', hydrogen: '' }).map(({ name }) => name);
  run.measured = run.measured.toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name));
  writeFileSync(figuresFile, JSON.stringify(run));
  printReport(run.measured);
  console.log(`\n  ${own.minutes.toFixed(1)} minutes`);
  if (joins || (!only && !chosen)) await writeReport(run);
} finally {
  for (const one of running) await stopTarget(one);
  store.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}

async function measureOperation(operation: Operation): Promise<void> {
  const able: { one: RunningTarget; asked: Asked }[] = [];
  for (const one of running) {
    const { dialect, only: names } = one.target;
    const asked = !names || names.includes(operation.name) ? requestFor(operation, dialect, one.folder) : undefined;
    if (!asked) continue;
    // Each session gets its own response.
    const texts = await Promise.all([1, 17, 499].map((session) => askOnce(one.url, operation, asked, session)));
    note(one, operation).bytes = Buffer.byteLength(texts[0] ?? '');
    await pressure(one.url, { operation, asked, seconds: plan.warmUpSeconds, folder });
    able.push({ one, asked });
  }
  for (let round = 0; round < plan.rounds; round += 1) {
    // The order of the servers differs each round, so that no server always follows the same other one.
    const turned = able.map((_each, index) => able[(index + round * 2) % able.length]);
    for (const each of round % 2 ? turned.toReversed() : turned) if (each) await measure(each, operation);
  }
  process.stdout.write(`  measured: ${operation.says}\n`);
}

async function measure({ one, asked }: { one: RunningTarget; asked: Asked }, operation: Operation): Promise<void> {
  const result = note(one, operation);
  const before = cpuMilliseconds(one);
  const { perSecond, failed } = await pressure(one.url, { operation, asked, seconds: plan.seconds, folder });
  const used = cpuMilliseconds(one) - before;
  result.rates.push(perSecond);
  result.failed += failed;
  if (one.child) result.cpu.push((used / (perSecond * plan.seconds)) * 1000);
  const entry = measured.find(({ name }) => name === one.target.name);
  if (entry && one.child) entry.busyMegabytes = [Math.max(...entry.busyMegabytes, residentMegabytesOf(one))];
  if (!one.target.hasLatency) return;
  // The connections of the load close first.
  await pause(200);
  result.latencies.push(await steady(one.url, { operation, asked, seconds: plan.steadySeconds }));
}

function note({ target }: RunningTarget, { name: operation }: Operation) {
  const entry = measured.find(({ name }) => name === target.name);
  if (!entry) throw new Error(`${target.name} has not started`);
  return (entry.results[operation] ??= { bytes: 0, rates: [], cpu: [], latencies: [], failed: 0 });
}

/** Installs wrk as root on Debian. */
function installWrk(): boolean {
  if (process.getuid?.() !== 0) return false;
  return spawnSync('apt-get', ['install', '-y', '-qq', 'wrk'], { stdio: 'ignore' }).status === 0;
}
