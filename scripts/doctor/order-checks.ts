import { isTaxIncluded } from '#gateway/documents/store-tax.ts';
import { readStoreTax } from './tax-checks.ts';
import { isRecord } from '#gateway/refusals/outcome.ts';
import { readEntries } from '#gateway/documents/read-list.ts';
import type { RestAddress } from '#gateway/documents/address.ts';
import { readOrder, type RestOrder } from '#gateway/documents/order.ts';
import type { OrderChecks } from './checked-orders.ts';
import { sentNotes } from './account-checks.ts';
import type { Exchange } from './exchange.ts';
import { noteStrictIds } from './product-checks.ts';
import { askUser } from './session-checks.ts';
import { saveCart } from './shopper-checks.ts';
import { findFreeSlot } from './slot-checks.ts';
import { recordsIn, fieldOf, send, type Visit } from './visit.ts';

const cod = 'POST /api/order/cod';
const stripe = 'POST /api/order/stripe';
const listOfShopper = 'GET /api/order/user';
const listOfSeller = 'GET /api/order/seller';
const quantity = 2;

const orders = (visit: Visit) => send(visit, visit.shopper, listOfShopper, { query: { ...visit.who } });
const ordersIn = (exchange: Exchange) => readEntries(recordsIn(exchange, 'orders'), readOrder);

/** Places a cash order and opens an online payment, and reads the shopper's list. */
export async function checkOrders(visit: Visit, address: RestAddress | undefined): Promise<OrderChecks | undefined> {
  const { judge, findings, product, client } = visit;
  if (!product || !address) {
    const reason = product ? 'no address could be saved.' : 'the store has no product in stock.';
    findings.unchecked(reason, cod, stripe);
    judge.success(await orders(visit), 'orders');
    return undefined;
  }
  const id = product._id;
  const slotId = visit.claims('orders.slots') ? await findFreeSlot(visit) : undefined;
  const body = (over: object = {}) => ({
    ...visit.who,
    items: [{ product: id, productId: id, quantity }],
    address: address._id,
    ...(visit.claims('orders.notes') && sentNotes),
    ...(slotId !== undefined && { slotId }),
    ...over,
  });
  const headers = { 'idempotency-key': `doctor-${visit.account.email}` };
  const place = () => send(visit, visit.shopper, cod, { json: body(), headers });
  await saveCart(visit, { [id]: quantity });

  let placed = await place();
  if (comparesStrictly(visit, placed)) {
    judge.usable(placed);
    noteStrictIds(visit, placed);
    if (visit.options.suggests) {
      client.useIdType('number');
      placed = await place();
    }
  }
  let found: Pick<OrderChecks, 'order' | 'raw'> = { order: undefined, raw: undefined };
  let afterRepetition = 0;
  if (
    !comparesStrictly(visit, placed) &&
    judge.success(placed, undefined, 'Place the order of this cart.') === 'done'
  ) {
    findings.left.push('one cash order');
    found = await checkOwnList(visit, placed);
    await noteCart(visit);
    if (visit.claims('orders.keys')) {
      await place();
      afterRepetition = ordersIn(await orders(visit)).length;
    }
  } else judge.success(await orders(visit), 'orders');

  const isOnlineDone = await checkOnline(visit, body());
  for (const [over, what] of [
    [{ items: [] }, 'an order without products'],
    [{ address: '' }, 'an order without an address'],
  ] as const) {
    if (judge.refusal(await send(visit, visit.shopper, cod, { json: body(over) }), what) !== 'done') continue;
    findings.absorbed(cod, `It accepts ${what}; the gateway refuses that first.`);
    findings.left.push(what);
  }
  return { ...found, sent: body(), isOnlineDone, afterRepetition };
}

/** Whether a store with numeric ids refuses an order whose ids are text. */
function comparesStrictly({ hasNumericIds, client }: Visit, exchange: Exchange): boolean {
  const isDone = exchange.response?.isOk === true && fieldOf(exchange, 'success') !== false;
  return hasNumericIds && client.map.idType === 'text' && !isDone && !client.isMissing(exchange);
}

/** Checks that the shopper's list has the order that was placed. */
async function checkOwnList(visit: Visit, placed: Exchange): Promise<Pick<OrderChecks, 'order' | 'raw'>> {
  const { judge, findings, product } = visit;
  const listed = await orders(visit);
  if (judge.success(listed, 'orders') !== 'done') return { order: undefined, raw: undefined };
  const [order] = ordersIn(listed);
  const [raw] = recordsIn(listed, 'orders');
  const [line] = order?.items ?? [];
  if (!order || line?.productId !== product?._id || line?.quantity !== quantity) {
    findings.fault(
      listed,
      `${listOfShopper} does not send the order that was placed.`,
      'Send the orders of the shopper, with _id, items (product, quantity), amount and address.',
    );
    return { order: undefined, raw };
  }
  noteOrder(visit, { call: listOfShopper, order, raw: raw ?? {} });
  if (order.isPaid) {
    findings.fault(
      placed,
      `${cod} stores a cash order as paid.`,
      'Store isPaid: false; the seller sees Paid before the money is there.',
    );
  }
  await noteAmount(visit, order);
  return { order, raw };
}

