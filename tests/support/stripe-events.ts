import Stripe from 'stripe';
import type { StoreClient } from './store-client.ts';

/** The account of the store at the stand-in of Stripe. */
export const stripeAccount = { secretKey: 'sk_test_123', webhookSecret: 'whsec_test' };

const signer = new Stripe(stripeAccount.secretKey).webhooks;

/** Stripe's signature of these bytes. `timestamp` is in seconds since 1970. */
export function signEvent(payload: string, change: { secret?: string; timestamp?: number } = {}): string {
  return signer.generateTestHeaderString({ payload, secret: stripeAccount.webhookSecret, ...change });
}

let events = 0;

/** A new event of Stripe about that object. */
export function stripeEvent(type: string, object: object): string {
  events += 1;
  return JSON.stringify({ id: `evt_${events}`, object: 'event', type, data: { object } });
}

/** Sends an event to the store's webhook, signed unless there is a signature, and returns the status of the response. */
export async function sendStripeEvent(
  client: StoreClient,
  payload: string,
  { signature = signEvent(payload), path = '/webhooks/stripe' }: { signature?: string; path?: string } = {},
): Promise<number> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  return (await client.send(path, { method: 'POST', headers, body: payload })).status;
}

/** Stripe's object of a payment of that order, in dollars. */
export const paidIntent = (orderId: string, cents: number) => ({
  id: `pi_${orderId}`,
  object: 'payment_intent',
  metadata: { orderId },
  amount_received: cents,
  currency: 'usd',
});
