import { isRecord } from '#gateway/refusals/outcome.ts';
import { untrue, type Finding } from './finding.ts';
import type { OrderChecks } from './checked-orders.ts';
import { fieldOf, outcomeOf, recordsIn, send, type Visit } from './visit.ts';

/** Reads the fields of the placed order, and cancels it. */
export async function checkOrderStages(visit: Visit, orders: OrderChecks | undefined): Promise<Finding> {
  const { _id: orderId, stage, version, actions, timeline } = orders?.raw ?? {};
  if (stage !== 'PLACED' || typeof version !== 'number' || !Array.isArray(timeline))
    return { text: 'A placed order has no stage PLACED, no version or no timeline.' };
  if (!Array.isArray(actions) || !actions.includes('CANCEL'))
    return { text: 'The shopper may not cancel an order that was just placed: actions lacks CANCEL.' };
  const cancel = (ifVersion: number) =>
    send(visit, visit.shopper, 'POST /api/order/cancel', { json: { orderId, ifVersion, as: 'shopper' } });
  const older = await cancel(version + 1000);
  const unchanged = fieldOf(older, 'order');
  if (outcomeOf(older) !== false || !isRecord(unchanged) || unchanged['stage'] !== 'PLACED')
    return { text: 'A change of another version is not refused with the order as it is.', exchange: older };
  const done = await cancel(version);
  const cancelled = fieldOf(done, 'order');
  if (outcomeOf(done) !== true || !isRecord(cancelled) || cancelled['stage'] !== 'CANCELLED')
    return { text: 'POST /api/order/cancel does not cancel an order that was just placed.', exchange: done };
  return null;
}

/** Sends the order again, with a total that it does not have. */
export async function checkOrderTotals(visit: Visit, orders: OrderChecks | undefined): Promise<Finding> {
  const list = async () =>
    recordsIn(await send(visit, visit.shopper, 'GET /api/order/user', { query: { ...visit.who } }), 'orders').length;
  const before = await list();
  const json = { ...orders?.sent, expectedTotal: Number(orders?.order?.amount) + 1 };
  const refused = await send(visit, visit.shopper, 'POST /api/order/cod', { json });
  if (outcomeOf(refused) === false && fieldOf(refused, 'code') === 'PRICE_CHANGED' && (await list()) === before)
    return null;
  return { text: 'An order with another expectedTotal than its total is not refused.', exchange: refused };
}

/** Tries to change the wishes of an order that does not exist. */
export async function checkOrderWishes(visit: Visit, orders: OrderChecks | undefined): Promise<Finding> {
  if (orders?.raw?.['canChangeWishes'] !== true)
    return untrue('An order that was just placed does not have canChangeWishes: true for its shopper.');
  const json = { ...visit.who, orderId: 'f'.repeat(24), substitution: 'NONE' };
  const refused = await send(visit, visit.shopper, 'POST /api/order/wishes', { json });
  if (outcomeOf(refused) === false && refused.response?.status !== 404) return null;
  return untrue('POST /api/order/wishes does not refuse an order that does not exist.', refused);
}

/** Tries to add an order to one that does not exist. */
export async function checkJoinedOrders(visit: Visit, orders: OrderChecks | undefined): Promise<Finding> {
  const open = await send(visit, visit.shopper, 'GET /api/order/open', { query: { ...visit.who } });
  if (!Array.isArray(fieldOf(open, 'orders'))) return untrue('GET /api/order/open sends no list of orders.', open);
  const json = { ...orders?.sent, joins: 'f'.repeat(24) };
  const refused = await send(visit, visit.shopper, 'POST /api/order/cod', { json });
  if (outcomeOf(refused) === false) return null;
  return untrue('POST /api/order/cod does not refuse to add to an order that does not exist.', refused);
}

/** Tries to release an order that does not exist. */
export async function checkUnpaidOrders(visit: Visit): Promise<Finding> {
  const json = { orderId: 'f'.repeat(24) };
  const refused = await send(visit, visit.seller, 'POST /api/order/release', { cookies: ['seller'], json });
  if (outcomeOf(refused) === false && refused.response?.status !== 404) return null;
  return untrue('POST /api/order/release does not refuse an order that does not exist.', refused);
}

/** Lists the orders by ids of products: each item has an id, a name and an image, or else the whole product. */
export async function checkLeanOrders(visit: Visit): Promise<Finding> {
  const query = { ...visit.who, products: 'id' };
  const asked = await send(visit, visit.shopper, 'GET /api/order/user', { query });
  const items = recordsIn(asked, 'orders').flatMap((order) => (Array.isArray(order['items']) ? order['items'] : []));
  const isText = (value: unknown) => typeof value === 'string' && value !== '';
  const isLean = (item: unknown) => isRecord(item) && isText(item['product']);
  if (!items.some(isLean)) return untrue('products=id brings no ids of products.', asked);
  const isComplete = (item: unknown) => isRecord(item) && isText(item['name']) && isText(item['image']);
  if (items.every((item) => !isLean(item) || isComplete(item))) return null;
  return untrue('With products=id, an item with the id of its product has no name or no image.', asked);
}

