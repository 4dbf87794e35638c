import type { BackendConfig } from '#backend/config.ts';
import type { Database } from '#backend/db/database.ts';
import { sharedSecret } from '#backend/db/shop-values.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createSandboxProvider } from './sandbox-provider.ts';
import type { StripeProvider } from './stripe-provider.ts';

/** The one payment provider of this shop, with what its routes need. */
export type Payments =
  | { kind: 'stripe'; provider: StripeProvider }
  | { kind: 'sandbox'; provider: PaymentProvider; secret: string }
  | { kind: 'none'; provider: null };

/** Stripe when it is configured, else the sandbox where it is allowed, else no online payment. */
export async function openPayments(config: BackendConfig, database: Database): Promise<Payments> {
  if (config.stripe) {
    // Stripe's SDK takes 17 MB and 180 ms, which a shop without it saves.
    const { createStripeProvider } = await import('./stripe-provider.ts');
    return { kind: 'stripe', provider: createStripeProvider(config.stripe) };
  }
  if (!config.sandboxPaymentsAllowed) return { kind: 'none', provider: null };
  const secret = await sharedSecret(database, 'sandbox-secret');
  return { kind: 'sandbox', provider: createSandboxProvider(secret), secret };
}