function noteOrder(
  { findings }: Visit,
  { call, order, raw }: { call: string; order: RestOrder; raw: Record<string, unknown> },
): void {
  const line = Array.isArray(raw['items']) && isRecord(raw['items'][0]) ? raw['items'][0] : {};
  const notes: [boolean, string][] = [
    [
      line['product'] == null && line['productId'] != null,
      'Order lines name productId; the gateway sends and reads both names.',
    ],
    [typeof line['quantity'] === 'string', 'Quantities are text; the gateway reads them as numbers.'],
    [order.items[0]?.name === null, 'Order lines do not hold the product; the gateway looks it up in the list.'],
    [order.address === null, 'Orders do not hold the address; the gateway shows none.'],
    [order.createdAt === null, 'Orders have no date; the gateway shows none.'],
    [isRecord(raw['userId']), 'The buyer is a document in place of an id; the gateway does not use it.'],
  ];
  for (const [applies, text] of notes) if (applies) findings.absorbed(call, text);
}

/** The amount that the cart shows: the offer price with 2 % tax, floored to the cent, or without tax by the mode `RATES`. */
async function noteAmount(visit: Visit, { amount }: RestOrder): Promise<void> {
  const { findings, product } = visit;
  const cents = Math.round((product?.offerPrice ?? 0) * 100) * quantity;
  const isIncluded = visit.claims('tax.rates') && isTaxIncluded(await readStoreTax(visit));
  const expected = (cents + (isIncluded ? 0 : Math.floor(cents * 0.02))) / 100;
  if (amount === expected) return;
  findings.absorbed(
    cod,
    `It stores ${amount.toFixed(2)} where the cart shows ${expected.toFixed(2)}; the gateway shows the store's amount in orders.`,
  );
}

async function noteCart(visit: Visit): Promise<void> {
  if (((await askUser(visit))?.cartItems.length ?? 0) === 0) return;
  visit.findings.absorbed(cod, 'It leaves the ordered products in the cart; the gateway removes them.');
}

/** Opens the payment page of an online order, and pays nothing. */
async function checkOnline(visit: Visit, json: object): Promise<boolean> {
  const { judge, findings, options, client } = visit;
  // The gateway names the shop's address, from which the store makes the addresses to return to.
  const { origin, host, protocol } = new URL(options.url);
  const headers = { origin, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) };
  const opened = await send(visit, visit.shopper, stripe, { json, headers });
  if (client.isMissing(opened)) {
    findings.absorbed(
      stripe,
      `${stripe} answered ${opened.response?.status}; the gateway offers cash on delivery only.`,
    );
    return false;
  }
  if (comparesStrictly(visit, opened)) {
    noteStrictIds(visit, opened);
    return false;
  }
  const fix = 'Set the payment provider up, or remove this call: the gateway then offers cash on delivery only.';
  if (judge.success(opened, 'url', fix) !== 'done') return false;
  findings.left.push('one online order that is not paid');
  const url = fieldOf(opened, 'url');
  if (
    typeof url === 'string' &&
    URL.canParse(url) &&
    /^https?:$/.test(new URL(url).protocol) &&
    !url.startsWith('undefined')
  )
    return true;
  findings.fault(
    opened,
    `${stripe} sends no address to pay at.`,
    'Answer { "success": true, "url": "https://…" }; take the shop from the Origin header.',
  );
  return false;
}

/** Checks that the seller's list has the cash order. */
export async function checkSellerOrders(visit: Visit, order: RestOrder | undefined): Promise<void> {
  const { judge, findings } = visit;
  const listed = await send(visit, visit.seller, listOfSeller);
  if (judge.success(listed, 'orders') !== 'done' || !order) return;
  const at = ordersIn(listed).findIndex(({ _id }) => _id === order._id);
  const seen = ordersIn(listed)[at];
  if (!seen) {
    findings.fault(
      listed,
      `${listOfSeller} does not send the order that was just placed.`,
      'Send the orders of all shoppers, paid or cash.',
    );
    return;
  }
  const raw = recordsIn(listed, 'orders').find(({ _id }) => String(_id) === order._id) ?? {};
  noteOrder(visit, { call: listOfSeller, order: seen, raw });
}