/** Sends a pick that must be refused, so that nothing is changed: of a line that the order does not have. */
export async function checkOrderPicking(visit: Visit, orders: OrderChecks | undefined): Promise<Finding> {
  const { _id: orderId } = orders?.raw ?? {};
  const json = { orderId, line: 99, quantity: 1 };
  const refused = await send(visit, visit.seller, 'POST /api/order/pick', { cookies: ['seller'], json });
  const isKnown = refused.response?.status !== 404 && isRecord(fieldOf(refused, 'order'));
  if (outcomeOf(refused) === false && isKnown) return null;
  return {
    text: 'POST /api/order/pick does not refuse a line that the order lacks, with the order.',
    exchange: refused,
  };
}

/** Tries to send out the order, which is not ready. */
export async function checkTours(visit: Visit, orders: OrderChecks | undefined): Promise<Finding> {
  const { _id: orderId, stopsBefore } = orders?.raw ?? {};
  if (stopsBefore !== null) return untrue('An order that is not on its way does not have stopsBefore: null.');
  const json = { orderIds: [orderId] };
  const refused = await send(visit, visit.seller, 'POST /api/order/tour', { cookies: ['seller'], json });
  if (outcomeOf(refused) === false && refused.response?.status !== 404) return null;
  return untrue('POST /api/order/tour does not refuse an order that is not ready.', refused);
}

/** Adds up an order. */
export async function checkOrderDetails(_visit: Visit, orders: OrderChecks | undefined): Promise<Finding> {
  const raw = orders?.raw ?? {};
  const cents = (name: string) => Math.round(Number(raw[name]) * 100);
  if (cents('subtotal') + cents('tax') + cents('shipping') === cents('amount')) return null;
  return untrue('subtotal, tax and shipping of an order do not add up to its amount.');
}

/** Reads the list of the orders to pick next. */
export async function checkNextOrders(visit: Visit): Promise<Finding> {
  const query = { first: '2' };
  const asked = await send(visit, visit.seller, 'GET /api/order/seller/next', { cookies: ['seller'], query });
  const orders = recordsIn(asked, 'orders');
  if (orders.length > 2) return untrue('GET /api/order/seller/next sends more orders than it was asked for.', asked);
  const dueAt = orders.map(({ slot, createdAt }) => Date.parse(String(isRecord(slot) ? slot['start'] : createdAt)));
  const isOrdered = dueAt.every((at, index) => at >= (dueAt[index - 1] ?? at));
  return isOrdered ? null : untrue('GET /api/order/seller/next does not send the order that is due first.', asked);
}

/** Downloads the file of the orders of an open stage: the whole file of a large shop would take long. */
export async function checkOrderExport(visit: Visit): Promise<Finding> {
  const query = { stages: 'PLACED' };
  const asked = await send(visit, visit.seller, 'GET /api/order/export', { cookies: ['seller'], query });
  const isFile = asked.response?.isOk === true && asked.response.body === undefined;
  return isFile ? null : untrue('GET /api/order/export sends the seller no CSV file.', asked);
}

/** Reads a list by promised time, and the promised times of a week. */
export async function checkPromisedOrders(visit: Visit): Promise<Finding> {
  const ask = (path: string, query: Record<string, string>) =>
    send(visit, visit.seller, `GET /api/order/${path}`, { cookies: ['seller'], query });
  const listed = await ask('seller', { first: '10', sort: 'promised' });
  const dueAt = recordsIn(listed, 'orders').map(({ slot }) =>
    isRecord(slot) ? Date.parse(String(slot['start'])) : Number.POSITIVE_INFINITY,
  );
  const isOrdered = dueAt.every((at, index) => at >= (dueAt[index - 1] ?? at));
  if (outcomeOf(listed) !== true || !isOrdered)
    return untrue(
      'GET /api/order/seller with sort=promised does not send the order first that is promised first.',
      listed,
    );
  const promisedBefore = new Date(Date.now() + 7 * 86_400_000).toISOString();
  const asked = await ask('seller/promises', { promisedFrom: new Date().toISOString(), promisedBefore });
  const hasOrders = recordsIn(asked, 'promises').every(({ count }) => Number(count) > 0);
  if (outcomeOf(asked) === true && hasOrders) return null;
  return untrue('GET /api/order/seller/promises sends a time without orders.', asked);
}

/** Asks for the orders and the sums before a moment at which there was no shop. */
export async function checkOrdersBetween(visit: Visit): Promise<Finding> {
  const ask = (path: string, query: Record<string, string>) =>
    send(visit, visit.seller, `GET /api/order/${path}`, { cookies: ['seller'], query });
  const placedBefore = '1970-01-02T00:00:00.000Z';
  const listed = await ask('seller', { first: '10', placedBefore });
  if (outcomeOf(listed) !== true || recordsIn(listed, 'orders').length > 0)
    return untrue('GET /api/order/seller with placedBefore lists orders that were placed later.', listed);
  const summed = await ask('seller/sums', { placedBefore });
  const sums = fieldOf(summed, 'sums');
  if (isRecord(sums) && sums['count'] === 0) return null;
  return untrue('GET /api/order/seller/sums with placedBefore counts orders that were placed later.', summed);
}
