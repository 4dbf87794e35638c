import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { syscallFilterOf } from './syscall-filter.mjs';
import { commandOf, readEnvironmentFile, readUnit, wordsOf } from './unit-file.mjs';

/**
 * `systemctl` inside of try-install, where systemd does not run. Enabling is done by the real one, which only writes links.
 * Starting, stopping and reloading is done here, with what the unit says: user, variables, environment files, folders,
 * umask, capabilities, a read-only file system, hidden processes, and the filter of system calls.
 */

const state = '/run/try-install';
const log = '/var/log/try-install';
const stopTimeoutMs = 20_000;
const realSystemctl = '/usr/bin/systemctl';
const perlFilter = '/usr/local/lib/try-install/with-filter.pl';

mkdirSync(state, { recursive: true });
mkdirSync(log, { recursive: true });
const words = process.argv.slice(2).filter((word) => word !== '--quiet');
const [verb = '', ...names] = words.filter((word) => word !== '--now');
const actsNow = words.includes('--now');

switch (verb) {
  case 'daemon-reload':
    break;
  case 'enable':
  case 'disable': {
    const { status, stderr } = spawnSync(realSystemctl, [verb, ...names], { encoding: 'utf8' });
    if (status !== 0) fail(stderr);
    if (actsNow) for (const name of names) await (verb === 'enable' ? start : stop)(name);
    break;
  }
  case 'start':
    for (const name of names) await start(name);
    break;
  case 'stop':
    for (const name of names) await stop(name);
    break;
  case 'restart':
    for (const name of names) {
      await stop(name);
      await start(name);
    }
    break;
  case 'reload':
    for (const name of names) reload(name);
    break;
  case 'is-active':
    process.exit(names.every((name) => pidOf(name) !== undefined) ? 0 : 3);
    break;
  default:
    fail(`systemctl ${verb} is not known to try-install`);
}
// The started units keep running.
process.exit(0);

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Starts a unit. Commands replace the units of Debian's packages. */
async function start(name) {
  if (name === 'postgresql') {
    const [version = ''] = readdirSync('/etc/postgresql');
    return runOrFail(['pg_ctlcluster', version, 'main', 'start']);
  }
  if (name === 'nftables') return runOrFail(['nft', '--file', '/etc/nftables.conf']);
  // A timer only waits here.
  if (name.endsWith('.timer')) return undefined;
  if (!name.startsWith('greengate')) return fail(`try-install starts no ${name}`);
  if (pidOf(name) !== undefined) return undefined;
  return startUnit(name);
}

