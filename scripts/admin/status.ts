import type { BackendConfig } from '#backend/config.ts';
import type { Database } from '#backend/db/database.ts';
import { StartFault } from '#backend/db/start-fault.ts';
import type { ShopCheck } from '#backend/features/shop/status/check-ids.ts';
import { readOwedRefunds } from '#backend/features/orders/refunds/owed-refund-repository.ts';
import { createReaders, shopChecks } from '#backend/features/shop/status/shop-checks.ts';
import { readShopState } from '#backend/metrics/shop-state.ts';
import { withDatabase } from './settings.ts';

/** A line of the status. */
type Line = Pick<ShopCheck, 'state'> & { text: string };

const answerTimeoutMs = 5000;
const marks: Record<ShopCheck['state'], string> = { OK: '✓', WARNING: '!', FAULT: '✗', UNKNOWN: '?' };

/** Prints how the shop is: what only the machine knows, and the checks of the page of the owner. @returns 1 with a fault */
export async function showStatus(config: BackendConfig): Promise<number> {
  const lines = [...(await databaseLines(config)), await shopLine(config)];
  for (const { state, text } of lines) console.log(`${marks[state]} ${text}`);
  return lines.some(({ state }) => state === 'FAULT') ? 1 : 0;
}

async function databaseLines(config: BackendConfig): Promise<Line[]> {
  try {
    return await withDatabase(config, async (database) => {
      const { lastOrderAt, mailsWaiting } = await readShopState(database);
      const lastOrder = lastOrderAt === null ? 'none' : new Date(lastOrderAt).toISOString();
      return [
        { state: 'OK', text: `Database: ${database.label}, schema ${await schemaOf(database)}` },
        { state: 'OK', text: `Last order: ${lastOrder}. Mails that wait: ${mailsWaiting}.` },
        ...(await checkLines(config, database)),
      ];
    });
  } catch (error) {
    if (!(error instanceof StartFault)) throw error;
    return [{ state: 'FAULT', text: `Database: ${error.message}` }, ...(await checkLines(config, null))];
  }
}

async function checkLines(config: BackendConfig, database: Database | null): Promise<Line[]> {
  const checks = await shopChecks({ config, database, now: Date.now(), readers: createReaders(readOwedRefunds) });
  return checks.map(({ title, state, note }) => ({ state, text: `${title}: ${note}` }));
}

async function schemaOf({ query }: Database): Promise<number> {
  const row = await query
    .selectFrom('schema_migrations')
    .select(({ fn }) => fn.max('id').as('id'))
    .executeTakeFirst();
  return row?.id ?? 0;
}

/** Asks the shop at its public address, as shoppers reach it. */
async function shopLine({ shopUrl }: BackendConfig): Promise<Line> {
  try {
    const response = await fetch(`${shopUrl}/health/ready`, { signal: AbortSignal.timeout(answerTimeoutMs) });
    const { status } = (await response.json()) as { status?: unknown };
    return { state: status === 'ready' ? 'OK' : 'FAULT', text: `Shop: ${shopUrl} says ${String(status)}` };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
    return { state: 'FAULT', text: `Shop: ${shopUrl} does not answer (${cause})` };
  }
}
