import type { FastifyBaseLogger } from 'fastify';
import type { AppContext } from '#backend/app-context.ts';
import { createCertificateReader, type Certificate } from './certificate.ts';
import { mailNewFaults } from './fault-mails.ts';
import { shopChecks } from './shop-checks.ts';

type Context = Pick<AppContext, 'config' | 'database' | 'clock'>;
type Log = Pick<FastifyBaseLogger, 'warn'>;

const roundMs = 5 * 60_000;

/** Reads how the shop is, and mails new faults to the shop. */
export async function watchShop(
  context: Context,
  certificateOf: (address: URL) => Promise<Certificate | null>,
): Promise<void> {
  const { config, database, clock } = context;
  const checks = await shopChecks({ config, database, now: clock(), certificateOf });
  if (config.mail?.kind === 'smtp') await mailNewFaults(context, checks);
}

/** Watches the shop every five minutes until the returned function is called. Several processes may do so at the same time. */
export function startWatching(context: Context, log: Log): () => void {
  const certificateOf = createCertificateReader();
  const timer = setInterval(() => {
    watchShop(context, certificateOf).catch((error: unknown) => log.warn({ err: error }, 'the status was not read'));
  }, roundMs);
  timer.unref();
  return () => clearInterval(timer);
}
