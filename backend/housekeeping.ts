import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database.ts';
import { expireUnpaidOrders } from './features/orders/placing/unpaid-expiry.ts';
import { orderKeyLifetimeMs } from './features/orders/placing/order-key-repository.ts';
import { addMissingWords } from './db/order-words.ts';
import { addMissingNumbers } from './db/order-numbers.ts';
import { firstRecordId } from './db/record-id.ts';
import { completeLedgers } from './features/orders/changes/order-changes.ts';
import { addHourlySums } from './features/orders/hourly-sums-repository.ts';
import { deleteOldCounts } from './features/shop/mail/mail-limits.ts';
import { mailLifetimeMs } from './outbox.ts';
import { auditLifetimeMs } from './audit/audit.ts';
import type { Clock } from './clock.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;
const dayMs = 86_400_000;

/** Expires unpaid orders, adds hourly sums and missing numbers and words of orders, and deletes ended sessions, expired order keys, old rate-limit counts, old mails, and changes of the audit trail after two years. */
export async function runHousekeeping(database: Database, now: number): Promise<void> {
  await expireUnpaidOrders(database, now);
  await database.query.deleteFrom('sessions').where('expires_at', '<=', now).execute();
  await database.query
    .deleteFrom('order_keys')
    .where('created_at', '<', now - orderKeyLifetimeMs)
    .execute();
  await database.query
    .deleteFrom('audit')
    .where('at', '<', now - auditLifetimeMs)
    .execute();
  await addHourlySums(database, now);
  await addMissingNumbers(database.query);
  await addMissingWords(database.query, firstRecordId(now - hourMs));
  await completeLedgers(database, now);
  await database.query
    .deleteFrom('throttles')
    .where('stamp', '<', now - dayMs)
    .execute();
  await database.query.deleteFrom('password_resets').where('expires_at', '<=', now).execute();
  await database.query
    .deleteFrom('mails')
    .where('created_at', '<', now - mailLifetimeMs)
    .execute();
  await deleteOldCounts(database, now);
}

/** Runs every minute until the returned function is called. Several processes may do so at the same time. */
export function startHousekeeping(
  { database, clock }: { database: Database; clock: Clock },
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => void {
  const timer = setInterval(() => {
    runHousekeeping(database, clock()).catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));
  }, minuteMs);
  timer.unref();
  return () => clearInterval(timer);
}
