import { appendFileSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { vi } from 'vitest';
import { findBinaries, findOwner, run } from './postgres-cluster.ts';

/** One of two servers. */
interface PairServer {
  /** The path of its socket. */
  socket: string;
  start(): void;
  /** Ends it at once, as a power failure does. */
  stop(): void;
  ask<Row extends object>(statement: string): Promise<Row[]>;
}

export interface PostgresPair {
  primary: PairServer;
  standby: PairServer;
  /** Resolves when the standby has everything that the primary has committed. */
  hasCaughtUp(): Promise<void>;
  /** Makes the standby the primary. */
  promote(): void;
  remove(): void;
}

/** Starts a PostgreSQL and a standby that receives its changes by streaming, after the commits: asynchronously. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const binaries = findBinaries();
  if (binaries === null) throw new Error('There is no PostgreSQL.');
  const owner = findOwner();
  const home = mkdtempSync(path.join(tmpdir(), 'greengate-pair-'));
  if (owner) chownSync(home, owner.uid, owner.gid);
  const as = { cwd: home, ...owner };
  const call = (name: string, ...args: string[]) => run(path.join(binaries, name), args, as);
  const serverOf = (name: string) => {
    const folder = path.join(home, name);
    mkdirSync(folder);
    if (owner) chownSync(folder, owner.uid, owner.gid);
    const data = path.join(folder, 'data');
    const settings = `-c listen_addresses= -k ${folder} -c fsync=off -c wal_keep_size=512MB`;
    const server: PairServer = {
      socket: path.join(folder, '.s.PGSQL.5432'),
      start: () => call('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'server.log'), '-o', settings, 'start'),
      stop: () => call('pg_ctl', '-D', data, '-w', '-m', 'immediate', 'stop'),
      async ask<Row extends object>(statement: string) {
        const client = new pg.Client({ host: folder, user: 'greengate', database: 'postgres' });
        await client.connect();
        try {
          return (await client.query<Row>(statement)).rows;
        } finally {
          await client.end();
        }
      },
    };
    return { folder, data, server };
  };
  const [one, other] = [serverOf('primary'), serverOf('standby')];
  const remove = () => {
    process.off('exit', remove);
    for (const { server } of [one, other]) {
      try {
        server.stop();
      } catch {
        // The test has stopped it.
      }
    }
    rmSync(home, { recursive: true, force: true });
  };
  // A terminated run skips the teardown, and the servers would outlive it: they are daemons.
  process.once('exit', remove);
  call('initdb', '-D', one.data, '-U', 'greengate', '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N');
  // Neither has been started: the standby gets all that the primary will write.
  run('cp', ['-a', one.data, other.data], as);
  appendFileSync(
    path.join(other.data, 'postgresql.conf'),
    `\nprimary_conninfo = 'host=${one.folder} user=greengate application_name=standby'\n`,
  );
  writeFileSync(path.join(other.data, 'standby.signal'), '');
  one.server.start();
  other.server.start();
  return {
    primary: one.server,
    standby: other.server,
    hasCaughtUp: () =>
      vi.waitFor(
        async () => {
          const rows = await one.server.ask(
            'select from pg_stat_replication where replay_lsn >= pg_current_wal_flush_lsn()',
          );
          if (rows.length !== 1) throw new Error('The standby has not caught up.');
        },
        { timeout: 20_000 },
      ),
    promote: () => call('pg_ctl', '-D', other.data, '-w', 'promote'),
    remove,
  };
}
