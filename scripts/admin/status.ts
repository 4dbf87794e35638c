import { statfsSync, existsSync } from 'node:fs';
import type { BackendConfig } from '#backend/config.ts';
import type { Database } from '#backend/db/database.ts';
import { StartFault } from '#backend/db/start-fault.ts';
import { newestFileAt, readShopState } from '#backend/metrics/shop-state.ts';
import packageJson from '../../package.json' with { type: 'json' };
import { withDatabase } from './settings.ts';

/** A line of the status: whether it is as it should be, and what it says. */
type Line = [isGood: boolean, text: string];

const hourMs = 3_600_000;
/** The alert BackupOld has the same limit. */
const maxBackupAgeMs = 26 * hourMs;
const minFreeShare = 0.1;
const answerTimeoutMs = 5000;

/** Prints how the shop is. @returns 1 when something is not as it should be */
export async function showStatus(config: BackendConfig): Promise<number> {
  const lines: Line[] = [
    [true, `Greengate ${packageJson.version}, Node ${process.version}`],
    ...(await databaseLines(config)),
    await backupLine(config),
    ...diskLines(config),
    [config.mail !== null, config.mail ? 'Mail: on' : 'Mail: off, SMTP_URL is not set'],
    await shopLine(config),
  ];
  for (const [isGood, text] of lines) console.log(`${isGood ? '✓' : '✗'} ${text}`);
  return lines.every(([isGood]) => isGood) ? 0 : 1;
}

async function databaseLines(config: BackendConfig): Promise<Line[]> {
  try {
    return await withDatabase(config, async (database) => {
      const state = await readShopState(database);
      const { mailsGivenUp } = state;
      return [
        [true, `Database: ${database.label}, schema ${await schemaOf(database)}`],
        [true, `Last order: ${state.lastOrderAt === null ? 'none' : momentText(state.lastOrderAt)}`],
        [
          true,
          `Waiting: ${state.paymentsWaiting} payments, ${state.refundsWaiting} refunds, ${state.mailsWaiting} mails`,
        ],
        [mailsGivenUp === 0, `Mails of 30 days that could not be sent: ${mailsGivenUp}`],
      ];
    });
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    return [[false, `Database: ${error.message}`]];
  }
}

async function schemaOf({ query }: Database): Promise<number> {
  const row = await query
    .selectFrom('schema_migrations')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

async function backupLine({ backups }: BackendConfig): Promise<Line> {
  if (backups === null) return [false, 'Backup: BACKUP_DIR is not set'];
  const at = await newestFileAt(backups.folder);
  if (at === null) return [false, `Backup: none in ${backups.folder}`];
  const ageMs = Date.now() - at;
  const copy = backups.hook === null ? ', without a copy elsewhere (BACKUP_HOOK)' : '';
  const text = `Backup: ${momentText(at)}, ${Math.round(ageMs / hourMs)} hours ago, in ${backups.folder}${copy}`;
  return [ageMs < maxBackupAgeMs, text];
}

function diskLines({ dataDir, backups }: BackendConfig): Line[] {
  const folders = [dataDir, ...(backups === null ? [] : [backups.folder])].filter((folder) => existsSync(folder));
  return folders.map((folder) => {
    const { bavail, blocks, bsize } = statfsSync(folder);
    const gigabytes = (count: number) => ((count * bsize) / 1e9).toFixed(1);
    return [bavail / blocks > minFreeShare, `Disk: ${gigabytes(bavail)} of ${gigabytes(blocks)} GB free at ${folder}`];
  });
}

/** Asks the shop at its public address, as shoppers reach it. */
async function shopLine({ shopUrl }: BackendConfig): Promise<Line> {
  try {
    const response = await fetch(`${shopUrl}/health/ready`, { signal: AbortSignal.timeout(answerTimeoutMs) });
    const { status } = (await response.json()) as { status?: unknown };
    return [status === 'ready', `Shop: ${shopUrl} says ${String(status)}`];
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return [false, `Shop: ${shopUrl} does not answer (${cause})`];
  }
}

const momentText = (at: number): string => new Date(at).toISOString().slice(0, 16).replace('T', ' ') + ' UTC';
