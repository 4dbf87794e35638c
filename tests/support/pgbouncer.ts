import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { findOwner } from './postgres-cluster.ts';
import { freePorts } from './free-ports.ts';

const binary = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((file) => existsSync(file));

/** The reason why PgBouncer is missing, or null. */
export const absentPgBouncer =
  binary === undefined ? 'no pgbouncer on this machine (apt-get install pgbouncer).' : null;

/**
 * Starts PgBouncer in transaction mode, with its other settings as Debian has them, before the server with that address. Few
 * connections to the server serve all clients, so transactions of one client often get different ones.
 */
export async function startPgBouncer(postgresUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const { pathname, searchParams, username } = new URL(postgresUrl);
  const [port] = await freePorts(1);
  const home = mkdtempSync(path.join(tmpdir(), 'greengate-pgbouncer-'));
  const owner = findOwner();
  if (owner) chownSync(home, owner.uid, owner.gid);
  const settings = path.join(home, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=${searchParams.get('host')} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 6
logfile = ${path.join(home, 'pgbouncer.log')}
`,
  );
  const child = spawn(binary ?? 'pgbouncer', ['-q', settings], { ...owner, cwd: home, stdio: 'ignore' });
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`;
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    rmSync(home, { recursive: true, force: true });
  };
  const connects = async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.end();
  };
  // A terminated run skips the teardown.
  process.once('exit', () => child.kill('SIGKILL'));
  await vi.waitFor(connects, { timeout: 10_000 });
  return { url, stop };
}
