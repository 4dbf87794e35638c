import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '#backend/app-context.ts';
import { noteFaults } from './fault-mails.ts';
import { createReaders, shopChecks, type Readers } from './shop-checks.ts';

type Context = Pick<AppContext, 'config' | 'database' | 'clock'>;
type Log = Pick<FastifyBaseLogger, 'warn'>;

const roundMs = 5 * 60_000;
const heartbeatTimeoutMs = 10_000;

/** Reads how the shop is, mails new faults to the shop, and asks the address of HEARTBEAT_URL when no machine has a fault. */
export async function watchShop(context: Context, readers: Readers, log: Log): Promise<void> {
  const { config, database, clock } = context;
  const checks = await shopChecks({ config, database, now: clock(), readers });
  const hasFault = await noteFaults(context, checks, { sends: config.mail?.kind === 'smtp' });
  if (config.heartbeatUrl === null || hasFault) return;
  try {
    await sendHeartbeat(config.heartbeatUrl);
  } catch (error) {
    log.warn({ err: error }, 'the address of HEARTBEAT_URL did not answer as it should');
  }
}

async function sendHeartbeat(address: URL): Promise<void> {
  const response = await fetch(address, { redirect: 'manual', signal: AbortSignal.timeout(heartbeatTimeoutMs) });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`status ${response.status}`);
}

/** Watches the shop every five minutes until the returned function is called. Several processes may do so at the same time. */
export function startWatching(context: Context, log: Log, owedRefundsOf: Readers['owedRefundsOf']): () => void {
  const { mail, heartbeatUrl } = context.config;
  if (mail?.kind !== 'smtp' && heartbeatUrl === null) return () => undefined;
  const readers = createReaders(owedRefundsOf);
  const timer = setInterval(() => {
    watchShop(context, readers, log).catch((error: unknown) => log.warn({ err: error }, 'the status was not read'));
  }, roundMs);
  timer.unref();
  return () => clearInterval(timer);
}
