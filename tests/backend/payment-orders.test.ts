import { afterAll, beforeAll, expect, test } from 'vitest';
import { drillTimeout, isFullDrill, reportDrill } from '#tests/support/drill.ts';
import { addWhatMustNotCount } from '#tests/support/must-not-count.ts';
import { absentPostgres, backendForTests, databaseKind } from '#tests/support/open-backend.ts';
import type { StoreClient } from '#tests/support/store-client.ts';
import { addProduct, saveAddress } from '#tests/support/store-records.ts';
import { sendStripeEvent, signEvent, stripeAccount, stripeEvent } from '#tests/support/stripe-events.ts';
import { openStripeStandIn } from '#tests/support/stripe-stand-in.ts';

const standIn = await openStripeStandIn();
const backend = backendForTests({ stripe: { ...stripeAccount, apiUrl: standIn.url } });
let cherry = '';
let shopper: StoreClient & { id: string };
let address = '';

beforeAll(async () => {
  if (absentPostgres() !== null) return;
  cherry = await addProduct(await backend.seller(), { name: 'Cherry', offerPrice: 3.33 });
  shopper = await backend.shopper();
  address = await saveAddress(shopper);
  await addWhatMustNotCount(backend);
});

afterAll(() => standIn.close());

/** Stripe's four events about a checkout, and the state to which each brings an unpaid order. */
const effects = {
  'checkout.session.completed': 'paid',
  'payment_intent.payment_failed': null,
  'checkout.session.async_payment_failed': null,
  'checkout.session.expired': 'expired',
} as const;
type EventType = keyof typeof effects;
const types = Object.keys(effects) as EventType[];

/** Every sequence of every subset of the events. */
function arrangements<Item>(items: Item[]): Item[][] {
  return [
    [],
    ...items.flatMap((item) => arrangements(items.filter((other) => other !== item)).map((rest) => [item, ...rest])),
  ];
}

function makeEvent(type: EventType, orderId: string) {
  const object = type.startsWith('payment_intent')
    ? { object: 'payment_intent', metadata: { orderId }, amount_received: 0, currency: 'usd' }
    : {
        object: 'checkout.session',
        metadata: { orderId },
        payment_status: type === 'checkout.session.completed' ? 'paid' : 'unpaid',
        amount_total: 339,
        currency: 'usd',
      };
  return stripeEvent(type, object);
}

const deliver = (payload: string, signature?: string) =>
  sendStripeEvent(backend.visitor(), payload, signature === undefined ? {} : { signature });

async function startPaying() {
  await shopper.post('/api/cart/update', { cartItems: { [cherry]: 1 } });
  await shopper.post('/api/order/stripe', { items: [{ product: cherry, quantity: 1 }], address });
  const { id } = await backend.context.database.query
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', shopper.id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const state = async () => {
    const order = await backend.context.database.query
      .selectFrom('orders')
      .select('payment_state')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { cartItems } = (await shopper.get('/api/user/is-auth')).body.user;
    return `${order.payment_state}, ${cartItems[cherry] ?? 0} in the cart`;
  };
  return { id, state };
}

test(
  'in every sequence of the four payment events, with repeated, forged and old ones, the order has the right state',
  async () => {
    const all = arrangements(types);
    // In the test suite, every fourth is enough; the drill runs all.
    const sequences = all.filter((_sequence, index) => isFullDrill || index % 4 === 0);
    let steps = 0;
    const mismatches: string[] = [];
    for (const sequence of sequences) {
      const { id, state } = await startPaying();
      let expected = 'pending';
      const sent: string[] = [];
      for (const type of sequence) {
        const payload = makeEvent(type, id);
        const forged = makeEvent('checkout.session.completed', id);
        const stale = signEvent(forged, { timestamp: Math.floor(Date.now() / 1000) - 301 });
        const faulty = [
          await deliver(forged, signEvent(forged, { secret: 'whsec_other' })),
          await deliver(forged, stale),
        ];
        // Twice at the same time, and then all earlier events again.
        const taken = await Promise.all([deliver(payload), deliver(payload), ...sent.map((before) => deliver(before))]);
        sent.push(payload);
        const effect = effects[type];
        if (effect === 'paid' || (effect === 'expired' && expected === 'pending')) expected = effect;
        const wanted = `${expected}, ${expected === 'paid' ? 0 : 1} in the cart`;
        const found = await state();
        steps += 1;
        if (found !== wanted) mismatches.push(`${sequence.join(' → ')}: ${found} instead of ${wanted}`);
        if (faulty.some((status) => status !== 400)) mismatches.push(`a forged event got ${faulty.join()}`);
        if (taken.some((status) => status !== 200)) mismatches.push(`a true event got ${taken.join()}`);
      }
    }
    const whole = sequences.filter(({ length }) => length === types.length).length;
    reportDrill(`webhooks ${databaseKind}`, {
      'orders of all four events': whole,
      'sequences in all': sequences.length,
      'states looked at': steps,
      mismatches: mismatches.length,
    });
    expect(all).toHaveLength(65);
    expect(mismatches).toEqual([]);
  },
  drillTimeout,
);
