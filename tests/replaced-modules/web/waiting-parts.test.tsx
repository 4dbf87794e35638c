import { screen } from '@testing-library/react';
import type { toast } from 'react-hot-toast/headless';
import { expect, test, vi } from 'vitest';
import { AddressesDocument, CartProductsDocument, PlaceOrderDocument } from '#web/__generated__/cart.ts';
import { MyOrdersDocument } from '#web/__generated__/orders.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { clearError, notify, notifyError, notifySuccess, startToasts } from '#web/shared/lib/messages/notify.ts';
import { answer, everythingSentHasArrived } from '#tests/support/web/gateway-stand-in.ts';
import { renderApp } from '#tests/support/web/render-app.tsx';
import { aCart, anAddress, aPageOfOrders, aProduct, aShopper } from '#tests/support/web/shop-factories.ts';

const parts = vi.hoisted(() => {
  let arrive = () => undefined as void;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  return { arrive: () => arrive(), arrived };
});
vi.mock('#web/features/cart/shopper-parts.ts', async (importOriginal) => {
  await parts.arrived;
  return importOriginal();
});

test('the order can be placed only when the code for it has arrived', async () => {
  answer(MeDocument, { me: aShopper({ cart: aCart({ tomatoes: 2 }) }) });
  answer(CartProductsDocument, { products: { __typename: 'ProductConnection', nodes: [aProduct()] } });
  answer(MyOrdersDocument, { me: { __typename: 'User', id: 'u1', page: aPageOfOrders() } });
  answer(AddressesDocument, { me: { __typename: 'User', id: 'u1', addresses: [anAddress()] } });
  const payload = { __typename: 'PlaceOrderPayload' as const, success: true, message: null, errors: [] };
  const sent = answer(PlaceOrderDocument, { placeOrder: { ...payload, redirectUrl: null, order: null } });
  const { user } = renderApp('/cart');
  await screen.findByRole('link', { name: 'Vine tomatoes' });
  await everythingSentHasArrived();
  const early = screen.queryByRole('button', { name: 'Place Order' });
  expect(early === null || early.ariaBusy === 'true').toBe(true);
  parts.arrive();
  await user.click(await screen.findByRole('button', { name: 'Place Order' }));
  await vi.waitFor(() => expect(sent).toHaveLength(1));
});

test('messages that came before the part that shows them are shown in their order for the time that they have left', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  // The renderer of these tests has loaded the part.
  startToasts(undefined as unknown as typeof toast);
  notify('Over', 'a subject');
  notifySuccess('Also over');
  vi.advanceTimersByTime(4500);
  notifyError('Taken back', 'taken');
  notifyError('First');
  notify('Again', 'a subject');
  clearError('taken');
  vi.advanceTimersByTime(1000);
  const show = vi.fn<(text: string, options: { id: string; duration: number }) => void>();
  startToasts(
    Object.assign(show, { remove: vi.fn<() => void>(), removeAll: vi.fn<() => void>() }) as unknown as typeof toast,
  );
  vi.useRealTimers();
  expect(show.mock.calls.map(([text, { duration }]) => [text, duration])).toEqual([
    ['First', 3000],
    ['Again', 3000],
  ]);
});
