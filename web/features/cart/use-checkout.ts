import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressesQuery } from '#web/__generated__/cart.ts';
import { cartTotals } from '#web/shared/lib/format/money.ts';
import { clearError, notifyError } from '#web/shared/lib/messages/notify.ts';
import { useErrorToast } from '#web/shared/lib/messages/use-error-toast.ts';
import { useSession } from '#web/shared/session/SessionProvider.tsx';
import { useOrderDraft } from './order-draft.ts';
import { seenStep } from '#web/shared/products/orderable.ts';
import { acceptPrices } from './seen-prices.ts';
import type { CartLineView } from './use-cart-lines.ts';
import { useDelivery } from './use-delivery.ts';
import { useLeftToPay } from './use-left-to-pay.ts';
import { noDelivery, useJoining } from './use-joining.ts';
import type { OrderStop } from './place-order.ts';
import { useCheckoutPage } from './use-checkout-page.ts';
import { useModule } from './use-module.ts';
import * as texts from './texts.ts';

/** Visitors have no addresses and cannot order. */
const loadShopperParts = () => import('./shopper-parts.ts');

interface CheckoutOptions {
  takesOnline: boolean;
  takesNotes: boolean;
  /** The cart's products in stock. Only they are ordered. */
  lines: readonly CartLineView[];
}

/** The shopper's choices for the order, its cost, and the reason when it was not placed. */
export function useCheckout({ takesOnline, takesNotes, lines }: CheckoutOptions) {
  const { status, user } = useSession();
  const { data, error, loading, refetch } = useAddressesQuery({
    skip: status !== 'in',
    fetchPolicy: 'cache-and-network',
  });
  useErrorToast(error);
  const addresses = data?.me?.addresses;

  const [chosen, setChosen] = useState(useAddedAddressId());
  const [isAddressMissing, setIsAddressMissing] = useState(false);
  const [isSlotMissing, setIsSlotMissing] = useState(false);
  const [stop, setStop] = useState<{ why: OrderStop; total: number }>();
  const [busy, setBusy] = useState(false);
  const shopperParts = useModule(loadShopperParts, user !== null);
  const page = useCheckoutPage();
  const addressBlock = useRef<HTMLDivElement>(null);
  const slotBlock = useRef<HTMLDivElement>(null);

  const { draft, change } = useOrderDraft(user?.id);
  const { left, isCurrent } = useLeftToPay(user?.id);
  const payment = takesOnline ? (draft.payment ?? left?.payment ?? 'COD') : 'COD';

  const reason = stop?.why;
  const otherShopper = reason && 'otherShopper' in reason ? reason.otherShopper : undefined;
  // Without a choice, the order goes to the default address, or to the address that was saved last.
  const first = addresses?.find(({ isDefault }) => isDefault) ?? addresses?.at(-1);
  const address = addresses?.find(({ id }) => id === chosen) ?? (otherShopper === undefined ? first : undefined);
  const totals = cartTotals(lines);
  const joining = useJoining(status === 'in');
  const joined = joining.chosen;
  const offered = useDelivery(joined ? undefined : address, totals.amount, draft.slotId);
  const delivery = joined ? { ...offered, ...noDelivery } : offered;
  const total = totals.total + delivery.shippingCents;
  const refused = reason && 'refusal' in reason ? reason : undefined;
  const isPriceChanged = refused?.isPriceChanged;
  const isSameTotal = stop?.total === total;

  async function order() {
    if (!(address ?? joined) || !user) {
      setIsAddressMissing(true);
      notifyError(texts.selectAddress, 'order');
      addressBlock.current?.focus();
      return;
    }
    if (!delivery.isReady) {
      setIsSlotMissing(true);
      notifyError(texts.chooseTime, 'order');
      slotBlock.current?.focus();
      return;
    }
    const items = lines.map(({ product, quantity }) => ({ productId: product.id, quantity, ...seenStep(product) }));
    acceptPrices(lines.map(({ product }) => product));
    setStop(undefined);
    // The store has already refused this total, and the shopper orders again.
    const isTotalChecked = !(isPriceChanged && isSameTotal);
    const { notes, wish } = draft;
    setBusy(true);
    const why = await shopperParts?.placeOrder(
      page,
      {
        ...(joined ? { joins: joined.id } : { addressId: address?.id }),
        payment,
        items,
        wish,
        ...(delivery.chosen && { slotId: delivery.chosen.id }),
      },
      { userId: user.id, total, isTotalChecked, ...(takesNotes && { notes }) },
    );
    setBusy(false);
    setStop({ why, total });
    // Perhaps the packing has begun meanwhile.
    if (why && joined) joining.reload();
    if (why && 'refusal' in why && why.isSlotClosed) {
      delivery.reload();
      slotBlock.current?.focus();
    }
    if (why && 'otherShopper' in why) {
      setChosen(undefined);
      addressBlock.current?.focus();
    }
  }

  return {
    addressBlock,
    /** Of a shopper who is logged in: loaded before the summary shows. */
    AddressChoice: shopperParts?.AddressChoice,
    /** The properties of `AddressChoice`. */
    addressChoice: {
      addresses,
      chosen: address?.id,
      onChoose: (id: string) => {
        setChosen(id);
        setIsAddressMissing(false);
      },
      error: isAddressMissing && !address ? texts.selectAddress : undefined,
      failed: Boolean(error),
      onRetry: () => void refetch().catch(() => undefined), // the error shows through `error`
    },
    delivery,
    joining,
    /** Whether the shopper collects the order at the shop. */
    isPickup: (joined ? joined.slot : delivery.chosen)?.kind === 'PICKUP',
    /** Whether the addresses, the times and terms of an address, the open orders, or the code for them are loading. */
    isLoading: delivery.isLoading || joining.isLoading || (loading && !data) || (user !== null && !shopperParts),
    slotBlock,
    /** The properties of `SlotChoice` that `delivery` does not have. */
    slotChoice: {
      onChoose: (id: string) => {
        change({ slotId: id });
        setIsSlotMissing(false);
        clearError('order');
      },
      error: isSlotMissing && !delivery.isReady ? texts.chooseTime : undefined,
    },
    draft,
    change,
    payment,
    /** The sums of the order, in cents. */
    sums: { ...totals, total },
    /** The order whose payment page the shopper has left, undefined until the cart is read again. */
    left: isCurrent ? left : undefined,
    otherShopper,
    // A changed cart hides the refusal. A refusal about prices stays, so that the shopper sees the new total.
    refusal: isSameTotal || isPriceChanged ? refused?.refusal : undefined,
    /** The total, in cents, that the store refused because of its prices, when the total is another one now. */
    refusedTotal: isPriceChanged && !isSameTotal ? stop?.total : undefined,
    order,
    busy,
  };
}

/** The id of the address that the shopper has just saved with the address form. */
function useAddedAddressId(): string | undefined {
  const { state } = useLocation();
  const added: unknown =
    typeof state === 'object' && state !== null && 'addressId' in state ? state.addressId : undefined;
  return typeof added === 'string' ? added : undefined;
}
