import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** PostgreSQL refuses to run as root: then somebody else of this machine has to. */
function findOwner() {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  const account = ['postgres:', 'nobody:'].map((name) => accounts.find((line) => line.startsWith(name))).find(Boolean);
  const [, , uid, gid] = (account ?? '').split(':');
  if (!uid || !gid)
    throw new Error('PostgreSQL refuses to run as root: run this as another user, or set DATABASE_URL.');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Whether that account may pass through all folders above. */
function canReach(folder, owner) {
  if (owner.uid === undefined) return true;
  return spawnSync('test', ['-x', dirname(folder)], owner).status === 0;
}

function makeFolder(folder, owner) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
}

/** @throws when another server keeps its data there */
function requireUnused(data) {
  const lock = join(data, 'postmaster.pid');
  const pid = existsSync(lock) ? Number(readFileSync(lock, 'utf8').split('\n')[0]) : 0;
  const command = `/proc/${pid}/cmdline`;
  if (pid === 0 || !existsSync(command) || !readFileSync(command, 'utf8').includes('postgres')) return;
  throw new Error(
    `The database in ${data} is in use by process ${pid}. Close the cluster that runs there, or set DATA_DIR to another folder.`,
  );
}

/**
 * Prepares a PostgreSQL server that only this machine's user reaches, by a socket: kept in `postgres` of the data folder,
 * or, where the account it has to run under cannot get there, in a temporary folder that is thrown away.
 * @param {{ binaries: string, dataDir: string }} where
 */
export function preparePostgres({ binaries, dataDir }) {
  const owner = findOwner();
  mkdirSync(dataDir, { recursive: true });
  const kept = join(resolve(dataDir), 'postgres');
  if (canReach(kept, owner)) requireUnused(kept);
  const home = mkdtempSync(join(tmpdir(), 'greengate-pg-'));
  if (owner.uid !== undefined) chownSync(home, owner.uid, owner.gid);
  const isKept = canReach(kept, owner);
  const data = isKept ? kept : join(home, 'data');
  if (!existsSync(join(data, 'PG_VERSION'))) {
    makeFolder(data, owner);
    const made = spawnSync(
      join(binaries, 'initdb'),
      ['-D', data, '-U', 'greengate', '-A', 'trust', '-E', 'UTF8', '--locale=C'],
      { ...owner, cwd: home, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`The database cannot be made in ${data}: ${made.stderr || made.error}`);
  }
  return {
    url: `postgres://greengate@localhost/postgres?host=${encodeURIComponent(home)}`,
    label: isKept
      ? `PostgreSQL in ${data}`
      : `PostgreSQL in ${data}, thrown away at the end (as root, it cannot reach ${kept})`,
    /** What the guard runs. SIGINT lets nobody in any more and ends at once, in order. */
    program: {
      command: join(binaries, 'postgres'),
      args: ['-D', data, '-k', home, '-c', 'listen_addresses=', '-c', 'max_connections=200'],
      stopSignal: 'SIGINT',
      folder: home,
      cwd: home,
      logFile: join(home, 'server.log'),
      ...owner,
    },
    logFile: join(home, 'server.log'),
    /** Resolves when it answers; rejects after some twenty seconds. */
    async answers() {
      for (let tries = 0; tries < 100; tries += 1) {
        const asked = spawnSync(join(binaries, 'pg_isready'), ['-q', '-h', home], { stdio: 'ignore' });
        if (asked.status === 0) return;
        await pause(200);
      }
      throw new Error(`The database does not answer; its log is ${join(home, 'server.log')}.`);
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
