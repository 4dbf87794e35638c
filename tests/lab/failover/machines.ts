import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findCommand } from '../../../scripts/setup/debian.mjs';
import { findHaproxy } from '../../../scripts/setup/haproxy.mjs';
import { findPostgres } from '../../../scripts/setup/postgres.mjs';
import { findOwner } from '#tests/support/postgres-cluster.ts';
import { familyOf } from '#tests/support/running-cluster.ts';

/**
 * The files of deploy/ha on one machine: each of its machines has an address of the loopback interface, so that all ports stay as
 * they are in the files.
 */
const net = '127.0.21.';
const balancerAddress = `${net}9`;
const names = ['one', 'two', 'three'] as const;
export type MachineName = 'one' | 'two';

const password = 'only-for-the-lab';
const sbin = ['/usr/sbin'];
const programs = {
  etcd: findCommand(['etcd']),
  patroni: findCommand(['patroni']),
  pgbouncer: findCommand(['pgbouncer'], sbin),
  haproxy: findHaproxy(),
};

/** What is missing for the lab, or undefined. */
export function missingPrograms(): string | undefined {
  const missing = Object.entries(programs).flatMap(([name, path]) => (path === undefined ? [name] : []));
  if (!findPostgres()) missing.push('postgresql');
  if (process.getuid?.() !== 0) return 'The lab starts programs as the user postgres: run it as root.';
  if (missing.length === 0) return undefined;
  return `Missing: ${missing.join(', ')}. Install them: apt-get install -y patroni etcd-server haproxy pgbouncer postgresql`;
}

/** The version of each program, as it tells it. */
export function versions(): string[] {
  const ask = (path: string | undefined, arg: string) =>
    spawnSync(path ?? '', [arg], { encoding: 'utf8' })
      .stdout.split('\n')[0]
      ?.replace(/ - https.*/, '') ?? '';
  return [
    ask(join(findPostgres() ?? '', 'postgres'), '--version'),
    ask(programs.patroni, '--version'),
    ask(programs.etcd, '--version'),
    ask(programs.haproxy, '-v'),
    ask(programs.pgbouncer, '--version'),
    `Node.js ${process.version}`,
  ];
}

export class Machines {
  readonly folder = mkdtempSync(join(tmpdir(), 'greengate-ha-'));
  readonly #owner = findOwner();
  readonly #running = new Map<string, ChildProcess>();
  readonly #mounted: string[] = [];
  #isSynchronous = true;

  constructor() {
    this.#own(this.folder);
  }

  #own(path: string): void {
    if (this.#owner !== null) chownSync(path, this.#owner.uid, this.#owner.gid);
  }

