import type { PaymentProvider } from './payment-provider.ts';
import { signOrder } from './sandbox-signing.ts';

/** A payment provider for tests and demonstrations: the store serves its page, and no money is moved. */
export function createSandboxProvider(secret: string): PaymentProvider {
  return {
    name: 'sandbox',
    openCheckout: ({ order, pageBase }) => Promise.resolve({ url: `${pageBase}/pay/${signOrder(secret, order.id)}` }),
  };
}
