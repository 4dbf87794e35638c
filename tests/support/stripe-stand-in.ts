import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What the store asked Stripe for. */
interface CheckoutCall {
  idempotencyKey: string;
  authorization: string;
  fields: URLSearchParams;
}

export interface StripeStandIn {
  url: URL;
  calls: CheckoutCall[];
  /** While true, every call is answered with a server error. */
  isBroken: boolean;
  close(): Promise<void>;
}

/** Answers `POST /v1/checkout/sessions` the way Stripe does, the same for the same Idempotency-Key. */
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
      // Stripe says so when trying again is pointless; it keeps the test short.
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
