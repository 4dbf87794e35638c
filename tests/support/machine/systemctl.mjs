#!/usr/bin/env node
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync, openSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Stands for systemctl in a test, in the folder `MACHINE`: it runs the `ExecStart` of the unit files of the installed program,
 * with their environment. The services of backends are real processes; those of gateways are only recorded.
 */

const machine = process.env['MACHINE'] ?? '';
const services = join(machine, 'services');
mkdirSync(services, { recursive: true });
const program = join(machine, 'opt/greengate');
const [task, ...args] = process.argv.slice(2);
const inMachine = (/** @type {string} */ text) => text.replaceAll(/(?<=^|[\s=])\/(?=etc\/|var\/lib\/)/g, `${machine}/`);

for (const unit of args.filter((arg) => !arg.startsWith('-')).flatMap(unitsOf)) {
  if (task === 'stop' || task === 'restart') await stop(unit);
  if (task === 'start' || task === 'restart') start(unit);
}
if (task === 'list-units') {
  for (const unit of readdirSync(services)) if (existsSync(pidFile(unit))) process.stdout.write(`${unit}.service\n`);
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
  mkdirSync(join(services, unit), { recursive: true });
  if (name === 'greengate-gateway') return;
  const text = readFileSync(join(program, 'deploy/systemd', instance ? `${name}@.service` : `${name}.service`), 'utf8');
  const valueOf = (/** @type {string} */ key) => new RegExp(`^${key}=(.*)$`, 'm').exec(text)?.[1] ?? '';
  const [, ...command] = valueOf('ExecStart').split(' ');
  const lines = [
    readFileSync(inMachine(valueOf('EnvironmentFile')), 'utf8').split('\n'),
    inMachine(valueOf('Environment')).split(' '),
  ];
  const pairs = lines.flat().map((line) => line.replaceAll('%i', instance ?? '').split(/=(.*)/s));
  const env = { PATH: process.env['PATH'], ...Object.fromEntries(pairs.filter(([key]) => key)) };
  if (valueOf('Type') === 'oneshot') {
    const { status } = spawnSync(process.execPath, command, { cwd: program, env, stdio: 'inherit' });
    if (status !== 0) process.exit(status ?? 1);
    return;
  }
  const log = openSync(join(services, unit, 'log'), 'a');
  const service = spawn(process.execPath, command, { cwd: program, env, detached: true, stdio: ['ignore', log, log] });
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
