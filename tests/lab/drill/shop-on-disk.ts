import { spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseConfig } from '#backend/db/database.ts';
import { databaseVariables, startBackendProcess, type BackendProcess } from '#tests/support/backend-process.ts';
import { familyOf } from '#tests/support/running-cluster.ts';
import { preparePostgres } from '../../../scripts/cluster/private-postgres.mjs';
import { findCommand, installPackage } from '../../../scripts/setup/debian.mjs';
import { installPostgres } from '../../../scripts/setup/postgres.mjs';

export const seller = { email: 'seller@example.com', password: 'seller-password' };

/** A running store, and its PostgreSQL server. */
interface ShopOnDisk {
  address: string;
  /** Stops all processes without ending them: the store first, so that it confirms no further orders. */
  freeze(): void;
  /** Kills all processes with SIGKILL. */
  kill(): Promise<void>;
  /** Ends all processes in order. */
  end(): Promise<void>;
}

async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await new Promise((resolve) => child.once('exit', resolve));
}

interface RunningDatabase {
  config: DatabaseConfig;
  child: ChildProcess | null;
  remove: () => void;
}

/** The servers that run. They are killed when this process ends before them. */
const servers = new Set<ChildProcess>();
process.once('exit', () => {
  for (const server of servers) server.kill('SIGKILL');
});

/** Opens the database in that folder. `isFlushing: false`: PostgreSQL with `fsync=off`. */
export async function openDatabaseIn(
  folder: string,
  kind: DatabaseConfig['kind'],
  isFlushing = true,
): Promise<RunningDatabase> {
  if (kind === 'sqlite') {
    return { config: { kind, file: path.join(folder, 'greengate.db') }, child: null, remove: () => undefined };
  }
  const binaries = installPostgres();
  if (!binaries) throw new Error('PostgreSQL is not on this machine: install it (Debian: apt-get install postgresql).');
  const prepared = preparePostgres({ binaries, dataDir: folder });
  const { command, args, uid, gid, cwd, logFile } = prepared.program;
  const log = openSync(logFile, 'a');
  const child = spawn(command, [...args, '-c', `fsync=${isFlushing ? 'on' : 'off'}`], {
    stdio: ['ignore', log, log],
    cwd,
    ...(uid !== undefined && { uid }),
    ...(gid !== undefined && { gid }),
  });
  servers.add(child);
  child.once('exit', () => servers.delete(child));
  try {
    await prepared.isReady();
  } catch (error) {
    child.kill('SIGKILL');
    await endOf(child);
    throw error;
  }
  return { config: { kind, url: prepared.url }, child, remove: () => prepared.remove() };
}

/** Ends the server of a database in order. */
export async function closeDatabase({ child, remove }: RunningDatabase): Promise<void> {
  if (child) {
    child.kill('SIGINT');
    await endOf(child);
  }
  remove();
}

/** The library of Debian's package eatmydata, which lets every flush do nothing. */
function libraryWithoutFlushes(): string {
  if (!findCommand(['eatmydata'])) installPackage('eatmydata');
  if (!findCommand(['eatmydata'])) throw new Error('Install eatmydata (Debian: apt-get install eatmydata).');
  return 'libeatmydata.so';
}

/** Starts a store with its data in that folder. `isFlushing: false`: neither the store nor the database flushes anything. */
export async function startShopOnDisk(
  folder: string,
  kind: DatabaseConfig['kind'],
  isFlushing: boolean,
): Promise<ShopOnDisk> {
  const database = await openDatabaseIn(folder, kind, isFlushing);
  const store: BackendProcess = startBackendProcess({
    ...databaseVariables(folder, database.config),
    SELLER_EMAIL: seller.email,
    SELLER_PASSWORD: seller.password,
    RATE_LIMITS: 'off',
    DEMO_PRODUCTS: 'off',
    ...(!isFlushing && { LD_PRELOAD: libraryWithoutFlushes() }),
  });
  const server = database.child;
  const { address } = await store.ready;
  return {
    address,
    freeze() {
      store.child.kill('SIGSTOP');
      for (const pid of server?.pid === undefined ? [] : familyOf(server.pid)) process.kill(pid, 'SIGSTOP');
    },
    async kill() {
      const processes = server?.pid === undefined ? [] : familyOf(server.pid);
      store.child.kill('SIGKILL');
      for (const pid of processes) process.kill(pid, 'SIGKILL');
      await store.ended;
      if (server) await endOf(server);
      // The other processes of the server are not children of this one.
      while (processes.some((pid) => familyOf(pid).length > 0)) await new Promise((resolve) => setTimeout(resolve, 10));
      database.remove();
    },
    async end() {
      store.child.kill('SIGTERM');
      await store.ended;
      await closeDatabase(database);
    },
  };
}
