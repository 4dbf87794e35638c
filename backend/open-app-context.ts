import type { BackendConfig } from './config.ts';
import { openDatabase } from './db/database.ts';
import { migrate } from './db/migrate.ts';
import { openCatalogue } from './features/products/catalogue.ts';
import { createKnownBrowsers } from './features/sessions/known-browsers.ts';
import { createPasswordHasher } from './features/sessions/passwords.ts';
import { keptSellerCredentials, openSellerLogin } from './features/sessions/seller-login.ts';
import { createImageEncoder } from './images/image-encoder.ts';
import { openPaymentDoor } from './payments/payments.ts';
import type { Clock, Shop } from './app-context.ts';
import { createThrottle } from './rate-limits/throttle.ts';

export interface OpenedShop {
  shop: Shop;
  /** For the person who starts the store; the password only when it was made here. */
  sellerLogin: { email: string; password: string | null };
}

/** Opens the database, brings its schema up to date and puts the parts together. Throws `StartFault`. */
export async function openShop(
  config: BackendConfig,
  report: (error: Error) => void,
  clock: Clock = Date.now,
): Promise<OpenedShop> {
  const database = await openDatabase(config.database, report);
  try {
    await migrate(database);
    const passwords = await createPasswordHasher();
    const seller = config.seller ?? (await keptSellerCredentials(config.dataDir));
    const shop: Shop = {
      config,
      database,
      clock,
      catalogue: openCatalogue(database),
      passwords,
      knownBrowsers: await createKnownBrowsers(database),
      images: createImageEncoder(),
      sellerLogin: await openSellerLogin(database, passwords, seller),
      payments: await openPaymentDoor(config, database),
      throttle: createThrottle(database, config.limits, clock),
    };
    return { shop, sellerLogin: { email: seller.email, password: config.seller ? null : seller.password } };
  } catch (error) {
    await database.close();
    throw error;
  }
}
