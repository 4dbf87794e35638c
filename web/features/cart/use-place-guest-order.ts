import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePlaceGuestOrderMutation, type PlaceGuestOrderInput } from '#web/__generated__/guests.ts';
import { addressDraft } from '#web/shared/addresses/address-draft.ts';
import { useCartSync } from '#web/shared/cart/CartProvider.tsx';
import type { PayloadError } from '#web/shared/lib/forms/field-errors.ts';
import { clearError, notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { leaveFor } from '#web/shared/lib/page/leave-site.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { inTab } from '#web/shared/lib/storage/stored.ts';
import { attemptKey, endAttempt } from './checkout-attempt.ts';
import { forgetDraft, type OrderNotes } from './order-draft.ts';
import * as texts from './guest/texts.ts';

/** In the place of the shopper's id: nobody is logged in. */
export const guestDraft = 'guest';

interface GuestRefusal {
  message: string;
  errors: readonly PayloadError[];
  isPriceChanged: boolean;
  isSlotClosed: boolean;
}

/** Places orders without an account. Then it opens the page of the order, or the provider's page for an online payment. */
export function usePlaceGuestOrder(onPlaced: () => void) {
  const [send] = usePlaceGuestOrderMutation();
  const [busy, setBusy] = useState(false);
  const cartSync = useCartSync();
  const navigate = useNavigate();

  /** Returns the refusal of an order that was not placed. Without a definite response, the next try sends the same key. */
  async function place(content: PlaceGuestOrderInput, notes: Partial<OrderNotes>): Promise<GuestRefusal | undefined> {
    setBusy(true);
    try {
      const { expectedTotal: _total, ...named } = content;
      const input = { ...content, ...notes, idempotencyKey: attemptKey(named) };
      const reply = (await send({ variables: { input } })).data?.placeGuestOrder;
      if (!reply) throw new Error(texts.notConfirmed);
      endAttempt();
      if (!reply.success || reply.secret === null) {
        const isSaid = (wanted: string) => reply.errors.some(({ code }) => code === wanted);
        return {
          message: reply.message ?? texts.notPlaced,
          errors: reply.errors,
          isPriceChanged: isSaid('PRICE_CHANGED'),
          isSlotClosed: isSaid('SLOT_CLOSED'),
        };
      }
      clearError('order');
      inTab('greengate.guest-order').writeText(reply.secret);
      if (reply.redirectUrl) {
        leaveFor(reply.redirectUrl);
        return undefined;
      }
      forgetDraft();
      addressDraft.forget();
      if (reply.message) notifySuccess(reply.message);
      onPlaced();
      void navigate(paths.guestOrder);
      cartSync.orderPlaced(
        content.items.map(({ productId, quantity }) => ({ productId: String(productId), quantity })),
      );
      return undefined;
    } catch (error) {
      notifyThrown(error, 'order');
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  return { place, busy };
}