  #start(name: string, program: string | undefined, args: string[], env: Record<string, string> = {}): void {
    const log = join(this.folder, `${name}.log`);
    const child = spawn('sh', ['-c', `exec "$0" "$@" >>'${log}' 2>&1`, program ?? '', ...args], {
      ...this.#owner,
      cwd: this.folder,
      env: { PATH: process.env['PATH'], HOME: this.folder, LANG: 'C.UTF-8', ...env },
      stdio: 'ignore',
    });
    this.#running.set(name, child);
  }

  /** A file of deploy/ha with the addresses of this machine. */
  #file(name: string): string {
    return readFileSync(`deploy/ha/${name}`, 'utf8').replaceAll('10.0.0.', net);
  }

  /** The variables of machine.env for one machine. */
  #variables(name: (typeof names)[number]): Record<string, string> {
    const own = `${net}${names.indexOf(name) + 1}`;
    const lines = [...this.#file('machine.env.example').matchAll(/^([A-Z_0-9]+)=(.*)$/gm)];
    const shared = new Set(['ETCD_INITIAL_CLUSTER', 'PATRONI_ETCD3_HOSTS']);
    const read = lines.map(([, key = '', value = '']): [string, string] => {
      if (key.endsWith('_PASSWORD')) return [key, password];
      if (key === 'PATRONI_POSTGRESQL_BIN_DIR') return [key, findPostgres() ?? ''];
      if (key.endsWith('DATA_DIR')) return [key, join(this.folder, name, key.startsWith('ETCD') ? 'etcd' : 'data')];
      if (key.endsWith('_NAME')) return [key, name];
      return [key, shared.has(key) ? value : value.replaceAll(`${net}1`, own)];
    });
    return Object.fromEntries(read);
  }

  async start(isSynchronous: boolean): Promise<void> {
    this.#isSynchronous = isSynchronous;
    const patroni = this.#file('patroni.yml').replace('synchronous_mode: true', `synchronous_mode: ${isSynchronous}`);
    for (const name of ['one', 'two']) {
      // Both would make the socket of this port in one folder of this machine.
      const socket = `  parameters:\n    unix_socket_directories: ${join(this.folder, name)}\n`;
      writeFileSync(join(this.folder, `patroni-${name}.yml`), patroni + socket);
    }
    for (const file of ['database.cfg', 'pgbouncer.ini']) {
      const text = this.#file(file)
        .replaceAll('127.0.0.1', balancerAddress)
        .replace('/etc/pgbouncer/userlist.txt', join(this.folder, 'userlist.txt'));
      writeFileSync(join(this.folder, file), text);
    }
    writeFileSync(join(this.folder, 'userlist.txt'), `"greengate" "${password}"\n`);
    for (const name of names) this.#prepare(name);
    this.startEtcd();
    this.startDatabase('one');
    await this.until(async () => (await this.primary()) === 'one', 60);
    await this.#makeShopDatabase();
    this.startDatabase('two');
    await this.untilStandby();
    this.#start('haproxy', programs.haproxy, ['-f', join(this.folder, 'database.cfg')]);
    this.#start('pgbouncer', programs.pgbouncer, ['-q', join(this.folder, 'pgbouncer.ini')]);
  }

  /** A small disk for each database, so that the lab can fill it. */
  #prepare(name: (typeof names)[number]): void {
    const folder = join(this.folder, name);
    mkdirSync(folder);
    const isMounted = name !== 'three' && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1500m', 'none', folder]);
    if (isMounted && isMounted.status === 0) this.#mounted.push(folder);
    this.#own(folder);
  }

  startEtcd(): void {
    for (const name of names) this.#start(`etcd-${name}`, programs.etcd, [], this.#variables(name));
  }

  /** Stops all of etcd at once, or lets it go on. */
  signalEtcd(signal: 'SIGSTOP' | 'SIGCONT'): void {
    for (const name of names) this.#running.get(`etcd-${name}`)?.kill(signal);
  }

  startDatabase(name: MachineName): void {
    this.#start(`patroni-${name}`, programs.patroni, [join(this.folder, `patroni-${name}.yml`)], this.#variables(name));
  }

  /** The ids of all processes of a machine's PostgreSQL. */
  #postgresOf(name: MachineName): number[] {
    const file = join(this.folder, name, 'data', 'postmaster.pid');
    const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
    return pid === 0 ? [] : familyOf(pid);
  }

  /** Kills Patroni, PostgreSQL and etcd of a machine in one moment, as when it loses its power. */
  async killMachine(name: MachineName): Promise<void> {
    const patroni = this.#running.get(`patroni-${name}`);
    const etcd = this.#running.get(`etcd-${name}`);
    const all = [...familyOf(patroni?.pid ?? 0), ...this.#postgresOf(name), ...familyOf(etcd?.pid ?? 0)];
    for (const signal of ['SIGSTOP', 'SIGKILL'] as const) {
      for (const pid of new Set(all)) if (familyOf(pid).length > 0) process.kill(pid, signal);
    }
    await this.until(() => Promise.resolve(this.#postgresOf(name).length === 0), 10);
  }

  /** Starts the machine again, and waits until it is a standby that has everything. */
  async startMachine(name: MachineName): Promise<void> {
    this.#start(`etcd-${name}`, programs.etcd, [], {
      ...this.#variables(name),
      ETCD_INITIAL_CLUSTER_STATE: 'existing',
    });
    this.startDatabase(name);
    await this.untilStandby();
  }

  /** Stops the processes of a standby, which then receives nothing. */
  stall(name: MachineName): void {
    for (const pid of this.#postgresOf(name)) process.kill(pid, 'SIGSTOP');
  }

  /** Lets a standby go on without what its primary has sent meanwhile, which the memory of one machine would still have for it. */
  goOnCutOff(name: MachineName): void {
    const all = this.#postgresOf(name);
    for (const pid of all) {
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('walreceiver')) process.kill(pid, 'SIGTERM');
    }
    for (const pid of all) process.kill(pid, 'SIGCONT');
  }

  async #ask(name: MachineName, path: string, init: RequestInit = {}): Promise<Response | null> {
    const address = `http://${net}${names.indexOf(name) + 1}:8008${path}`;
    return fetch(address, { ...init, signal: AbortSignal.timeout(20_000) }).catch(() => null);
  }

  async primary(): Promise<MachineName | undefined> {
    for (const name of ['one', 'two'] as const) if ((await this.#ask(name, '/primary'))?.status === 200) return name;
    return undefined;
  }

  /** Waits until one machine is the primary and the other follows it; in synchronous mode, until it is the synchronous one. */
  async untilStandby(): Promise<void> {
    await this.until(async () => {
      const primary = await this.primary();
      if (primary === undefined) return false;
      return (await this.#ask(other(primary), this.#isSynchronous ? '/synchronous' : '/replica'))?.status === 200;
    }, 120);
  }

  /** A planned change of the primary, by Patroni. */
  async switchOver(): Promise<void> {
    const leader = await this.primary();
    if (leader === undefined) throw new Error('There is no primary.');
    const body = JSON.stringify({ leader, candidate: other(leader) });
    const answer = await this.#ask(leader, '/switchover', { method: 'POST', body });
    if (answer?.status !== 200) throw new Error(`Patroni did not switch: ${answer?.status} ${await answer?.text()}`);
  }

  /** Fills the disk of a machine's database; undefined where it has no disk of its own. @returns what makes room again */
  fillDisk(name: MachineName): (() => void) | undefined {
    const folder = join(this.folder, name);
    if (!this.#mounted.includes(folder)) return undefined;
    const file = join(folder, 'filler');
    spawnSync('dd', ['if=/dev/zero', `of=${file}`, 'bs=1M'], { stdio: 'ignore' });
    return () => rmSync(file);
  }

  async #makeShopDatabase(): Promise<void> {
    const admin = await this.connect('one', 'postgres', 'postgres');
    await admin.query(`create role greengate login password '${password}'`);
    await admin.query('create database greengate owner greengate');
    await admin.end();
  }

  async connect(name: MachineName, user: string, database: string): Promise<pg.Client> {
    const host = `${net}${names.indexOf(name) + 1}`;
    const client = new pg.Client({ host, user, database, password, port: 5432 });
    await client.connect();
    return client;
  }

  /** The address of the shop's database. */
  url(isPooled: boolean): string {
    return `postgres://greengate:${password}@${balancerAddress}:${isPooled ? 6432 : 5000}/greengate`;
  }

  async until(isTrue: () => Promise<boolean>, seconds: number): Promise<void> {
    const end = performance.now() + seconds * 1000;
    while (!(await isTrue())) {
      if (performance.now() > end)
        throw new Error(`It did not happen within ${seconds} s. The logs are in ${this.folder}.`);
      await pause(250);
    }
  }

  /** Ends everything. `logs` keeps the logs in that folder. */
  async close(logs?: string): Promise<void> {
    for (const name of ['one', 'two'] as const) {
      await this.killMachine(name).catch(() => undefined);
    }
    for (const child of this.#running.values()) child.kill('SIGKILL');
    await pause(500);
    for (const folder of this.#mounted) spawnSync('umount', ['-l', folder]);
    if (logs !== undefined) {
      mkdirSync(logs, { recursive: true });
      for (const name of this.#running.keys()) cpSync(join(this.folder, `${name}.log`), join(logs, `${name}.log`));
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}

export const other = (name: MachineName): MachineName => (name === 'one' ? 'two' : 'one');
