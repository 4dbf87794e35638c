import type { BackendConfig } from '#backend/config.ts';
import type { Database } from '#backend/db/database.ts';
import { sharedSecret } from '#backend/db/shop-facts.ts';
import type { App } from '#backend/http/app.ts';
import type { Shop } from '#backend/app-context.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import { registerSandboxRoutes } from './sandbox-routes.ts';
import { createStripeProvider, type StripeProvider } from './stripe-provider.ts';
import { registerStripeRoutes } from './stripe-routes.ts';

/** The one provider this shop uses, with what its own routes need. */
export type PaymentDoor =
  | { kind: 'stripe'; provider: StripeProvider }
  | { kind: 'sandbox'; provider: PaymentProvider; secret: string }
  | { kind: 'closed'; provider: null };

/** Stripe when it is set up, else the sandbox where that is allowed, else nobody. */
export async function openPaymentDoor(config: BackendConfig, database: Database): Promise<PaymentDoor> {
  if (config.stripe) return { kind: 'stripe', provider: createStripeProvider(config.stripe) };
  if (!config.sandboxPaymentsAllowed) return { kind: 'closed', provider: null };
  const secret = await sharedSecret(database, 'sandbox-secret');
  return { kind: 'sandbox', provider: createSandboxProvider(secret), secret };
}

/** The pages and webhooks of the provider in use. */
export async function registerPaymentRoutes(app: App, shop: Shop): Promise<void> {
  const { payments: door } = shop;
  if (door.kind === 'stripe') await registerStripeRoutes(app, shop, door.provider);
  if (door.kind === 'sandbox') await registerSandboxRoutes(app, shop, door.secret);
}
