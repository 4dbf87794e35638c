import { act, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  FinishPickingDocument,
  PickLineDocument,
  SellerChosenOrdersDocument,
  SubstituteChoicesDocument,
  type ChosenOrder_orderFragment,
  type PickLineMutationVariables,
} from '#web/__generated__/seller-picking.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { pickQueue } from '#web/features/seller/picking/pick-queue.ts';
import { pickList } from '#web/features/seller/picking/pick-list.ts';
import { paymentNote } from '#web/features/seller/picking/PackingSlipsPage.tsx';
import { readChosenIds } from '#web/features/seller/shell/chosen-ids.ts';
import '#web/features/seller/SellerArea.tsx';
import { answer, answerWithError, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { anItem, anOrder, answerOrders, chosenOrders as orders, walk } from '#tests/support/web/chosen-orders.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';

type Order = ChosenOrder_orderFragment;

const aChoice = { __typename: 'Product' as const, offerPrice: 1.5, deposit: null };

beforeEach(() => {
  sessionStorage.clear();
  pickQueue.forget();
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: ['ORDERS_SEARCH'], timeZone: null } });
});

test('the pick list sums up the products, by category in the order of the walk, and names the orders', async () => {
  answerOrders();
  renderApp('/seller/orders/pick?ids=o1001,o1002');
  await screen.findByRole('region', { name: 'The dairy' });
  const groups = screen.getAllByRole('region');
  expect(groups.map((group) => within(group).getByRole('heading').textContent)).toEqual([
    'The dairy',
    'The fruits',
    'Other products',
  ]);
  const [, fruits] = groups;
  const lines = within(fruits!).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    '2 × Apples2 for No. 1002',
    '12 × Bananas5 for No. 1001, 7 for No. 1002',
  ]);
  expect(screen.getByText('2 orders, 0 of 4 products picked')).toBeTruthy();
});

test('a ticked product stays ticked after a reload', async () => {
  answerOrders();
  const { user, close } = renderApp('/seller/orders/pick?ids=o1001,o1002');
  await user.click(await screen.findByRole('checkbox', { name: /12 × Bananas/ }));
  expect(screen.getByText('2 orders, 1 of 4 products picked')).toBeTruthy();
  close();
  renderApp('/seller/orders/pick?ids=o1002,o1001');
  expect((await screen.findByRole<HTMLInputElement>('checkbox', { name: /12 × Bananas/ })).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Apples/ }).checked).toBe(false);
});

test('cancelled and vanished orders are left out, and the page says so', async () => {
  answerOrders([orders[0]!, anOrder('1003', [anItem('Bananas', 9, 'fruits')], { stage: 'CANCELLED' })]);
  renderApp('/seller/orders/pick?ids=o1001,o1003,gone');
  expect(await screen.findByText('2 orders were left out: cancelled, or no longer there.')).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: /5 × Bananas/ })).toBeTruthy();
});

test('the page prints, and leads to the packing slips of the same orders', async () => {
  answerOrders();
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const { user } = renderApp('/seller/orders/pick?ids=o1001,o1002');
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('link', { name: 'Packing slips' }));
  expect(await screen.findByRole('article', { name: 'No. 1001' })).toBeTruthy();
  print.mockRestore();
});

test('a packing slip has the address, the payment and the products of its order, oldest first', async () => {
  answerOrders();
  renderApp('/seller/orders/slips?ids=o1001,o1002');
  const slips = await screen.findAllByRole('article');
  expect(slips.map((slip) => within(slip).getByRole('heading').textContent)).toEqual(['No. 1001', 'No. 1002']);
  const [first] = slips;
  expect(within(first!).getByText(/12 Garden Lane/)).toBeTruthy();
  expect(within(first!).getByText('Cash to collect: $24.50')).toBeTruthy();
  expect(within(first!).getAllByRole('checkbox')).toHaveLength(2);
  expect(within(first!).getByText('Greengate')).toBeTruthy();
});

