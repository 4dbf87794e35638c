import { listIn } from '#gateway/documents/read-list.ts';
import { Fault } from '#gateway/refusals/faults.ts';
import type { Exchange } from './exchange.ts';
import { isLoggedIn } from './session-checks.ts';
import { send, type Visit } from './visit.ts';

const changes: readonly [call: string, json: object][] = [
  ['POST /api/cart/update', { cartItems: {} }],
  ['POST /api/address/add', { address: { city: 'Springfield' } }],
  ['POST /api/order/cod', { items: [{ product: 'x', productId: 'x', quantity: 1 }], address: 'x' }],
  ['POST /api/order/stripe', { items: [{ product: 'x', productId: 'x', quantity: 1 }], address: 'x' }],
  ['POST /api/product/stock', { id: 'x', productId: 'x', inStock: true }],
];

/** Checks that the store refuses everything about a shopper or the seller without a login. */
export async function checkVisitors(visit: Visit): Promise<void> {
  const { findings, judge, client } = visit;
  for (const [call, payload] of [
    ['GET /api/user/is-auth', 'user'],
    ['GET /api/seller/is-auth', 'seller'],
  ] as const) {
    const asked = await send(visit, client.newPerson(), call);
    if (!judge.usable(asked)) continue;
    if (isLoggedIn(asked, payload)) {
      findings.fault(
        asked,
        `${call} says that a visitor without a cookie is logged in.`,
        'Answer { "success": false } without a valid session.',
      );
    } else judge.refusal(asked, 'a visitor');
  }
  for (const [call, payload] of [
    ['GET /api/address/get', 'addresses'],
    ['GET /api/order/user', 'orders'],
    ['GET /api/order/seller', 'orders'],
  ] as const) {
    const query = call.endsWith('seller') ? undefined : { ...visit.who };
    const asked = await send(visit, client.newPerson(), call, query ? { query } : {});
    if (showsRecords(asked, payload)) {
      findings.fault(
        asked,
        `${call} shows a visitor without a login what belongs to others.`,
        'Check the session before you answer.',
      );
    } else judge.refusal(asked, 'a visitor');
  }
  for (const [call, json] of changes) {
    const sent = await send(visit, client.newPerson(), call, { json });
    if (client.isMissing(sent)) continue;
    if (judge.refusal(sent, 'a visitor') === 'done') {
      findings.absorbed(
        call,
        'It reports success to visitors; the gateway asks who is logged in before it sends this.',
      );
    }
  }
}

/** Whether the gateway would read a list with records out of this answer. */
function showsRecords({ response }: Exchange, payload: string): boolean {
  if (!response) return false;
  try {
    return listIn(response, payload).length > 0;
  } catch (error) {
    if (error instanceof Fault) return false;
    throw error;
  }
}
