import { sendDueMails } from '#backend/features/shop/mail/mail-sender.ts';
import { runHousekeeping } from '#backend/housekeeping.ts';
import { guestSecretIn } from '../guest-secret.ts';
import type { MailServer } from '../mail-server.ts';
import type { OpenBackend } from '../open-backend.ts';
import { payByEvent } from '../pay-by-event.ts';
import { goodAddress, goodPassword, goodProduct, sendProduct } from '../store-records.ts';
import type { Scribe } from './scribe.ts';

const log = { info: () => undefined, warn: () => undefined };
const classes = [
  { code: 'A', name: 'Standard', basisPoints: 1900 },
  { code: 'B', name: 'Reduced', basisPoints: 700 },
];

/** Sends the due mails and writes them down. */
export async function writeMails({ note }: Scribe, backend: OpenBackend, { received }: MailServer): Promise<void> {
  const from = received.length;
  await sendDueMails(backend.context, log);
  const mails = received.slice(from).map(({ to, headers, subject, text }) => {
    const replyTo = headers.get('reply-to');
    return [
      `To: ${to.join()}`,
      `From: ${headers.get('from')}`,
      ...(replyTo ? [`Reply-To: ${replyTo}`] : []),
      subject,
      '',
      text,
    ].join('\n');
  });
  // Mails to different receivers are sent at once.
  note('mails', mails.sort().join('\n-----\n'));
}

