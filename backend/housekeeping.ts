import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database.ts';
import { expireSandboxOrders } from './payments/sandbox-expiry.ts';
import { addHourlySums } from './features/orders/order-sums-repository.ts';
import type { Clock } from './clock.ts';

const minute = 60_000;
const day = 86_400_000;

/** Removes what nobody needs any more: ended sessions, keys and counts of yesterday, payments nobody came for; sums up the orders of hours that are over. */
export async function runHousekeeping(database: Database, now: number): Promise<void> {
  await expireSandboxOrders(database, now);
  await database.query.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await database.query
    .deleteFrom('order_keys')
    .where('created_at', '<', now - day)
    .execute();
  await addHourlySums(database, now);
  await database.query
    .deleteFrom('throttles')
    .where('stamp', '<', now - day)
    .execute();
}

/** Tidies up every minute until the returned function is called. Several processes may do so side by side. */
export function startHousekeeping(
  { database, clock }: { database: Database; clock: Clock },
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => void {
  const timer = setInterval(() => {
    runHousekeeping(database, clock()).catch((error: unknown) => log.warn({ err: error }, 'could not tidy up'));
  }, minute);
  timer.unref();
  return () => clearInterval(timer);
}
