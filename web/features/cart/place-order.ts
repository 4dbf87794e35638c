import type { ApolloClient } from '@apollo/client';
import type { NavigateFunction } from 'react-router-dom';
import { CartProductsDocument, PlaceOrderDocument } from '#web/__generated__/cart.ts';
import { MeDocument, type MeQuery } from '#web/__generated__/session.ts';
import type { useCartSync } from '#web/shared/cart/CartProvider.tsx';
import { leftToPay, type ShownOrder } from '#web/shared/cart/shown-order.ts';
import type { useFeatures } from '#web/shared/features/use-features.ts';
import { report } from '#web/shared/lib/network/report.ts';
import { leaveFor } from '#web/shared/lib/page/leave-site.ts';
import { clearError, notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { askToLogin } from '#web/shared/session/login-dialog.ts';
import type { Wish } from '#web/shared/wishes/WishChoice.tsx';
import { attemptKey, endAttempt } from './checkout-attempt.ts';
import { forgetDraft, type OrderNotes } from './order-draft.ts';
import * as texts from './texts.ts';

/** What placing an order needs of the page. */
export interface CheckoutPage {
  client: ApolloClient;
  cartSync: ReturnType<typeof useCartSync>;
  has: ReturnType<typeof useFeatures>['has'];
  navigate: NavigateFunction;
  /** Asks the gateway for the session. */
  checkAgain: () => Promise<unknown>;
  isShown: () => boolean;
}

interface Checkout {
  userId: string;
  /** The total that the shopper sees, in cents. */
  total: number;
  /** False when the store has said that it charges another total than the cart's, and the shopper agrees. */
  isTotalChecked: boolean;
  /** The shopper's notes, if the store takes notes. */
  notes?: OrderNotes | undefined;
}

interface Extras {
  expectedCents: number | undefined;
  notes: OrderNotes | undefined;
}

/** The notes that are not empty. */
const filled = (notes: OrderNotes | undefined): Partial<OrderNotes> =>
  Object.fromEntries(Object.entries(notes ?? {}).filter(([, text]) => text.trim() !== ''));

type Order = Pick<ShownOrder, 'items' | 'payment'> & {
  slotId?: string;
  /** The chosen address; absent for an order that is added to another one. */
  addressId?: string | undefined;
  /** The order to add to. */
  joins?: string;
  wish: Wish;
};

/** The reason why an order was not placed: the shop's message, or the name of another shopper who has logged in. */
export type OrderStop =
  { refusal: string; isPriceChanged?: boolean; isSlotClosed?: boolean } | { otherShopper: string } | undefined;

/** Places an order. Then it opens the orders page, or the provider's page for an online payment. */
export async function placeOrder(
  page: CheckoutPage,
  order: Order,
  { userId, total, isTotalChecked, notes }: Checkout,
): Promise<OrderStop> {
  try {
    for (;;) {
      const {
        success,
        message,
        errors,
        redirectUrl,
        order: placed,
      } = await send(page, order, { expectedCents: isTotalChecked ? total : undefined, notes });
      if (success) {
        const { items, payment } = order;
        const shown = { userId, items, payment, total, sentAt: Date.now(), orderId: placed?.id ?? null };
        finish(page, shown, message, redirectUrl);
        return undefined;
      }
      const isSaid = (wanted: (typeof errors)[number]['code']) => errors.some(({ code }) => code === wanted);
      // The login dialog says that the login has expired, and would cover a toast.
      const shopper = isSaid('NOT_LOGGED_IN') ? await loginAgain(page) : null;
      if (shopper === null) {
        const isPriceChanged = isSaid('PRICE_CHANGED');
        // A notice beside the button says the new total.
        if (isPriceChanged) clearError('order');
        else notifyError(message ?? texts.notPlaced, 'order');
        // A product may have sold out, so the rows load again. They show their own errors.
        await page.client.refetchQueries({ include: [CartProductsDocument] }).catch(() => undefined);
        return {
          refusal: message ?? texts.notPlaced,
          isPriceChanged,
          isSlotClosed: isSaid('SLOT_CLOSED'),
        };
      }
      if (!shopper) return undefined;
      if (shopper.id !== userId) return { otherShopper: shopper.name };
    }
  } catch (error) {
    // Without a definite response, the next try sends the same key.
    notifyThrown(error, 'order');
    return undefined;
  }
}

async function send(page: CheckoutPage, order: Order, extras: Extras) {
  // A cart that the store receives after the order would put the ordered products back.
  await page.cartSync.whenIdle();
  const { data } = await page.client.mutate({
    mutation: PlaceOrderDocument,
    variables: { input: inputOf(page, order, extras) },
  });
  if (!data?.placeOrder) throw new Error(texts.notConfirmed);
  endAttempt();
  return data.placeOrder;
}

/** The mutation's input. Only a store that compares totals gets the total that the shopper sees. */
function inputOf({ has }: CheckoutPage, order: Order, { expectedCents, notes }: Extras) {
  const { wish, ...chosen } = order;
  const isReplaced = wish.isReplaced && has('ORDERS_PICKED');
  const content = {
    ...chosen,
    items: order.items.map((line) =>
      isReplaced && wish.except.includes(line.productId) ? { ...line, substitution: 'NONE' as const } : line,
    ),
    ...(isReplaced && { substitution: 'SIMILAR_NOT_DEARER' as const }),
  };
  // An order that the shopper repeats with other notes is still the same order, so the key ignores the notes.
  const input = { ...content, idempotencyKey: attemptKey(content), ...filled(notes) };
  const isCompared = expectedCents !== undefined && has('ORDERS_TOTALS');
  return isCompared ? { ...input, expectedTotal: expectedCents / 100 } : input;
}

function finish(
  { navigate, cartSync }: CheckoutPage,
  shown: ShownOrder,
  message: string | null | undefined,
  redirectUrl: string | null | undefined,
) {
  clearError('order');
  if (shown.payment === 'ONLINE') {
    if (!redirectUrl) throw new Error(texts.noPaymentPage);
    leftToPay.write(shown);
    leaveFor(redirectUrl);
    return;
  }
  leftToPay.forget();
  forgetDraft();
  if (message) notifySuccess(message);
  void navigate(paths.myOrders, { state: { shownOrder: shown } });
  cartSync.orderPlaced(shown.items);
}

/**
 * Lets a shopper whose session has ended log in again and go on with the order. It resolves to
 * - the shopper who has logged in, which may be another shopper;
 * - null when the session has not ended, or when the gateway could not check it;
 * - undefined when the shopper closed the dialog or left the page: a later login must not place the order.
 */
async function loginAgain({ client, checkAgain, isShown }: CheckoutPage): Promise<MeQuery['me'] | undefined> {
  try {
    if (await checkAgain()) return null;
  } catch (error) {
    report('The session could not be checked', error);
    return null;
  }
  // The cached session alone proves no login in this dialog: a login in another tab changes it too.
  if (!(await askToLogin(texts.loginExpired)) || !isShown()) return undefined;
  return client.readQuery({ query: MeDocument })?.me ?? undefined;
}
