import type { PaymentProvider } from './payment-provider.ts';
import { signOrder } from './sandbox-signing.ts';

/** Plays a payment provider with a page of our own; no money moves. */
export function createSandboxProvider(secret: string): PaymentProvider {
  return {
    name: 'sandbox',
    openCheckout: ({ order, pageBase }) => Promise.resolve({ url: `${pageBase}/pay/${signOrder(secret, order.id)}` }),
  };
}
