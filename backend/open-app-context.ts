import type { AppContext } from './app-context.ts';
import type { Clock } from './clock.ts';
import type { BackendConfig } from './config.ts';
import { migrate, type ReportUpgrade } from './db/migrate.ts';
import { allMigrations } from './db/migrations/all-migrations.ts';
import { openDatabase } from './db/open-database.ts';
import { noteTimeline } from './db/order-numbers.ts';
import { openMailTransport } from './features/shop/mail/mail-transport.ts';
import { setMailing } from './outbox.ts';
import { createOrderTurns } from './features/orders/order-turns.ts';
import { createCatalogue } from './features/catalogue/products/catalogue.ts';
import { createKnownBrowsers } from './features/people/sessions/known-browsers.ts';
import { createPasswordHasher } from './features/people/sessions/passwords.ts';
import { loadOrCreateSellerCredentials, openSellerLogin } from './features/people/sessions/seller-login.ts';
import { responseWriter } from './http/hidden-extensions.ts';
import { createImageEncoder } from './images/image-encoder.ts';
import { createMetrics } from './metrics/metrics.ts';
import { openPayments } from './payments/payments.ts';
import { createRateLimiter } from './rate-limits/rate-limiter.ts';

interface OpenedAppContext {
  context: AppContext;
  /** The seller's login, for the person who starts the store. `password` is null when it came from the environment. */
  sellerLogin: { email: string; password: string | null };
}

/**
 * Opens the database, migrates it to the current schema and creates the context. `report` receives errors of database
 * connections in the background, `reportUpgrade` the progress of the migrations.
 *
 * @throws StartFault
 */
export async function openAppContext(
  config: BackendConfig,
  report: (error: Error) => void,
  clock: Clock = Date.now,
  reportUpgrade?: ReportUpgrade,
): Promise<OpenedAppContext> {
  const database = await openDatabase(config.database, report);
  try {
    await migrate(database, allMigrations, reportUpgrade);
    await noteTimeline(database);
    await setMailing(database, config.mail !== null);
    const passwords = await createPasswordHasher();
    const seller = config.seller ?? (await loadOrCreateSellerCredentials(config.dataDir));
    const context: AppContext = {
      config,
      database,
      clock,
      catalogue: createCatalogue(database, responseWriter(config)),
      passwords,
      knownBrowsers: await createKnownBrowsers(database),
      images: createImageEncoder(),
      sellerLogin: await openSellerLogin(database, passwords, seller, clock()),
      mail: await openMailTransport(config.mail),
      payments: await openPayments(config, database),
      rateLimiter: createRateLimiter(database, config.limits, clock),
      orderTurns: createOrderTurns(),
      metrics: createMetrics(),
    };
    return { context, sellerLogin: { email: seller.email, password: config.seller ? null : seller.password } };
  } catch (error) {
    await database.close();
    throw error;
  }
}
