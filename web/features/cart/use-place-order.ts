import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlaceOrderMutation, type PlaceOrderInput } from '#web/__generated__/cart.ts';
import { useCartKeeper } from '#web/shared/cart/CartProvider.tsx';
import { useCartActions } from '#web/shared/cart/use-cart.ts';
import { leaveFor } from '#web/shared/lib/leave-site.ts';
import { notifyError, notifySuccess, notifyThrown, settled } from '#web/shared/lib/notify.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { checkShopperAgain } from '#web/shared/session/use-session.ts';
import { attemptKey, endAttempt } from './checkout-attempt.ts';

const NO_ANSWER = 'The shop did not say whether the order was placed. Please try again: it will not be placed twice.';

/** Cash on delivery clears the cart and goes to the orders; an online payment leaves for the provider's page. */
export function usePlaceOrder() {
  const [sendOrder] = usePlaceOrderMutation();
  const [busy, setBusy] = useState(false);
  const keeper = useCartKeeper();
  const { clear } = useCartActions();
  const client = useApolloClient();
  const navigate = useNavigate();

  async function placeOrder(order: Omit<PlaceOrderInput, 'idempotencyKey'>) {
    setBusy(true);
    try {
      // A cart that arrives after the order would fill the store's cart again.
      await keeper.settled();
      const { data } = await sendOrder({ variables: { input: { ...order, idempotencyKey: attemptKey(order) } } });
      const answer = data?.placeOrder;
      if (!answer) {
        notifyError(NO_ANSWER, 'order');
        return;
      }
      endAttempt();
      if (!answer.success) {
        notifyError(answer.message ?? 'The order could not be placed.', 'order');
        // Perhaps because the login has ended: then the page offers another one in the order's place.
        checkShopperAgain(client);
        return;
      }
      settled('order');
      if (order.payment === 'ONLINE') {
        if (!answer.redirectUrl) throw new Error('The payment page has no address. Please try again.');
        leaveFor(answer.redirectUrl);
        return;
      }
      if (answer.message) notifySuccess(answer.message);
      void navigate(paths.myOrders);
      clear();
    } catch (error) {
      // No definite answer: the attempt stays open, and the next try carries the same key.
      notifyThrown(error, 'order');
    } finally {
      setBusy(false);
    }
  }

  return { placeOrder, busy };
}
