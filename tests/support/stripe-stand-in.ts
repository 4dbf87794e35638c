import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A checkout request of the store to Stripe. */
interface CheckoutCall {
  idempotencyKey: string;
  authorization: string;
  fields: URLSearchParams;
}

export interface StripeStandIn {
  url: URL;
  calls: CheckoutCall[];
  /** While true, every request gets a server error. */
  isBroken: boolean;
  close(): Promise<void>;
}

/** Answers `POST /v1/checkout/sessions` as Stripe does, with the same response for the same Idempotency-Key. */
export async function openStripeStandIn(): Promise<StripeStandIn> {
  const pages = new Map<string, string>();
  const standIn: StripeStandIn = {
    url: new URL('http://127.0.0.1'),
    calls: [],
    isBroken: false,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const idempotencyKey = String(request.headers['idempotency-key']);
      standIn.calls.push({
        idempotencyKey,
        authorization: String(request.headers.authorization),
        fields: new URLSearchParams(body),
      });
      response.setHeader('content-type', 'application/json');
      // Stripe sends this header when a retry is pointless. It keeps the test short.
      response.setHeader('stripe-should-retry', 'false');
      if (standIn.isBroken) {
        response.statusCode = 500;
        response.end(JSON.stringify({ error: { type: 'api_error', message: 'stand-in is broken' } }));
        return;
      }
      const id = pages.get(idempotencyKey) ?? `cs_test_${pages.size + 1}`;
      pages.set(idempotencyKey, id);
      response.end(JSON.stringify({ id, object: 'checkout.session', url: `https://checkout.stripe.com/c/pay/${id}` }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  standIn.url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return standIn;
}
