#!/usr/bin/node
import { spawn, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Stands for systemctl on the machine of a test (see machine.ts): it runs the `ExecStart` of the installed unit files with their
 * environment. The services of backends are real processes; those of gateways, the balancer and Debian are only recorded. Each
 * call is a line of /services/calls.
 */

const services = '/services';
mkdirSync(services, { recursive: true });
appendFileSync(join(services, 'calls'), `${process.argv.slice(2).join(' ')}\n`);
const [task = '', ...words] = process.argv.slice(2).filter((word) => word !== '--quiet');
const names = words.filter((word) => !word.startsWith('-'));
const isForNow = !['enable', 'disable'].includes(task) || words.includes('--now');

for (const unit of names.flatMap(unitsOf)) {
  if (isForNow && ['stop', 'restart', 'disable'].includes(task)) await stop(unit);
  if (isForNow && ['start', 'restart', 'enable'].includes(task)) start(unit);
}
if (task === 'is-active') process.exit(names.every((unit) => existsSync(join(services, unit))) ? 0 : 3);
if (task === 'list-units') {
  for (const unit of readdirSync(services))
    if (existsSync(pidFile(unit))) process.stdout.write(`${unit}.service loaded active\n`);
}

/** @param {string} name with a pattern such as `greengate-backend@*` */
function unitsOf(name) {
  if (!name.endsWith('@*')) return [name];
  return readdirSync(services).filter((unit) => unit.startsWith(name.slice(0, -1)));
}

/** @param {string} unit */
function pidFile(unit) {
  return join(services, unit, 'pid');
}

/** @param {string} unit */
function start(unit) {
  const [name = unit, instance] = unit.split('@');
  if (existsSync(pidFile(unit))) return;
  mkdirSync(join(services, unit), { recursive: true });
  if (!['greengate-backend', 'greengate-backup', 'greengate-rehearsal'].includes(name)) return;
  const text = readFileSync(join('/etc/systemd/system', instance ? `${name}@.service` : `${name}.service`), 'utf8');
  const valueOf = (/** @type {string} */ key) => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1] ?? '';
  const [program = '', ...command] = valueOf('ExecStart').split(' ');
  const lines = [valueOf('Environment').split(' '), readFileSync(valueOf('EnvironmentFile'), 'utf8').split('\n')];
  const pairs = lines.flat().map((line) =>
    line
      .replaceAll('%i', instance ?? '')
      .replace(/=(['"])(.*)\1$/, '=$2')
      .split(/=(.*)/s),
  );
  const env = { PATH: process.env['PATH'], ...Object.fromEntries(pairs.filter(([key]) => key)) };
  const cwd = valueOf('WorkingDirectory');
  if (valueOf('Type') === 'oneshot') {
    const { status } = spawnSync(program, command, { cwd, env, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
    return;
  }
  const log = openSync(join(services, unit, 'log'), 'a');
  const service = spawn(program, command, { cwd, env, detached: true, stdio: ['ignore', log, log] });
  service.unref();
  writeFileSync(pidFile(unit), String(service.pid));
}

/** @param {string} unit */
async function stop(unit) {
  if (!existsSync(pidFile(unit))) return;
  const pid = Number(readFileSync(pidFile(unit), 'utf8'));
  rmSync(pidFile(unit));
  for (let signal = /** @type {NodeJS.Signals | 0} */ ('SIGTERM'); ; signal = 0) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    await pause(50);
  }
}
