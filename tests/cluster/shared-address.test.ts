import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findCommand } from '../../scripts/setup/debian.mjs';
import { findHaproxy } from '../../scripts/setup/haproxy.mjs';

const sbin = ['/usr/sbin', '/sbin'];
const keepalived = findCommand(['keepalived'], sbin);
const ip = findCommand(['ip'], sbin);
const haproxy = findHaproxy();
const isReady = keepalived && ip && haproxy && process.getuid?.() === 0;

function run(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(ip ?? '', args, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`ip ${args.join(' ')}: ${stderr}`);
  return stdout;
}

/** A machine of its own network and processes, with the address 10.0.0.1 or 10.0.0.2. */
class Machine {
  readonly #space: string;
  readonly #holder: ChildProcess;

  readonly number: 1 | 2;
  readonly #folder: string;

  constructor(number: 1 | 2, folder: string) {
    this.number = number;
    this.#folder = folder;
    this.#space = `greengate-${process.pid}-${number}`;
    run('netns', 'add', this.#space);
    // The first process of the machine: with it, all others end.
    this.#holder = this.#spawn(ip ?? '', [
      'netns',
      'exec',
      this.#space,
      'unshare',
      '--pid',
      '--fork',
      '--mount-proc',
      '--kill-child',
      'sh',
      '-c',
      'while read -r line; do eval "$line"; done',
    ]);
  }

  #spawn(command: string, args: string[]): ChildProcess {
    return spawn(command, args, { stdio: ['pipe', 'ignore', 'ignore'] });
  }

  do(command: string): void {
    this.#holder.stdin?.write(`${command}\n`);
  }

  plug(cable: string): void {
    run('link', 'set', cable, 'netns', this.#space, 'name', 'eth0');
    for (const args of [
      ['address', 'add', `10.0.0.${this.number}/24`, 'dev', 'eth0'],
      ['link', 'set', 'eth0', 'up'],
      ['link', 'set', 'lo', 'up'],
    ]) {
      run('-n', this.#space, ...args);
    }
  }

  startBalancer(): void {
    this.do(`${haproxy} -f ${this.#folder}/haproxy.cfg &`);
  }

  hasSharedAddress(): boolean {
    return run('-n', this.#space, 'address', 'show', 'dev', 'eth0').includes('inet 10.0.0.10/');
  }

  async remove(): Promise<void> {
    const ended = new Promise((resolve) => void this.#holder.once('exit', resolve));
    this.#holder.kill('SIGKILL');
    await ended;
    run('netns', 'delete', this.#space);
  }
}

test('the address of the shop is at the machine whose balancer runs, and comes back to the first', async (context) => {
  if (!isReady) return context.skip('it needs root and the Debian packages keepalived, iproute2 and haproxy.');
  const folder = await mkdtemp(join(tmpdir(), 'greengate-keepalived-'));
  const first = new Machine(1, folder);
  const second = new Machine(2, folder);
  onTestFinished(async () => {
    await first.remove();
    await second.remove();
    await rm(folder, { recursive: true, force: true });
  });
  const cable = `gg${process.pid % 100_000}`;
  run('link', 'add', `${cable}a`, 'type', 'veth', 'peer', 'name', `${cable}b`);
  first.plug(`${cable}a`);
  second.plug(`${cable}b`);

  await writeFile(
    join(folder, 'haproxy.cfg'),
    'defaults\n  timeout client 1s\n  timeout server 1s\n  timeout connect 1s\nlisten shop\n  mode http\n  bind 127.0.0.1:8080\n',
  );
  const ofFirst = await readFile('deploy/ha/keepalived.conf', 'utf8');
  const ofSecond = ofFirst
    .replace('priority 100', 'priority 90')
    .replace(/(unicast_src_ip 10\.0\.0\.)1/, '$12')
    .replace(/(unicast_peer \{\s+10\.0\.0\.)2/, '$11');
  for (const [machine, config] of [
    [first, ofFirst],
    [second, ofSecond],
  ] as const) {
    const file = join(folder, `keepalived-${machine.number}.conf`);
    await writeFile(file, config);
    machine.startBalancer();
    const pids = ['p', 'r', 'c'].map((letter) => `-${letter} ${folder}/${letter}${machine.number}`).join(' ');
    machine.do(`${keepalived} -n -f ${file} ${pids} &`);
  }
  const holders = () => [first, second].filter((machine) => machine.hasSharedAddress()).map(({ number }) => number);
  const timeout = { timeout: 20_000 };
  await expect.poll(holders, timeout).toEqual([1]);
  // The shell takes note of the ended process while it waits for another one.
  first.do('kill $(pidof haproxy); sleep 0.5 & wait $!');
  await expect.poll(holders, timeout).toEqual([2]);
  first.startBalancer();
  await expect.poll(holders, timeout).toEqual([1]);
});
