import type { BackendConfig } from './config.ts';
import type { Database } from './db/database.ts';
import type { PasswordHasher } from './features/sessions/passwords.ts';
import type { Catalogue } from './features/products/catalogue.ts';
import type { KnownBrowsers } from './features/sessions/known-browsers.ts';
import type { SellerLogin } from './features/sessions/seller-login.ts';
import type { ImageEncoder } from './images/image-encoder.ts';
import type { PaymentDoor } from './payments/payments.ts';
import type { Throttle } from './rate-limits/throttle.ts';

/** Milliseconds since 1970; tests bring their own. */
export type Clock = () => number;

/** What the routes work with: built once per process, handed down, never global. */
export interface Shop {
  config: BackendConfig;
  database: Database;
  clock: Clock;
  catalogue: Catalogue;
  passwords: PasswordHasher;
  knownBrowsers: KnownBrowsers;
  images: ImageEncoder;
  sellerLogin: SellerLogin;
  payments: PaymentDoor;
  throttle: Throttle;
}
