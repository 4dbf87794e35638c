import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './db/database.ts';
import { deleteAccount } from './features/people/accounts/account-deletion.ts';
import { forgetGuests } from './features/orders/guests/guest-retention.ts';
import { orderRemoval } from './features/orders/account-orders.ts';
import { removeSubscriber } from './features/shop/newsletter/newsletter-repository.ts';
import { expireUnpaidOrders } from './features/orders/placing/unpaid-expiry.ts';
import { deleteOldOrderKeys } from './features/orders/placing/order-key-repository.ts';
import { deleteOldAddedRecords } from './db/added-records.ts';
import { addMissingWords } from './db/order-words.ts';
import { addMissingNumbers } from './db/order-numbers.ts';
import { firstRecordId } from './db/record-id.ts';
import { completeLedgers } from './features/orders/changes/order-changes.ts';
import { addHourlySums, addMonthlySums, forgetMonthlySums } from './features/orders/hourly-sums-repository.ts';
import { addProductSums } from './features/orders/product-sums-repository.ts';
import { addTakingsSums } from './features/reports/takings-sums-repository.ts';
import { deleteOldCounts } from './features/shop/mail/mail-limits.ts';
import { deleteOldMails } from './outbox.ts';
import { deleteOldAudit } from './audit/audit.ts';
import type { Clock } from './clock.ts';
import { deleteEndedSessions } from './features/people/sessions/session-repository.ts';
import { deleteOldThrottles } from './rate-limits/database-counts.ts';
import { deleteEndedResets } from './features/people/sessions/password-reset-repository.ts';

const minuteMs = 60_000;
const hourMs = 3_600_000;

/**
 * Expires unpaid orders, adds sums of past periods and missing numbers and words of orders, and deletes ended sessions, expired order keys,
 * old rate-limit counts, old mails, guests without a placed order, networks of guests, and changes of the audit trail after two years. Each part belongs to the folder of its table.
 */
export async function runHousekeeping(
  database: Database,
  now: number,
  { addsNewSums = true }: { addsNewSums?: boolean } = {},
): Promise<void> {
  await expireUnpaidOrders(database, now);
  await deleteEndedSessions(database, now);
  await deleteOldOrderKeys(database, now);
  await deleteOldAddedRecords(database, now);
  await deleteOldAudit(database, now);
  await addHourlySums(database, now);
  await addMonthlySums(database, now);
  if (addsNewSums) {
    await addProductSums(database, now);
    await addTakingsSums(database, now);
  }
  await addMissingNumbers(database.query);
  // @removeAfter 0023: processes of the version before write other words.
  await addMissingWords(database.query, firstRecordId(now - hourMs));
  await completeLedgers(database, now);
  await deleteOldThrottles(database, now);
  await deleteEndedResets(database, now);
  const parts = { ...orderRemoval, removeSubscriber };
  await forgetGuests(database, (guest) => deleteAccount(database, guest, parts, { checkedHash: '', now }), now);
  await deleteOldMails(database, now);
  await deleteOldCounts(database, now);
}

/**
 * Runs the housekeeping every minute until the returned function is called. Several processes may do so at the same
 * time.
 */
export function startHousekeeping(
  { database, clock }: { database: Database; clock: Clock },
  log: Pick<FastifyBaseLogger, 'warn'>,
): () => void {
  const startedAt = clock();
  let hasForgottenMonths = false;
  const run = async () => {
    const now = clock();
    // @removeAfter 0041: until this process replaced one of the version before, that one may have changed hours without their months.
    if (!hasForgottenMonths) await forgetMonthlySums(database);
    hasForgottenMonths = true;
    // @removeAfter 0040: during an upgrade, processes of the version before change orders without correcting these sums.
    const addsNewSums = now - startedAt >= hourMs;
    await runHousekeeping(database, now, { addsNewSums });
  };
  const timer = setInterval(() => {
    run().catch((error: unknown) => log.warn({ err: error }, 'housekeeping failed'));
  }, minuteMs);
  timer.unref();
  return () => clearInterval(timer);
}
