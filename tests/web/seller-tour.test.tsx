import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { StartTourDocument } from '#web/__generated__/seller-picking.ts';
import { SellerSessionDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import '#web/features/seller/SellerArea.tsx';
import { anItem, anOrder, answerOrders } from '#tests/support/web/chosen-orders.ts';
import { answer } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';

beforeEach(() => {
  sessionStorage.clear();
  answer(SellerSessionDocument, { seller: { __typename: 'Seller' } });
  answer(SellerShopFactsDocument, { store: { __typename: 'Store', features: ['ORDERS_SEARCH'], timeZone: 'UTC' } });
});

test('over a store with tours, the seller puts the stops into their driving order and starts the tour', async () => {
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['ORDERS_SEARCH', 'ORDERS_TOURS'], timeZone: 'UTC' },
  });
  const milk = anItem('Milk', 1, 'dairy');
  answerOrders([anOrder('1001', [milk], { stage: 'READY' }), anOrder('1002', [milk], { stage: 'PICKING' })]);
  const { user, close } = renderApp('/seller/orders/slips?ids=o1001,o1002');
  const tour = within(await screen.findByRole('region', { name: 'Tour and cash' }));
  const stopNames = () => tour.getAllByText(/^Stop \d/).map(({ textContent }) => textContent);
  const start = await tour.findByRole('button', { name: 'Start the tour' });
  expect([start.hasAttribute('disabled'), tour.getByText('Not ready yet: No. 1002')]).toEqual([
    true,
    expect.anything(),
  ]);
  expect(tour.getByRole('link', { name: 'Map for No. 1001' }).getAttribute('href')).toBe(
    'https://www.openstreetmap.org/search?query=12%20Garden%20Lane%2C%2097477%2C%20Springfield%2C%20USA',
  );
  expect(tour.getAllByText('12 Garden Lane, Springfield, Oregon 97477')).toHaveLength(2);
  expect(tour.getAllByRole('link', { name: 'Call 555 0100' })[0]?.getAttribute('href')).toBe('tel:5550100');
  await user.click(tour.getByRole('button', { name: 'Move No. 1002 up' }));
  expect(stopNames()).toEqual(['Stop 1: No. 1002', 'Stop 2: No. 1001']);

  // The driving order survives a reload. Now both are ready.
  close();
  const ready = [anOrder('1001', [milk], { stage: 'READY' }), anOrder('1002', [milk], { stage: 'READY' })];
  answerOrders(ready);
  const sent = answer(StartTourDocument, ({ input }) => {
    const ids = [input.orderIds].flat().map(String);
    const event = { __typename: 'OrderEvent' as const, at: '2026-03-01T14:05:00.000Z', note: null, staffName: null };
    const orders = ids.map((id, stopsBefore) => ({
      __typename: 'Order' as const,
      id,
      actions: null,
      stage: 'OUT' as const,
      stopsBefore,
      // The first was sent out by hand before.
      timeline: [{ ...event, ...(stopsBefore === 0 && { at: '2026-03-01T13:00:00.000Z' }), stage: 'OUT' as const }],
      version: 4,
    }));
    return {
      startTour: {
        __typename: 'StartTourPayload' as const,
        success: true,
        message: 'Tour started.',
        errors: [],
        orders,
      },
    };
  });
  const again = renderApp('/seller/orders/slips?ids=o1001,o1002');
  await again.user.click(await screen.findByRole('button', { name: 'Start the tour' }));
  expect(await screen.findByText(/^The tour has started at 2:05\sPM\.$/)).toBeTruthy();
  expect(sent).toEqual([{ input: { orderIds: ['o1002', 'o1001'] } }]);
  expect(screen.queryByRole('button', { name: 'Save the order' })).toBeNull();

  await again.user.click(screen.getByRole('button', { name: 'Move No. 1002 down' }));
  await again.user.click(screen.getByRole('button', { name: 'Save the order' }));
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ input: { orderIds: ['o1001', 'o1002'] } });
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Save the order' })).toBeNull());
});

test('over a store without tours, the tour has no buttons', async () => {
  answerOrders();
  renderApp('/seller/orders/slips?ids=o1001,o1002');
  const tour = within(await screen.findByRole('region', { name: 'Tour and cash' }));
  expect([tour.queryAllByRole('button'), tour.queryAllByRole('link')]).toEqual([[], []]);
});

test('orders that were added to another one are at its stop, which moves as a whole', async () => {
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['ORDERS_SEARCH', 'ORDERS_TOURS'], timeZone: 'UTC' },
  });
  const milk = anItem('Milk', 1, 'dairy');
  const named = (number: string) => ({ __typename: 'NamedOrder' as const, id: `o${number}`, number });
  answerOrders([
    anOrder('1003', [milk], { stage: 'READY', joins: named('1001'), minimumAge: 18 }),
    anOrder('1002', [milk], { stage: 'READY' }),
    anOrder('1001', [milk], { stage: 'READY', joinedBy: [named('1003')] }),
  ]);
  const { user } = renderApp('/seller/orders/slips?ids=o1001,o1002,o1003');
  const tour = within(await screen.findByRole('region', { name: 'Tour and cash' }));
  await tour.findByRole('button', { name: 'Start the tour' });
  const stopNames = () => tour.getAllByText(/^Stop \d/).map(({ textContent }) => textContent);
  expect(stopNames()).toEqual(['Stop 1: No. 1001 + 1003', 'Stop 2: No. 1002']);
  // Also what was added may need an age, and is to be paid.
  const [both, single] = tour.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(both).toContain('Check the age: 18 or over.');
  expect(both).toContain('$49.00');
  expect(single).not.toContain('Check the age');
  await user.click(tour.getByRole('button', { name: 'Move No. 1001 + 1003 down' }));
  expect(stopNames()).toEqual(['Stop 1: No. 1002', 'Stop 2: No. 1001 + 1003']);
  const slip = (number: string) => screen.getByRole('article', { name: `No. ${number}` }).textContent;
  expect([slip('1003'), slip('1001')]).toEqual([
    expect.stringContaining('Added to: No. 1001'),
    expect.stringContaining('Additions: No. 1003'),
  ]);
});

test('orders that are done or collected are no stops, and one that is not ready is named', async () => {
  answer(SellerShopFactsDocument, {
    store: { __typename: 'Store', features: ['ORDERS_SEARCH', 'ORDERS_TOURS'], timeZone: 'UTC' },
  });
  const milk = anItem('Milk', 1, 'dairy');
  const slot = { __typename: 'OrderSlot' as const, id: 's1', kind: 'PICKUP' as const };
  const times = { start: '2026-03-02T08:00:00.000Z', end: '2026-03-02T10:00:00.000Z' };
  answerOrders([
    anOrder('1001', [milk], { stage: 'OUT' }),
    anOrder('1002', [milk], { stage: 'DONE' }),
    anOrder('1003', [milk], { stage: 'READY', slot: { ...slot, ...times } }),
    anOrder('1004', [milk], { stage: 'PLACED' }),
  ]);
  renderApp('/seller/orders/slips?ids=o1001,o1002,o1003,o1004');
  const tour = within(await screen.findByRole('region', { name: 'Tour and cash' }));
  await tour.findByText('Not ready yet: No. 1004');
  expect(tour.getAllByText(/^Stop \d/).map(({ textContent }) => textContent)).toEqual([
    'Stop 1: No. 1001',
    'Stop 2: No. 1004',
  ]);
  expect(tour.getAllByText(/^No\. \d+$/).map(({ textContent }) => textContent)).toEqual(['No. 1003', 'No. 1002']);
});
