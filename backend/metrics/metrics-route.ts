import { setTimeout as pause } from 'node:timers/promises';
import { Gauge } from 'prom-client';
import type { AppContext } from '#backend/app-context.ts';
import type { WriteHealth } from '#backend/db/write-health.ts';
import type { App } from '#backend/http/app.ts';
import { isOpenTo } from '#backend/http/bearer-token.ts';
import { newestFileAt, readShopState } from './shop-state.ts';

/** A database that takes longer leaves its metrics out of this response. Prometheus waits 10 s at most. */
const readTimeoutMs = 3000;

type Context = Pick<AppContext, 'config' | 'database' | 'clock' | 'metrics'>;

/**
 * GET /metrics for Prometheus, in production only with METRICS_TOKEN. What only the database knows is read for each response,
 * and absent while the database does not respond.
 */
export function registerMetricsRoute(app: App, context: Context, writeHealth: WriteHealth): void {
  const { config, database, clock, metrics } = context;
  const { registry } = metrics;
  const gauge = (name: string, help: string) => {
    const made = new Gauge({ name: `greengate_${name}`, help, registers: [registry] });
    return (value: number | null) => (value === null ? made.remove() : made.set(value));
  };
  const secondsOf = (timeMs: number | null | undefined) => (timeMs == null ? null : timeMs / 1000);

  const running = gauge('requests_under_way', 'Requests that run now, with this one.');
  const up = gauge('database_up', 'Whether the database responds.');
  const writable = gauge('database_writable', 'Whether a write to the database works, by a check at most every 5 s.');
  const lastWrite = gauge('last_write_timestamp_seconds', 'When the last of these checks worked.');
  const lastOrder = gauge('last_order_timestamp_seconds', 'When the newest order was stored, paid or not.');
  const payments = gauge('payments_waiting', 'Orders that wait for their online payment.');
  const refunds = gauge('refunds_waiting', 'Refunds that the payment provider has not confirmed.');
  const mails = gauge('mails_waiting', 'Mails to send.');
  const oldestMail = gauge('mails_oldest_waiting_age_seconds', 'The age of the oldest mail to send; 0 without one.');
  const mailsGivenUp = gauge('mails_given_up', 'Mails of the last 30 days that could not be sent.');
  const lastBackup = gauge('last_backup_timestamp_seconds', 'When the newest backup in BACKUP_DIR was finished.');

  let underWay = 0;
  app.addHook('onRequest', (_request, reply, done) => {
    underWay += 1;
    reply.raw.once('close', () => (underWay -= 1));
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'unknown';
    metrics.response({ method, route, status: reply.statusCode, seconds: reply.elapsedTime / 1000 });
    done();
  });

  const inTime = <T>(reading: Promise<T>): Promise<T | null> =>
    Promise.race([reading.catch(() => null), pause(readTimeoutMs, null, { ref: false })]);

  async function measure(): Promise<void> {
    const [state, canWrite, backupAt] = await Promise.all([
      inTime(readShopState(database)),
      inTime(writeHealth.canWrite()),
      config.backups === null ? null : inTime(newestFileAt(config.backups.folder)),
    ]);
    running(underWay);
    up(Number(state !== null));
    writable(Number(canWrite === true));
    lastWrite(secondsOf(writeHealth.lastWriteAt));
    lastOrder(secondsOf(state?.lastOrderAt));
    payments(state?.paymentsWaiting ?? null);
    refunds(state?.refundsWaiting ?? null);
    mails(state?.mailsWaiting ?? null);
    mailsGivenUp(state?.mailsGivenUp ?? null);
    const oldestAgeMs = state?.oldestMailAt == null ? 0 : Math.max(0, clock() - state.oldestMailAt);
    oldestMail(state === null ? null : oldestAgeMs / 1000);
    lastBackup(secondsOf(backupAt));
  }

  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isOpenTo(request, config.isProduction, config.metricsToken)) return reply.callNotFound();
    await measure();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