test('the ticks of one promised time are not those of all times', async () => {
  const at = (hour: number) => ({
    __typename: 'OrderSlot' as const,
    id: `at ${hour}`,
    kind: 'DELIVERY' as const,
    start: `2026-03-05T${hour}:00:00.000Z`,
    end: `2026-03-05T${hour + 2}:00:00.000Z`,
  });
  const milk = anItem('Milk', 2, 'dairy');
  answerOrders([anOrder('1001', [milk], { slot: at(10) }), anOrder('1002', [milk], { slot: at(14) })]);
  const { user } = renderApp('/seller/orders/pick?ids=o1001,o1002');
  const box = (pieces: number) =>
    screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${pieces} × Milk`) });
  const times = await screen.findByRole('combobox', { name: 'Promised time' });
  await user.selectOptions(times, 'at 10');
  await user.click(await box(2));
  for (const [time, pieces, isTicked] of [
    ['at 14', 2, false],
    ['', 4, false],
    ['at 10', 2, true],
  ] as const) {
    await user.selectOptions(times, time);
    expect((await box(pieces)).checked).toBe(isTicked);
  }
});

test('what is ticked on a slip is ticked after a reload, and on no other slip', async () => {
  answerOrders();
  const address = '/seller/orders/slips?ids=o1001,o1002';
  const ticked = async () =>
    (await screen.findAllByRole('article')).map((slip) =>
      within(slip)
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ checked }) => checked),
    );
  const { user, close } = renderApp(address);
  await user.click((await screen.findAllByRole('checkbox', { name: /Bananas/ }))[0]!);
  close();
  renderApp(address);
  expect(await ticked()).toEqual([
    [true, false],
    [false, false, false],
  ]);
});

test('slips come by the promised time, and the tour sums up the cash to bring back', async () => {
  const at = (day: string, kind: 'DELIVERY' | 'PICKUP' = 'DELIVERY') => ({
    __typename: 'OrderSlot' as const,
    id: `${day} ${kind}`,
    kind,
    start: `${day}T08:00:00.000Z`,
    end: `${day}T10:00:00.000Z`,
  });
  const milk = anItem('Milk', 2, 'dairy');
  answerOrders([
    anOrder('1001', [milk], { slot: at('2026-03-05') }),
    // Settled for less than it was placed for.
    anOrder('1002', [milk], { slot: at('2026-03-02'), settled: { __typename: 'SettledOrder', amount: 20 } }),
    anOrder('1003', [milk], { slot: at('2026-03-03'), isPaid: true, paid: 24.5, payment: 'ONLINE' }),
    anOrder('1004', [milk], { slot: at('2026-03-04', 'PICKUP'), amount: 5 }),
    anOrder('1005', [milk], { noteToShop: 'Ring twice' }),
  ]);
  renderApp('/seller/orders/slips?ids=o1001,o1002,o1003,o1004,o1005');
  const slips = await screen.findAllByRole('article');
  const numbers = ['No. 1002', 'No. 1003', 'No. 1004', 'No. 1001', 'No. 1005'];
  expect(slips.map((slip) => within(slip).getByRole('heading').textContent)).toEqual(numbers);
  expect(within(slips[4]!).getByText('Ring twice')).toBeTruthy();
  const rows = within(screen.getByRole('region', { name: 'Tour and cash' })).getAllByRole('listitem');
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual([
    '$20.00',
    'no cash',
    '$5.00',
    '$24.50',
    '$24.50',
    '$74.00',
    '$5.00',
  ]);
  expect(rows[5]?.textContent).toContain('Cash to bring back');
});

test('lines show size, weight of all pieces, picture and wish, on the pick list and on the slips', async () => {
  const image = { __typename: 'Image' as const, url: '/images/milk.webp' };
  const milk = { ...anItem('Milk', 1, 'dairy'), weight: '1 l', image, substitution: 'NONE' as const };
  const gouda = {
    ...anItem('Gouda', 2, 'dairy'),
    expectedGrams: 600,
    leastGrams: 400,
    weight: '400–600 g',
    substitution: 'SIMILAR_NOT_DEARER' as const,
  };
  answerOrders([
    anOrder('1001', [milk, gouda], { actions: ['PICK'] }),
    anOrder('1002', [{ ...milk, substitution: 'SIMILAR_NOT_DEARER' }], { actions: ['PICK'] }),
  ]);
  const { user } = renderApp('/seller/orders/pick?ids=o1001,o1002');
  const rows = within(await screen.findByRole('region', { name: 'The dairy' })).getAllByRole('listitem');
  expect(rows[0]?.textContent).toContain('2 × Gouda400–600 g · 800–1200 g togetherReplace if missing');
  expect(rows[1]?.textContent).toContain('2 × Milk1 lReplace if missing: No. 1002No substitute: No. 1001');
  expect(rows[1]?.querySelector('img')?.getAttribute('src')).toBe('/images/milk.webp');
  // The wish for a line that is picked is of no use any more.
  const picked = {
    __typename: 'PickedGoods' as const,
    amount: 2,
    grams: null,
    quantity: 1,
    reason: null,
    substitute: null,
  };
  const groups = pickList([anOrder('1001', [milk]), anOrder('1002', [{ ...milk, picked }])], []);
  expect(groups[0]?.lines[0]?.orders.map(({ wish }) => wish)).toEqual(['NONE', null]);
  await user.click(screen.getByRole('link', { name: 'Packing slips' }));
  const slip = within(await screen.findByRole('article', { name: 'No. 1001' })).getAllByRole('listitem');
  expect(slip[0]?.textContent).toContain('1 × Milk1 lNo substitute');
  expect(slip[1]?.textContent).toContain('2 × Gouda400–600 g · 800–1200 g togetherReplace if missing');
});

test('without an order, the pages lead to the list of orders', async () => {
  renderApp('/seller/orders/pick');
  const link = await screen.findByRole('link', { name: 'Choose orders' });
  expect(link.getAttribute('href')).toBe('/seller/orders');
});

test('a failed load says so, and can be repeated', async () => {
  answerWithError(SellerChosenOrdersDocument, 'The store is down.');
  const { user } = renderApp('/seller/orders/pick?ids=o1001');
  expect(await screen.findByText('The store is down.')).toBeTruthy();
  answerOrders();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('checkbox', { name: /Bananas/ })).toBeTruthy();
});

test.each([
  [{ paid: 0 }, 'Cash to collect: $24.50'],
  [{ paid: 10 }, 'Cash to collect: $14.50'],
  [{ isPaid: true, paid: 24.5 }, 'Paid: nothing to collect'],
  [{ isPaid: true, paid: 24.5, isTest: true, payment: 'ONLINE' as const }, 'Paid (test payment)'],
])('the driver reads what to collect: %#', (over, note) => {
  expect(paymentNote(anOrder('1', [], over))).toBe(note);
});

test('products of unknown categories come after the known ones, by name', () => {
  const groups = pickList(
    [anOrder('1', [anItem('Rope', 1, 'zoo'), anItem('Ink', 1, null), anItem('Milk', 1, 'dairy')])],
    walk,
  );
  expect(groups.map(({ label }) => label)).toEqual(['The dairy', 'The zoo', 'Other products']);
});

test('the address names each order once, at most a hundred', () => {
  const ids = Array.from({ length: 120 }, (_none, at) => `o${at}`);
  expect(readChosenIds(new URLSearchParams({ ids: 'a,,b,a' }))).toEqual(['a', 'b']);
  expect(readChosenIds(new URLSearchParams({ ids: ids.join() }))).toHaveLength(100);
});

const notWeighed = { expectedGrams: null, leastGrams: null, portion: null, likelyGrams: null };
const gramsFrom = (from: number, to: number) => ({ __typename: 'LikelyGrams' as const, from, to });

/** An order of a store that records what was found: 3 × Milk, and a chicken of at most 700 g. */
function anOpenOrder(over: Partial<Order> = {}): Order {
  const milk = { ...anItem('Milk', 3, 'dairy'), substitution: 'SIMILAR_NOT_DEARER' as const };
  const chicken = {
    ...anItem('Chicken', 2, 'fruits'),
    expectedGrams: 700,
    leastGrams: 600,
    likelyGrams: gramsFrom(350, 1050),
    substitution: 'NONE' as const,
  };
  return anOrder('1001', [milk, chicken], { actions: ['PICK'], ...over });
}

type Pick = PickLineMutationVariables['input'];

/** Answers as a store that records the picks of one order. */
function answerPicks(order = anOpenOrder(), notice: string | null = null) {
  let now = order;
  answerOrders([order]);
  const finished = answer(FinishPickingDocument, () => {
    now = { ...now, actions: [], stage: 'READY', settled: { __typename: 'SettledOrder', amount: 20 } };
    return {
      finishPicking: {
        __typename: 'FinishPickingPayload' as const,
        success: true,
        message: 'Done.',
        notice,
        errors: [],
        order: now,
      },
    };
  });
  const picks = answer(PickLineDocument, ({ input }) => {
    const { line, quantity, grams = null, reason = null } = input;
    const picked =
      quantity == null
        ? null
        : { __typename: 'PickedGoods' as const, amount: 2, grams, quantity, reason, substitute: null };
    const items = now.items.map((item, at) => (at === line ? { ...item, picked } : item));
    now = { ...now, items, version: (now.version ?? 0) + 1 };
    return {
      pickLine: { __typename: 'PickLinePayload' as const, success: true, message: null, errors: [], order: now },
    };
  });
  return { picks, finished };
}

const inputs = (sent: { input: Pick }[]) =>
  sent.map(({ input: { line, quantity, grams, reason, isWeightConfirmed } }) => [
    line,
    quantity,
    grams,
    reason,
    isWeightConfirmed,
  ]);

test('one tap records a line, weighed goods ask for their weight, and the finished order shows its sum', async () => {
  const { picks, finished } = answerPicks();
  const { user } = renderApp('/seller/orders/pick?ids=o1001');
  await user.click(await screen.findByRole('checkbox', { name: /3 × Milk/ }));
  expect(screen.getByText('1 order, 1 of 2 products picked')).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /2 × Chicken/ }));
  const sheet = screen.getByRole('dialog', { name: 'Chicken' });
  expect(within(sheet).getByText('The customer wants no substitute.')).toBeTruthy();
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(within(sheet).getByText('Enter the weight of all pieces together, in grams.')).toBeTruthy();
  await user.type(within(sheet).getByLabelText('Weight in grams'), '9000');
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(within(sheet).getByText(/9000 g is unlikely: 1200–1400 g are expected/)).toBeTruthy();
  // Another unlikely weight is asked about, too.
  await user.clear(within(sheet).getByLabelText('Weight in grams'));
  await user.type(within(sheet).getByLabelText('Weight in grams'), '8000');
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(within(sheet).getByText(/8000 g is unlikely: 1200–1400 g are expected/)).toBeTruthy();
  expect(picks).toHaveLength(1);
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('2 for No. 1001 (8000 g)')).toBeTruthy();

  await user.click(await screen.findByRole('button', { name: 'Finish order 1001' }));
  expect(await screen.findByText(/Ready, \$20\.00 instead of \$24\.50/)).toBeTruthy();
  expect(inputs(picks)).toEqual([
    [0, 3, null, null, false],
    [1, 2, 8000, null, true],
  ]);
  expect(finished).toEqual([{ input: { orderId: 'o1001', ifVersion: 3 } }]);
});

test('Finish asks when lines are not ticked, which then count as not found, and when money is paid back', async () => {
  const paid = anOpenOrder({ isPaid: true, paid: 24.5, payment: 'ONLINE' });
  const { picks, finished } = answerPicks(paid, 'The stock has no more of a substitute.');
  const { user } = renderApp('/seller/orders/pick?ids=o1001');
  const finish = await screen.findByRole<HTMLButtonElement>('button', { name: 'Finish order 1001' });
  expect(finish.disabled).toBe(true);
  expect(screen.getByText(/Finish sets what the order costs.* It cannot be undone/)).toBeTruthy();
  await user.click(screen.getByRole('checkbox', { name: /3 × Milk/ }));
  await vi.waitFor(() => expect([finish.disabled, finish.ariaBusy]).toEqual([false, null]));
  await user.click(finish);
  const question = within(screen.getByRole('dialog', { name: 'Finish order 1001?' }));
  expect(question.getByText('2 × Chicken')).toBeTruthy();
  // 2 × 2 for the chicken, and 6 for milk of which the store counts 2.
  expect(question.getByText(/The goods cost \$8\.00 less than ordered/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Keep picking' }));
  expect(finished).toEqual([]);
  await user.click(finish);
  await user.click(screen.getByRole('button', { name: 'Finish the order' }));
  expect(await screen.findByText('1 order, all picked')).toBeTruthy();
  expect(screen.getByText('The stock has no more of a substitute.')).toBeTruthy();
  expect(inputs(picks).at(-1)).toEqual([1, 0, null, 'MISSING', false]);
  expect(finished).toEqual([{ input: { orderId: 'o1001', ifVersion: 3 } }]);
});

test('a short line has its reason, a replaced one its substitute, and a tick that is taken off takes the pick back', async () => {
  const { picks } = answerPicks();
  const oats = { ...aChoice, id: 'oats', name: 'Oat Milk', ...notWeighed };
  // With its deposit it is dearer than the milk.
  const bottled = {
    ...oats,
    id: 'bottled',
    name: 'Bottled',
    deposit: { __typename: 'Deposit' as const, amount: 0.51 },
  };
  // Prices of steps cannot be compared with those of pieces.
  const portion = { __typename: 'Portion' as const, grams: 50 };
  const stepped = { ...oats, id: 'stepped', name: 'Stepped', portion };
  const asked = answer(SubstituteChoicesDocument, {
    products: {
      __typename: 'ProductConnection',
      nodes: [oats, bottled, stepped, { ...oats, id: 'milk', name: 'Milk' }],
    },
  });
  const { user } = renderApp('/seller/orders/pick?ids=o1001');
  await user.click(await screen.findByRole('button', { name: 'Missing or replace… Milk' }));
  let sheet = screen.getByRole('dialog', { name: 'Milk' });
  const count = within(sheet).getByLabelText('Pieces found');
  await user.clear(count);
  await user.type(count, '4');
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(within(sheet).getByText('Enter a number from 0 to 3.')).toBeTruthy();
  await user.clear(count);
  await user.type(count, '2');
  await user.selectOptions(within(sheet).getByLabelText('Reason'), 'Not good enough');
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('3 for No. 1001 (2 of 3 found)')).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Missing or replace… Milk' }));
  sheet = screen.getByRole('dialog', { name: 'Milk' });
  const choice = await within(sheet).findByRole('option', { name: 'Oat Milk, $1.50' });
  expect(within(sheet).queryByRole('option', { name: /^(Milk|Bottled|Stepped)/ })).toBeNull();
  await user.selectOptions(within(sheet).getByLabelText('Replace by'), choice);
  const pieces = within(sheet).getByLabelText('Pieces of Oat Milk');
  expect(pieces).toHaveProperty('value', '3');
  await user.clear(pieces);
  await user.type(pieces, '0');
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  expect(within(sheet).getByText('Enter a number from 1 to 3, or replace by nothing.')).toBeTruthy();
  await user.selectOptions(within(sheet).getByLabelText('Replace by'), 'Nothing');
  expect(within(sheet).getByLabelText('Pieces found')).toHaveProperty('value', '2');
  await user.selectOptions(within(sheet).getByLabelText('Replace by'), choice);
  await user.click(within(sheet).getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('checkbox', { name: /3 × Milk/, checked: true }));
  expect(await screen.findByRole('checkbox', { name: /3 × Milk/, checked: false })).toBeTruthy();
  await everythingSentHasArrived();
  expect(asked[0]?.filter).toEqual({ inStock: true, maxPrice: 2, category: 'dairy' });
  expect(picks.map(({ input }) => [input.quantity, input.reason, input.substituteId])).toEqual([
    [2, 'DAMAGED', null],
    [3, 'DAMAGED', 'oats'],
    [null, null, null],
  ]);
});

test('without a network picks wait on the device, the newest of a line, and are sent once when it is back', async () => {
  const { picks } = answerPicks();
  const { user } = renderApp('/seller/orders/pick?ids=o1001');
  const milk = await screen.findByRole('checkbox', { name: /3 × Milk/ });
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  await user.click(milk);
  await user.click(milk);
  await user.click(milk);
  expect(await screen.findByText('1 not sent yet: you are offline.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Finish order 1001' }).getAttribute('aria-disabled')).toBe('true');
  await everythingSentHasArrived();
  expect(picks).toEqual([]);
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('1 order, 1 of 2 products picked')).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByText(/not sent yet/)).toBeNull());
  expect(inputs(picks)).toEqual([[0, 3, null, null, false]]);
  expect(picks[0]?.input.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  online.mockRestore();
});

test('the store says which substitutes are weighed, and between what they weigh', async () => {
  const { picks } = answerPicks();
  const turkey = { ...aChoice, id: 'turkey', name: 'Turkey', portion: null };
  answer(SubstituteChoicesDocument, {
    products: {
      __typename: 'ProductConnection',
      nodes: [
        { ...turkey, expectedGrams: 700, leastGrams: null, likelyGrams: gramsFrom(600, 750) },
        { ...turkey, ...notWeighed, id: 'ham', name: 'Ham, ca. 600-700 g' },
      ],
    },
  });
  const { user } = renderApp('/seller/orders/pick?ids=o1001');
  const replaceBy = async (option: string) => {
    await user.click(await screen.findByRole('button', { name: 'Missing or replace… Milk' }));
    const open = within(screen.getByRole('dialog', { name: 'Milk' }));
    await user.selectOptions(open.getByLabelText('Replace by'), await open.findByRole('option', { name: option }));
    return open;
  };
  let sheet = await replaceBy('Ham, ca. 600-700 g, $1.50');
  expect(sheet.queryByLabelText('Weight in grams')).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Save' }));

  sheet = await replaceBy('Turkey, $1.50');
  await user.type(sheet.getByLabelText('Weight in grams'), '2251');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  // This store says no lower end.
  expect(sheet.getByText(/2251 g is unlikely: about 2100 g are expected/)).toBeTruthy();
  await user.clear(sheet.getByLabelText('Weight in grams'));
  await user.type(sheet.getByLabelText('Weight in grams'), '2250');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await everythingSentHasArrived();
  expect(picks.map(({ input }) => [input.substituteId, input.grams, input.isWeightConfirmed])).toEqual([
    ['ham', null, false],
    ['turkey', 2250, false],
  ]);
});

test('a pick that the store refuses leaves the line open and says why', async () => {
  answerPicks();
  const order = anOpenOrder({ version: 2 });
  answer(PickLineDocument, {
    pickLine: {
      __typename: 'PickLinePayload',
      success: false,
      message: 'The picking of this order is finished.',
      errors: [{ __typename: 'UserError', code: 'REFUSED' }],
      order,
    },
  });
  const { user } = renderApp('/seller/orders/pick?ids=o1001');
  await user.click(await screen.findByRole('checkbox', { name: /3 × Milk/ }));
  expect(await screen.findByText('The picking of this order is finished.')).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /3 × Milk/ }).checked).toBe(false);
});
