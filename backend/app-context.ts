import type { Clock } from './clock.ts';
import type { BackendConfig } from './config.ts';
import type { Database } from './db/database.ts';
import type { MailTransport } from './features/shop/mail/mail-transport.ts';
import type { OrderTurns } from './features/orders/order-turns.ts';
import type { Catalogue } from './features/catalogue/products/catalogue.ts';
import type { KnownBrowsers } from './features/people/sessions/known-browsers.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { PasswordHasher } from './features/people/sessions/passwords.ts';
import type { SellerLogin } from './features/people/sessions/seller-login.ts';
import type { ImageEncoder } from './images/image-encoder.ts';
import type { Payments } from './payments/payments.ts';
import type { RateLimiter } from './rate-limits/rate-limiter.ts';

/**
 * The parts that the routes work with. `openAppContext` makes them once per process and passes them to the routes;
 * there is no global.
 */
export interface AppContext {
  config: BackendConfig;
  database: Database;
  clock: Clock;
  catalogue: Catalogue;
  passwords: PasswordHasher;
  knownBrowsers: KnownBrowsers;
  images: ImageEncoder;
  sellerLogin: SellerLogin;
  payments: Payments;
  /** The transport of mails; null where this shop sends none. */
  mail: MailTransport | null;
  rateLimiter: RateLimiter;
  orderTurns: OrderTurns;
  metrics: Metrics;
}