function runOrFail([command, ...args]) {
  const { status, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (status !== 0) fail(`${command} ended with ${status}: ${stdout}${stderr}`);
}

function unitOf(name) {
  const [base = '', instance = ''] = name.replace(/\.service$/, '').split('@');
  const file = `/etc/systemd/system/${base}${name.includes('@') ? '@' : ''}.service`;
  if (!existsSync(file)) fail(`There is no unit ${name}.`);
  return readUnit(readFileSync(file, 'utf8'), instance);
}

async function startUnit(name) {
  const unit = unitOf(name);
  const one = (setting) => unit.get(setting)?.at(-1);
  const env = environmentOf(unit);
  const user = one('User') ?? 'root';
  for (const folder of foldersOf(unit)) {
    const mode = one('StateDirectoryMode') ?? '755';
    runOrFail(['install', '-d', '-o', user, '-g', one('Group') ?? user, '-m', mode, folder]);
  }
  const filter = `${state}/${name}.filter`;
  const { program, allowed } = syscallFilterOf(unit);
  writeFileSync(filter, program);
  for (const line of unit.get('ExecStartPre') ?? []) {
    const { status, stderr } = spawnSync('unshare', confined(unit, filter, commandOf(line, env)), {
      env,
      encoding: 'utf8',
    });
    if (status !== 0) fail(`${name}: ${line} ended with ${status}: ${stderr}`);
  }
  const output = openSync(`${log}/${name}.log`, 'a');
  const [line = ''] = unit.get('ExecStart') ?? [];
  const child = spawn('unshare', confined(unit, filter, commandOf(line, env)), {
    env,
    detached: true,
    cwd: one('WorkingDirectory') ?? '/',
    stdio: ['ignore', output, output],
  });
  if (one('Type') === 'oneshot') {
    const code = await new Promise((resolve) => child.once('exit', resolve));
    console.log(readFileSync(`${log}/${name}.log`, 'utf8').trim());
    if (code !== 0) fail(`${name} ended with ${code}.`);
    return;
  }
  writeFileSync(`${state}/${name}.pid`, String(child.pid));
  await pause(500);
  if (pidOf(name) === undefined) fail(`${name} has ended: ${readFileSync(`${log}/${name}.log`, 'utf8')}`);
  console.log(`${name} runs as ${user}, with ${allowed} system calls`);
}

function foldersOf(unit) {
  return (unit.get('StateDirectory') ?? []).flatMap((line) => line.split(' ')).map((folder) => `/var/lib/${folder}`);
}

function environmentOf(unit) {
  const lines = (unit.get('Environment') ?? []).flatMap(wordsOf);
  const own = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  const files = (unit.get('EnvironmentFile') ?? []).map((file) => readEnvironmentFile(readFileSync(file, 'utf8')));
  return Object.assign({ PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin', LANG: 'C.UTF-8' }, own, ...files);
}

/** The arguments of `unshare` that run a command as the unit says. */
function confined(unit, filter, command) {
  const one = (setting) => unit.get(setting)?.at(-1);
  const writable = foldersOf(unit);
  const capabilities = (unit.get('AmbientCapabilities') ?? []).flatMap((line) =>
    line.toLowerCase().replaceAll('cap_', '').split(' '),
  );
  const granted = capabilities.map((name) => `,+${name}`).join('');
  const steps = [
    'set -e',
    ...writable.map((folder) => `mount --bind ${folder} ${folder}`),
    ...(one('PrivateTmp') === 'true' ? ['mount -t tmpfs tmpfs /tmp', 'mount -t tmpfs tmpfs /var/tmp'] : []),
    ...(one('ProtectHome') === 'true'
      ? ['mount -t tmpfs -o mode=0 tmpfs /root', 'mount -t tmpfs -o mode=0 tmpfs /home']
      : []),
    ...(one('ProcSubset') === 'pid' ? ['mount -t proc -o subset=pid,hidepid=invisible proc /proc'] : []),
    ...(one('ProtectSystem') === 'strict' ? ['mount -o remount,bind,ro /'] : []),
    `umask ${one('UMask') ?? '0022'}`,
    // This machine may allow less than the unit asks for.
    `ulimit -n ${one('LimitNOFILE') ?? 1024} 2> /dev/null || ulimit -n "$(ulimit -Hn)"`,
    `exec setpriv --reuid ${one('User') ?? 'root'} --regid ${one('Group') ?? 'root'} --init-groups --no-new-privs --bounding-set=-all${granted} --inh-caps=-all${granted} --ambient-caps=-all${granted} perl ${perlFilter} ${filter} "$@"`,
  ];
  return ['--mount', 'bash', '-c', steps.join('\n'), 'unit', ...command];
}

async function stop(name) {
  if (name === 'haproxy' || name === 'nftables') return;
  const pid = pidOf(name);
  if (pid === undefined) return;
  process.kill(pid, 'SIGTERM');
  const deadline = Date.now() + stopTimeoutMs;
  while (pidOf(name) !== undefined) {
    if (Date.now() > deadline) fail(`${name} did not end.`);
    await pause(50);
  }
  rmSync(`${state}/${name}.pid`);
}

function reload(name) {
  const unit = unitOf(name);
  const env = { ...environmentOf(unit), MAINPID: String(pidOf(name)) };
  for (const line of unit.get('ExecReload') ?? []) {
    const [command = '', ...args] = commandOf(line, env);
    const { status, stderr } = spawnSync(command, args, { env, encoding: 'utf8' });
    if (status !== 0) fail(`${name}: ${line} ended with ${status}: ${stderr}`);
  }
}

/** The process of a unit, while it runs. */
function pidOf(name) {
  const file = `${state}/${name}.pid`;
  if (!existsSync(file)) return undefined;
  const pid = Number(readFileSync(file, 'utf8'));
  const stat = `/proc/${pid}/stat`;
  return existsSync(stat) && !/\) Z /.test(readFileSync(stat, 'utf8')) ? pid : undefined;
}
