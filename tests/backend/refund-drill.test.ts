import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { drillTimeout, killsOf, reportDrill, seededRandom } from '#tests/support/drill.ts';
import { storeToKill } from '#tests/support/killable-store.ts';
import { databaseKind } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { paidIntent, sendStripeEvent, stripeAccount, stripeEvent } from '#tests/support/stripe-events.ts';
import { openStripeStandIn } from '#tests/support/stripe-stand-in.ts';

const standIn = await openStripeStandIn();
const store = storeToKill({
  STRIPE_SECRET_KEY: stripeAccount.secretKey,
  STRIPE_WEBHOOK_SECRET: stripeAccount.webhookSecret,
  STRIPE_API_URL: standIn.url.href,
});

afterAll(() => standIn.close());

async function pay(client: StoreClient, orderId: string): Promise<void> {
  const event = stripeEvent('payment_intent.succeeded', paidIntent(orderId, 1020));
  expect(await sendStripeEvent(client, event)).toBe(200);
}

interface SeenOrder {
  _id: string;
  stage: string;
  paid: number;
  refunded: number;
  refundable: number;
  refunds: { amount: number; state: string }[];
}

test(
  'killed repeatedly while orders are cancelled and refunded, the store refunds each once, and its ledger agrees with Stripe',
  async () => {
    const rounds = killsOf(15);
    const ordersPerRound = 40;
    const random = seededRandom(13);
    const shop = await store.openShop();
    const asked = { cancelled: new Set<string>(), refunded: new Set<string>() };
    let unanswered = 0;

    /** Sends a change; a store that is killed meanwhile gets the same change again after its start. */
    const changes = async (ids: string[]): Promise<string[]> => {
      const open: string[] = [];
      for (const [at, orderId] of ids.entries()) {
        const isCancel = at % 2 === 0;
        const [call, body] = isCancel
          ? ['cancel', { orderId }]
          : ['refund', { orderId, amount: 3, reason: 'Bruised', idempotencyKey: 'drill' }];
        try {
          const answer = await shop.seller.post(`/api/order/${call as string}`, body);
          const isDone = answer.body.success === true || /cancelled already/.test(answer.text);
          if (isDone) asked[isCancel ? 'cancelled' : 'refunded'].add(orderId);
          else open.push(answer.text);
        } catch {
          unanswered += 1;
        }
      }
      return open;
    };

    const refusals: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const ids: string[] = [];
      for (let count = 0; count < ordersPerRound; count += 1) {
        const { body } = await shop.shopper.post('/api/order/stripe', {
          items: [{ product: shop.product, quantity: 1 }],
          address: shop.address,
        });
        await pay(shop.shopper, body.order._id);
        ids.push(body.order._id);
      }
      standIn.nextRefund = round % 2 === 0 ? 'succeeded' : 'lost';
      const working = changes(ids);
      // The moment of the kill is the subject.
      await sleep(30 + random() * 150);
      await store.kill();
      refusals.push(...(await working));
      standIn.nextRefund = 'succeeded';
      await store.start();
      refusals.push(...(await changes(ids)));
    }

    const read = async () => (await shop.seller.get('/api/order/seller')).body.orders as SeenOrder[];
    await expect
      .poll(async () => (await read()).flatMap(({ refunds }) => refunds.filter(({ state }) => state === 'PENDING')), {
        timeout: 60_000,
        interval: 500,
      })
      .toEqual([]);
    const wrong: string[] = [];
    const orders = await read();
    for (const { _id, stage, paid, refunded, refundable } of orders) {
      const atStripe = standIn.refunds
        .filter(({ metadata }) => metadata.orderId === _id)
        .reduce((cents, { amount }) => cents + amount, 0);
      const wanted = asked.cancelled.has(_id) ? 1020 : 300;
      const found = [Math.round(refunded * 100), atStripe, Math.round((paid - refundable) * 100)];
      if (found.some((cents) => cents !== wanted)) wrong.push(`${_id}: ${found.join()} instead of ${wanted}`);
      if ((stage === 'CANCELLED') !== asked.cancelled.has(_id)) wrong.push(`${_id}: ${stage}`);
    }
    reportDrill(`refunds ${databaseKind}`, {
      'rounds of kill -9': rounds,
      orders: orders.length,
      'changes in flight when killed': unanswered,
      wrong: wrong.length,
    });
    expect(refusals).toEqual([]);
    expect(orders).toHaveLength(rounds * ordersPerRound);
    expect(asked.cancelled.size + asked.refunded.size).toBe(orders.length);
    expect(wrong).toEqual([]);
  },
  drillTimeout,
);
