import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const readyTimeoutMs = 20_000;
const pollMs = 200;

/**
 * PostgreSQL refuses to run as root, so root starts it as another user of this machine.
 * @typedef {{ uid?: number, gid?: number }} Owner
 * @returns {Owner}
 */
function findOwner() {
  if (process.getuid?.() !== 0) return {};
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  const account = ['postgres:', 'nobody:'].map((name) => accounts.find((line) => line.startsWith(name))).find(Boolean);
  const [, , uid, gid] = (account ?? '').split(':');
  if (!uid || !gid)
    throw new Error('PostgreSQL refuses to run as root: run this as another user, or set DATABASE_URL.');
  return { uid: Number(uid), gid: Number(gid) };
}

/**
 * Whether the server's user can reach the folder: it needs access to all folders above.
 * @param {string} folder
 * @param {Owner} owner
 */
function canReach(folder, owner) {
  if (owner.uid === undefined) return true;
  return spawnSync('test', ['-x', dirname(folder)], owner).status === 0;
}

/**
 * @param {string} folder
 * @param {Owner} owner
 */
function makeFolder(folder, owner) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
}

/**
 * Throws when another server uses this data folder.
 * @param {string} data
 */
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
 * Prepares a PostgreSQL server that listens on a socket only. Its data is in `postgres` of the data folder, or, when the
 * server's user cannot reach that, in a temporary folder that is removed at the end.
 * @param {{ binaries: string, dataDir: string }} where
 */
export function preparePostgres({ binaries, dataDir }) {
  const owner = findOwner();
  mkdirSync(dataDir, { recursive: true });
  const permanent = join(resolve(dataDir), 'postgres');
  if (canReach(permanent, owner)) requireUnused(permanent);
  const home = mkdtempSync(join(tmpdir(), 'greengate-pg-'));
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(home, owner.uid, owner.gid);
  const isPermanent = canReach(permanent, owner);
  const data = isPermanent ? permanent : join(home, 'data');
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
    label: isPermanent
      ? `PostgreSQL in ${data}`
      : `PostgreSQL in ${data}, removed at the end (started by root, it cannot reach ${permanent})`,
    /** The program, for foreign-program.mjs. On SIGINT the server closes all connections and shuts down cleanly. */
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
    /** Resolves when the server accepts connections; rejects after `readyTimeoutMs`. */
    async isReady() {
      for (const deadline = Date.now() + readyTimeoutMs; Date.now() < deadline; await pause(pollMs)) {
        const { status } = spawnSync(join(binaries, 'pg_isready'), ['-q', '-h', home], { stdio: 'ignore' });
        if (status === 0) return;
      }
      throw new Error(`The database is not ready; its log is ${join(home, 'server.log')}.`);
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}