/** What shoppers, guests and the seller do with orders, from the cart to the sums of the day. */
export async function orderDay(scribe: Scribe, backend: OpenBackend, mailServer: MailServer) {
  const { get, post, form, call } = scribe;
  const { database, clock } = backend.context;
  const [seller, visitor] = [await backend.seller(), backend.visitor()];
  const [ada, ben, lena] = [backend.visitor(), backend.visitor(), backend.visitor()];
  call(seller, 'the owner');
  call(ada, 'Ada');
  call(ben, 'Ben');
  call(lena, 'Lena');
  const mails = () => writeMails(scribe, backend, mailServer);
  await form(seller, '/api/store/update', 'storeData', {
    name: 'Corner Shop',
    contact: { email: 'hello@corner.example', phone: '+49 30 5550100', address: 'Market 1\n10115 Berlin' },
    timeZone: 'Europe/Berlin',
    country: 'DE',
    tax: { mode: 'RATES', number: 'DE123456789', classes },
  });
  for (const [name, amount, kind] of [
    ['Bottle', 0.25, 'SINGLE_USE'],
    ['Crate', 1.5, 'CRATE'],
  ] as const) {
    await seller.post('/api/deposit/type/add', { name, amount, kind });
  }
  const { types } = (await seller.get('/api/deposit/types')).body;
  const bottle = types.find(({ name }: { name: string }) => name === 'Bottle').id as string;

  const add = async (name: string, price: string, fields: object = {}): Promise<string> => {
    await sendProduct(seller, { ...goodProduct, name, price, offerPrice: price, ...fields });
    const { products } = (await seller.get('/api/product/seller')).body;
    return products.find((product: { name: string }) => product.name === name)._id;
  };
  const apples = await add('Apples', '2.50', { category: 'Fruits', taxClass: 'B', weight: '1 kg' });
  const milk = await add('Milk', '1.59', { category: 'Dairy', taxClass: 'B' });
  const oatMilk = await add('Oat milk', '1.99', { category: 'Dairy' });
  const chicken = await add('Chicken', '7', { category: 'Instant', weight: '600–700 g', taxClass: 'B' });
  const ham = await add('Ham', '1.49', { category: 'Instant', portion: { grams: 50, from: 100, to: 1000 } });
  const cola = await add('Cola', '1.20', { category: 'Drinks', deposit: { type: bottle, count: 1 } });
  const beer = await add('Beer', '1.10', { category: 'Drinks', minimumAge: 16, deposit: { type: bottle, count: 1 } });
  await seller.post('/api/product/stock/adjust', {
    changes: [milk, oatMilk].map((productId) => ({ productId, change: 30, reason: 'COUNTED' })),
  });

  const times = { cutOffTime: '06:00', cutOffDaysBefore: 0 };
  const windows = [1, 2, 3].flatMap((weekday) => [
    { kind: 'DELIVERY', weekday, start: '09:00', end: '11:00', capacity: 2, ...times },
    { kind: 'DELIVERY', weekday, start: '17:00', end: '19:00', capacity: 20, ...times },
    { kind: 'PICKUP', weekday, start: '10:00', end: '18:00', capacity: 9, ...times },
  ]);
  const areas = [
    { name: 'Centre', postalCodes: ['10115', '10117'], fee: 3.9, freeFrom: 30, minimum: 10 },
    { name: 'North', postalCodes: ['13*'], fee: 5.9, freeFrom: null, minimum: 20 },
  ];
  await get(seller, '/api/delivery/plan');
  await post(seller, '/api/delivery/plan/save', {
    ifVersion: 0,
    daysAhead: 5,
    windows,
    closedDays: ['2026-03-31'],
    areas,
  });
  const { slots } = await get(visitor, '/api/delivery/slots?postalCode=10115');
  await get(visitor, '/api/delivery/slots?postalCode=99999&first=2');
  const slotOf = (kind: string, at: number) =>
    slots.filter((slot: { kind: string }) => slot.kind === kind)[at].id as string;
  const [morning, evening, pickup] = [slotOf('DELIVERY', 0), slotOf('DELIVERY', 1), slotOf('PICKUP', 0)];

  const place = { ...goodAddress, city: 'Berlin', zipcode: '10115', country: 'DE', phone: '+49 30 5550111' };
  for (const [person, name] of [
    [ada, 'Ada'],
    [ben, 'Ben'],
  ] as const) {
    await person.post('/api/user/register', { name, email: `${name}@example.com`, password: goodPassword });
  }
  const saved = async (person: typeof ada, fields: object) => {
    await post(person, '/api/address/add', { address: { ...place, ...fields } });
    const { addresses } = await get(person, '/api/address/get');
    return addresses.find(({ city }: { city: string }) => city === 'Berlin')._id as string;
  };
  const address = await saved(ada, { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' });
  const bensAddress = await saved(ben, {
    firstName: 'Ben',
    lastName: 'Li',
    email: 'ben@example.com',
    zipcode: '13347',
  });
  await post(ada, '/api/cart/update', { cartItems: { [apples]: 3, [cola]: 6, [milk]: 2 } });
  await post(ada, '/api/cart/update', { cartItems: { [apples]: 4 }, cartVersion: 1 });
  await get(ada, '/api/user/is-auth');

  const pieces = (...items: [string, number][]) => items.map(([product, quantity]) => ({ product, quantity }));
  const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });
  const first = await post(
    ada,
    '/api/order/cod',
    {
      items: pieces([apples, 4], [cola, 6], [chicken, 1]),
      address,
      slotId: morning,
      substitution: 'SIMILAR_NOT_DEARER',
      noteToShop: 'Ripe ones, please',
      noteToCourier: 'Second bell',
    },
    keyed('first'),
  );
  await post(ada, '/api/order/cod', { items: pieces([apples, 4]), address, slotId: morning }, keyed('first'));
  await post(ada, '/api/order/cod', {
    items: pieces([milk, 6], [apples, 2]),
    address,
    slotId: evening,
    expectedTotal: 1,
  });
  const joined = await post(ada, '/api/order/cod', { items: pieces([beer, 2]), address, joins: first.order._id });
  await post(ben, '/api/order/cod', { items: pieces([milk, 5]), address: bensAddress, slotId: evening });
  const online = await post(ben, '/api/order/stripe', {
    items: [...pieces([milk, 3], [oatMilk, 4], [chicken, 2]), { product: ham, quantity: 6, portionGrams: 50 }],
    address: bensAddress,
    slotId: evening,
    substitutionExceptions: { [milk]: 'NONE' },
  });
  const given = await post(ben, '/api/order/stripe', {
    items: pieces([milk, 15]),
    address: bensAddress,
    slotId: evening,
  });
  await get(ben, '/api/order/open');
  await get(seller, '/api/order/unpaid');
  await payByEvent(database, online.order, clock());
  await post(seller, '/api/order/release', { orderId: given.order._id });
  const collected = await post(ada, '/api/order/cod', { items: pieces([oatMilk, 1]), slotId: pickup });
  await mails();

  const guest = {
    items: pieces([milk, 4], [apples, 3]),
    address: { ...place, email: 'guest@example.com', zipcode: '10117' },
    slotId: evening,
    payment: 'COD',
  };
  await post(visitor, '/api/guest/order', guest, keyed('guest'));
  await mails();
  const secret = guestSecretIn(mailServer.received.findLast(({ to }) => to.includes('guest@example.com'))?.text);
  await post(visitor, '/api/guest/read', { secret });
  await post(visitor, '/api/guest/confirm', { secret });
  await post(visitor, '/api/guest/wishes', { secret, substitution: 'NONE' });
  await post(visitor, '/api/guest/export', { secret });
  await post(visitor, '/api/guest/cancel', { secret });
  await post(visitor, '/api/guest/remove', { secret });

  const forCustomer = {
    items: pieces([apples, 5]),
    address: { ...place, firstName: 'Cora', email: '', phone: '+49 30 5550122' },
    payment: 'COD',
    slotId: pickup,
  };
  const taken = await post(seller, '/api/order/for-customer', forCustomer, keyed('call'));
  await get(seller, '/api/customer/list');
  await get(seller, '/api/customer/list?search=Cora');
  const customerId = taken.order?.userId as string;
  await post(seller, '/api/customer/note', { id: customerId, note: 'Rings twice' });
  await get(seller, `/api/customer/read?customerId=${customerId}`);

  await get(ada, '/api/order/user');
  await get(ada, '/api/order/user?first=1&count=true&products=id');
  await get(ben, `/api/order/user?id=${online.order._id}`);
  await post(ada, '/api/order/wishes', {
    orderId: first.order._id,
    substitution: 'NONE',
    substitutionExceptions: { [cola]: 'SIMILAR_NOT_DEARER' },
  });
  await get(seller, '/api/order/seller?first=3&count=true');
  await get(seller, '/api/order/seller?first=2&sort=promised&products=id');
  await get(seller, '/api/order/seller?search=byron');
  await get(seller, '/api/order/seller/next');
  const [since, until] = [clock() - 86_400_000, clock() + 86_400_000].map((at) => new Date(at).toISOString());
  await get(seller, `/api/order/seller/promises?promisedFrom=${since}&promisedBefore=${until}`);

  const change = (path: string, order: { _id: string }, fields: object = {}) =>
    post(seller, `/api/order/${path}`, { orderId: order._id, ...fields });
  await change('move', first.order, { to: 'PICKING' });
  await change('pick', first.order, { line: 0, quantity: 3, reason: 'MISSING' });
  await change('pick', first.order, { line: 1, quantity: 6 });
  await change('pick', first.order, { line: 2, quantity: 1, grams: 640 });
  await change('finish-picking', first.order);
  await change('move', online.order, { to: 'PICKING' });
  await change('pick', online.order, { line: 0, quantity: 2, reason: 'DAMAGED' });
  await change('pick', online.order, { line: 1, quantity: 4 });
  await change('pick', online.order, { line: 2, quantity: 2, grams: 1500 });
  await change('pick', online.order, { line: 2, quantity: 2, grams: 1500, isWeightConfirmed: true });
  await change('pick', online.order, { line: 3, quantity: 6, grams: 290 });
  await change('finish-picking', online.order);
  await change('move', joined.order, { to: 'PICKING' });
  await change('pick', joined.order, { line: 0, quantity: 0, reason: 'MISSING', substituteId: cola });
  await change('pick', joined.order, { line: 0, quantity: 1, reason: 'MISSING' });
  await change('finish-picking', joined.order);
  await post(seller, '/api/order/tour', { orderIds: [online.order._id, first.order._id] });
  await change('move', first.order, { to: 'OUT' });
  await change('move', first.order, { to: 'DONE', note: 'At the door' });
  await change('move', joined.order, { to: 'OUT' });
  await change('move', joined.order, { to: 'DONE' });
  await change('move', joined.order, { to: 'DONE', ageChecked: true });
  await change('move', online.order, { to: 'OUT' });
  await change('move', online.order, { to: 'DONE' });
  await change('refund', online.order, { amount: 1.5, reason: 'Bruised', lines: [1] });
  await change('refund', online.order, { amount: 2, reason: 'Late' });
  await post(seller, '/api/deposit/return', {
    orderId: first.order._id,
    payout: 'CASH',
    containers: [{ type: bottle, count: 4 }],
  });
  await post(seller, '/api/deposit/return', { payout: 'TERMINAL', containers: [{ type: bottle, count: 1 }] });
  await get(seller, `/api/deposit/returns?orderId=${first.order._id}`);
  await get(seller, '/api/deposit/balances');
  if (collected.order) await post(ada, '/api/order/cancel', { orderId: collected.order._id, reason: 'I am away' });
  await change('cancel', { _id: taken.order?._id }, { as: 'seller', reason: 'Nobody came' });
  await mails();

  await post(visitor, '/api/withdrawal/send', {
    name: 'Ben Li',
    orderNumber: String(online.order.number),
    email: 'ben@example.com',
    goods: 'Oat milk',
  });
  const { withdrawals } = await get(seller, '/api/withdrawal/list');
  await post(seller, '/api/withdrawal/answer', { id: withdrawals[0].id, isAnswered: true });
  await post(visitor, '/api/newsletter/subscribe', { email: 'guest@example.com' });
  await mails();
  const token = mailServer.received
    .map(({ text }) => /newsletter\/confirm#([\w.-]+\w)/.exec(text)?.[1])
    .findLast(Boolean);
  await post(visitor, '/api/newsletter/confirm', { token });
  const { subscribers } = await get(seller, '/api/newsletter/subscribers');
  await post(visitor, '/api/newsletter/unsubscribe', { token: subscribers[0].unsubscribeToken });
  const { mails: listed } = await get(seller, '/api/mail/list?first=5');
  await get(seller, `/api/mail/list?orderId=${first.order._id}`);
  await post(seller, '/api/mail/resend', { id: listed[0].id });

  await runHousekeeping(database, clock());
  await get(seller, '/api/order/seller?first=20');
  await get(seller, '/api/order/seller/sums');
  await get(seller, `/api/order/seller/sums?since=${since}&starts=${since},${until}`);
  await get(seller, `/api/order/seller/takings?starts=${since},${until}`);
  await get(seller, `/api/order/seller/best-sellers?since=${since}`);
  await get(seller, '/api/order/export');
  await get(ada, '/api/order/user');
  await get(ada, '/api/user/export');
  await get(seller, '/api/product/stock/list');
  await get(seller, `/api/product/stock/moves?productId=${milk}`);
  await get(seller, '/api/staff/changes?first=40');

  /** The secret in the mail about a confirmed order of a guest. */
  const linkOf = async (email: string) => {
    const body = { ...guest, items: pieces([apples, 5]), address: { ...guest.address, email } };
    await visitor.post('/api/guest/order', body, { 'idempotency-key': email });
    await sendDueMails(backend.context, log);
    const mailed = guestSecretIn(mailServer.received.findLast(({ to }) => to.includes(email))?.text);
    await visitor.post('/api/guest/confirm', { secret: mailed });
    return mailed;
  };
  await post(lena, '/api/guest/keep', { secret: await linkOf('lena@example.com'), password: goodPassword });
  await lena.post('/api/user/login', { email: 'lena@example.com', password: goodPassword });
  await post(lena, '/api/guest/keep', { secret: await linkOf('lena.office@example.com') });
  await post(visitor, '/api/guest/keep', { secret: await linkOf('ada@example.com'), password: goodPassword });
  await get(lena, '/api/user/export');

  // By then all hours of the day have sums, from which reports read.
  await runHousekeeping(database, clock() + 3 * 3_600_000);
  await get(seller, `/api/order/seller/sums?since=${since}&starts=${since},${until}`);
  await get(seller, `/api/order/seller/takings?starts=${since},${until}`);
  await get(seller, `/api/order/seller/best-sellers?since=${since}`);
  return { seller, ada, orderId: online.order._id as string, productId: milk, customerId };
}
