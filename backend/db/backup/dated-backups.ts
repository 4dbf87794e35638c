import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { DatabaseConfig } from '../database.ts';
import { StartFault } from '../start-fault.ts';
import { backUp, backUpEncrypted } from './back-up.ts';
import { schemaOfBackup } from './backup-schema.ts';
import { writeLastBackup } from './last-backup.ts';

const dayMs = 86_400_000;
/** Backups of this time are never deleted. */
const recentMs = 2 * dayMs;

/** The numbers of the newest days, weeks and months with backups that keep their newest backup. */
interface KeptBackups {
  days: number;
  weeks: number;
  months: number;
}

export interface BackupSettings {
  /** The folder that BACKUP_DIR names. */
  folder: string;
  keep: KeptBackups;
  /** A shell command that gets the finished file's path in BACKUP_FILE; null for none. */
  hook: string | null;
}

/**
 * A time in UTC as in the names of backups, such as `greengate-2026-01-31T02-30-00Z.db`. Encrypted ones have the version of
 * their schema in the name, `greengate-2026-01-31T02-30-00Z-schema36.db.enc`.
 */
const namePattern = /^greengate-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z(?:-schema\d+)?\.db/;
const finishedPattern = /Z(\.db|-schema\d+\.db\.enc)$/;

function nameOf(at: Date): string {
  return `greengate-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`;
}

function schemaOf(folder: string, name: string): number | null {
  const named = /-schema(\d+)\.db\.enc$/.exec(name)?.[1];
  return named === undefined ? schemaOfBackup(path.join(folder, name)) : Number(named);
}

function timeOf(name: string): number {
  return Date.parse(name.replace(namePattern, '$1T$2:$3:$4Z').slice(0, 20));
}

/** The finished backups of a folder, newest first. */
function backupsIn(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => namePattern.test(name) && finishedPattern.test(name))
    .toSorted()
    .reverse();
}

/**
 * The path of the newest finished backup.
 *
 * @throws StartFault when there is none
 */
export function newestBackup(folder: string): string {
  const [newest] = backupsIn(folder);
  if (newest === undefined) throw new StartFault(`There is no backup in ${folder}. Make one: npm run backup`);
  return path.join(folder, newest);
}

/** The newest backup of each version of the schema. A file that cannot be read has none. */
function newestOfEachSchema(folder: string, backups: readonly string[]): string[] {
  const newest = new Map<number, string>();
  for (const name of backups) {
    const version = schemaOf(folder, name);
    if (version !== null && !newest.has(version)) newest.set(version, name);
  }
  return [...newest.values()];
}

/** Deletes the backups that the rule does not keep, without those of the last 48 hours and the newest one of each schema, and what killed backups left behind. Returns the deleted names. */
export function pruneBackups(folder: string, { days, weeks, months }: KeptBackups, now: Date): string[] {
  const dayOf = (name: string) => Math.floor(timeOf(name) / dayMs);
  const rules: [number, (name: string) => number | string][] = [
    [days, dayOf],
    // Weeks begin on Monday: 1970 began on a Thursday.
    [weeks, (name) => Math.floor((dayOf(name) + 3) / 7)],
    [months, (name) => name.slice(0, 'greengate-2026-01'.length)],
  ];
  const backups = backupsIn(folder);
  const kept = new Set<string>();
  for (const [count, periodOf] of rules) {
    const newestOf = new Map<number | string, string>();
    for (const name of backups) {
      if (newestOf.size < count && !newestOf.has(periodOf(name))) newestOf.set(periodOf(name), name);
    }
    for (const name of newestOf.values()) kept.add(name);
  }
  const unfinished = readdirSync(folder).filter(
    (name) => namePattern.test(name) && name.includes('.partial') && timeOf(name) < now.getTime() - dayMs,
  );
  // A rollback needs the newest backup of the old version, perhaps from some hours ago.
  for (const name of backups) if (timeOf(name) > now.getTime() - recentMs) kept.add(name);
  for (const name of newestOfEachSchema(folder, backups)) kept.add(name);
  const deleted = [...backups.filter((name) => !kept.has(name)), ...unfinished];
  for (const name of deleted) rmSync(path.join(folder, name));
  return deleted;
}

const runHook = (hook: string, file: string) =>
  spawnSync('sh', ['-c', `export BACKUP_FILE="$1"\n${hook}`, 'sh', file], { stdio: ['ignore', 'inherit', 'inherit'] });

/** Makes a backup in the folder whose name is the time, encrypted when there is a key. Returns its path. */
async function makeBackup(database: DatabaseConfig, folder: string, now: Date, key: string | null): Promise<string> {
  const start = path.resolve(folder, nameOf(now));
  if (key === null) {
    await backUp(database, `${start}.db`);
    return `${start}.db`;
  }
  const fileOf = (plain: string) => `${start}-schema${schemaOfBackup(plain) ?? 0}.db.enc`;
  return backUpEncrypted(database, `${start}.db.partial`, fileOf, key);
}

/**
 * Makes a backup whose name is the time, deletes old ones and runs the hook. Returns the new file, the deleted names, and whether the status
 * of the shop could be told of it.
 *
 * @throws StartFault; when only the hook has failed, the backup stays
 */
export async function makeDatedBackup(
  database: DatabaseConfig,
  { folder, keep, hook }: BackupSettings,
  now: Date,
  key: string | null = null,
): Promise<{ file: string; deleted: string[]; isNoted: boolean }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = await makeBackup(database, folder, now, key);
  const deleted = pruneBackups(folder, keep, now);
  const ended = hook === null ? null : runHook(hook, file);
  const isNoted = await writeLastBackup(database, {
    at: now.getTime(),
    isEncrypted: key !== null,
    isCopied: ended === null ? null : ended.status === 0,
  }).then(
    () => true,
    () => false,
  );
  if (ended !== null && ended.status !== 0) {
    const { status, signal } = ended;
    throw new StartFault(
      `The backup ${file} is complete, but there is no copy of it elsewhere: BACKUP_HOOK failed (${signal ?? `exit code ${status}`}).`,
    );
  }
  return { file, deleted, isNoted };
}
