import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A checkout request of the store to Stripe. */
interface CheckoutCall {
  idempotencyKey: string;
  authorization: string;
  fields: URLSearchParams;
}

/** A refund as Stripe has it. */
interface StandInRefund {
  id: string;
  object: 'refund';
  amount: number;
  currency: string;
  payment_intent: string;
  status: 'pending' | 'succeeded' | 'failed';
  /** Fields of the store; empty when the refund was made on Stripe's pages. */
  metadata: { orderId?: string; refundId?: string };
}

export interface StripeStandIn {
  url: URL;
  calls: CheckoutCall[];
  /** While true, every request gets a server error. */
  isBroken: boolean;
  /** The refunds that Stripe has made. */
  refunds: StandInRefund[];
  /** The result of new refunds. `refused`: the request is refused; `lost`: it is made, and the response gets lost. */
  nextRefund: StandInRefund['status'] | 'refused' | 'lost';
  /** The idempotency keys of all requests for refunds. */
  refundKeys: string[];
  /** Stripe's id of the payment of an order. */
  payments: Map<string, string>;
  close(): Promise<void>;
}

interface Reply {
  status?: number;
  body: object;
}

const refusal = { type: 'invalid_request_error', message: 'Charge has already been refunded.' };
const failure: Reply = { status: 500, body: { error: { type: 'api_error', message: 'stand-in is broken' } } };
const listOf = (data: object[]): Reply => ({ body: { object: 'list', data, has_more: false } });

/**
 * Answers as Stripe does: opens checkouts and makes refunds, with the same response for the same Idempotency-Key, and shows
 * refunds and payments.
 */
export async function openStripeStandIn(): Promise<StripeStandIn> {
  const pages = new Map<string, string>();
  const refundsByKey = new Map<string, StandInRefund>();
  const standIn: StripeStandIn = {
    url: new URL('http://127.0.0.1'),
    calls: [],
    isBroken: false,
    refunds: [],
    nextRefund: 'succeeded',
    refundKeys: [],
    payments: new Map(),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };

  const openPage = (key: string, fields: URLSearchParams, authorization: string): Reply => {
    standIn.calls.push({ idempotencyKey: key, authorization, fields });
    if (standIn.isBroken) return failure;
    const id = pages.get(key) ?? `cs_test_${pages.size + 1}`;
    pages.set(key, id);
    return { body: { id, object: 'checkout.session', url: `https://checkout.stripe.com/c/pay/${id}` } };
  };

  /** Makes a refund; null when there is no response. */
  const makeRefund = (key: string, fields: URLSearchParams): Reply | null => {
    standIn.refundKeys.push(key);
    const before = refundsByKey.get(key);
    const outcome = standIn.nextRefund;
    if (before) return outcome === 'lost' ? null : { body: before };
    if (outcome === 'refused') return { status: 400, body: { error: refusal } };
    const refund: StandInRefund = {
      id: `re_${standIn.refunds.length + 1}`,
      object: 'refund',
      amount: Number(fields.get('amount')),
      currency: 'usd',
      payment_intent: fields.get('payment_intent') ?? '',
      status: outcome === 'lost' ? 'succeeded' : outcome,
      metadata: { orderId: fields.get('metadata[orderId]') ?? '', refundId: fields.get('metadata[refundId]') ?? '' },
    };
    standIn.refunds.push(refund);
    refundsByKey.set(key, refund);
    return outcome === 'lost' ? null : { body: refund };
  };

  const replyTo = ({ method, url, headers }: IncomingMessage, sent: string): Reply | null => {
    const { pathname, searchParams } = new URL(String(url), standIn.url);
    const key = String(headers['idempotency-key']);
    if (pathname === '/v1/checkout/sessions') {
      return openPage(key, new URLSearchParams(sent), String(headers.authorization));
    }
    if (standIn.isBroken) return failure;
    if (pathname === '/v1/payment_intents/search') {
      const orderId = /metadata\['orderId'\]:'(\w+)'/.exec(searchParams.get('query') ?? '')?.[1] ?? '';
      const id = standIn.payments.get(orderId);
      return listOf(id === undefined ? [] : [{ id, object: 'payment_intent' }]);
    }
    const intent = /^\/v1\/payment_intents\/(\w+)$/.exec(pathname)?.[1];
    if (intent !== undefined) {
      const orderId = [...standIn.payments].find(([, payment]) => payment === intent)?.[0];
      return { body: { id: intent, object: 'payment_intent', metadata: orderId === undefined ? {} : { orderId } } };
    }
    if (method === 'POST') return makeRefund(key, new URLSearchParams(sent));
    const id = /^\/v1\/refunds\/(\w+)$/.exec(pathname)?.[1];
    const payment = searchParams.get('payment_intent');
    if (id === undefined) return listOf(standIn.refunds.filter((refund) => refund.payment_intent === payment));
    const refund = standIn.refunds.find((one) => one.id === id);
    return refund ? { body: refund } : { status: 404, body: { error: refusal } };
  };

  const server = createServer((request, response) => {
    void text(request).then((sent) => {
      const reply = replyTo(request, sent);
      if (reply === null) {
        request.socket.destroy();
        return;
      }
      response.setHeader('content-type', 'application/json');
      // Stripe sends this header when a retry is pointless. It keeps the test short.
      response.setHeader('stripe-should-retry', 'false');
      response.statusCode = reply.status ?? 200;
      response.end(JSON.stringify(reply.body));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  standIn.url = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return standIn;
}
