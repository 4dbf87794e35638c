import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the temporary server, or the reason why it is missing. Only the `postgres` project has it. */
    postgres: { url: string } | { absent: string };
  }
}

/** The folder with `initdb` and `pg_ctl`: on the PATH, or in Debian's place. */
export function findBinaries(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(path.delimiter),
    ...versions.map((version) => path.join(debian, version, 'bin')),
  ];
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(path.join(folder, name)))) ?? null;
}

/** PostgreSQL refuses to run as root. In that case it runs as another user of this machine. */
export function findOwner(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  const account = ['postgres:', 'nobody:'].map((name) => accounts.find((line) => line.startsWith(name))).find(Boolean);
  const [, , uid, gid] = (account ?? '').split(':');
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

export function run(command: string, args: string[], options: SpawnSyncOptions): void {
  const { status, stderr, error } = spawnSync(command, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(`${path.basename(command)} failed: ${error?.message ?? String(stderr)}`);
}

/** Starts a PostgreSQL server in a temporary folder, reachable by a socket in it. `stop` ends it and removes the folder. */
export function startPostgres(): { url: string; stop(): void } | { absent: string } {
  const binaries = findBinaries();
  if (binaries === null) {
    return { absent: 'no initdb and pg_ctl on this machine (Debian and Ubuntu: apt-get install postgresql).' };
  }
  const owner = findOwner();
  const home = mkdtempSync(path.join(tmpdir(), 'greengate-pg-'));
  if (owner) chownSync(home, owner.uid, owner.gid);
  const data = path.join(home, 'data');
  const as = { cwd: home, ...owner };
  const settings = `-c listen_addresses= -k ${home} -c fsync=off -c full_page_writes=off -c max_connections=200`;
  const start = ['-D', data, '-w', '-l', path.join(home, 'server.log'), '-o', settings, 'start'];
  try {
    run(
      path.join(binaries, 'initdb'),
      ['-D', data, '-U', 'greengate', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N'],
      as,
    );
    run(path.join(binaries, 'pg_ctl'), start, as);
  } catch (error) {
    rmSync(home, { recursive: true, force: true });
    return { absent: `the server does not start (${error instanceof Error ? error.message.trim() : String(error)}).` };
  }
  const stop = () => {
    process.off('exit', stop);
    run(path.join(binaries, 'pg_ctl'), ['-D', data, '-w', '-m', 'immediate', 'stop'], as);
    rmSync(home, { recursive: true, force: true });
  };
  // A terminated run skips the teardown, and the server would outlive it: it is a daemon.
  process.once('exit', stop);
  return { url: `postgres://greengate@localhost/postgres?host=${encodeURIComponent(home)}`, stop };
}

/** Starts one server for the whole `postgres` project. */
export function setup(project: TestProject): (() => void) | undefined {
  const server = startPostgres();
  if ('absent' in server) {
    process.stderr.write(`\nThe PostgreSQL tests are skipped: ${server.absent}\n\n`);
    project.provide('postgres', { absent: server.absent });
    return undefined;
  }
  project.provide('postgres', { url: server.url });
  return () => server.stop();
}
