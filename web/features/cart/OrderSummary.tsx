import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressesQuery, type PaymentMethod } from '#web/__generated__/cart.ts';
import { cartTotals, formatCents } from '#web/shared/lib/money.ts';
import { useOnline } from '#web/shared/lib/network.ts';
import { clearError, notifyError } from '#web/shared/lib/notify.ts';
import { useErrorToast } from '#web/shared/lib/use-error-toast.ts';
import { openLoginDialog } from '#web/shared/session/login-dialog.ts';
import { useSessionActions } from '#web/shared/session/session-actions.ts';
import { useSession } from '#web/shared/session/SessionProvider.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { text } from '#web/theme/text.css.ts';
import { useOrderDraft } from './order-draft.ts';
import { OrderSums } from './OrderSums.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import type { CartLineView } from './use-cart-lines.ts';
import { isAttemptOpen } from './checkout-attempt.ts';
import { CheckoutBar, summaryHeading } from './CheckoutBar.tsx';
import { acceptPrices } from './seen-prices.ts';
import { SoldOutNotice } from './SoldOutNotice.tsx';
import { useDelivery } from './use-delivery.ts';
import { isInCart, useLeftToPay } from './use-left-to-pay.ts';
import { useModule } from './use-module.ts';
import { usePlaceOrder, type OrderStop } from './use-place-order.ts';
import { LostOrderNotice, ShopAway } from './OrderStops.tsx';
import * as choice from './choice.css.ts';
import * as styles from './OrderSummary.css.ts';

// Visitors have no addresses.
const loadAddresses = () => import('./AddressChoice.tsx');
// What not every store takes.
const loadNotes = () => import('./NoteFields.tsx');
const loadSlots = () => import('./SlotChoice.tsx');
const loadWishes = () => import('./WishChoice.tsx');

const noAddressText = 'Please select an address';
const noSlotText = 'Please choose a time';

interface OrderSummaryProps {
  /** Whether the store has said what it takes, or has failed to. */
  isShopKnown: boolean;
  /** Whether the store takes online payments. */
  takesOnline: boolean;
  /** Whether the store takes notes to the shop and to the courier. */
  takesNotes: boolean;
  /** Whether the store can be told what to do when a product is missing. */
  takesWishes: boolean;
  /** The products in stock, which are ordered. */
  lines: readonly CartLineView[];
  soldOut: readonly CartLineView[];
  onRemoveSoldOut: () => void;
  /** Called when all parts are known, and the summary takes the place of its skeleton. */
  onShown: () => void;
}

export function OrderSummary({
  isShopKnown,
  takesOnline,
  takesNotes,
  takesWishes,
  lines,
  soldOut,
  onRemoveSoldOut,
  onShown,
}: OrderSummaryProps) {
  const { status, user, error: sessionError } = useSession();
  const { checkAgain } = useSessionActions();
  // After a failed check it is not known whether a shopper is logged in.
  const isAway = status === 'out' && sessionError !== undefined;
  const { data, error, loading, refetch } = useAddressesQuery({
    skip: status !== 'in',
    fetchPolicy: 'cache-and-network',
  });
  useErrorToast(error);
  const addresses = data?.me?.addresses ?? [];

  const [chosen, setChosen] = useState(useAddedAddressId());
  const [isAddressMissing, setIsAddressMissing] = useState(false);
  const [isSlotMissing, setIsSlotMissing] = useState(false);
  const [chosenPayment, setPayment] = useState<PaymentMethod>();
  const [stop, setStop] = useState<{ why: OrderStop; total: number }>();
  const { placeOrder, busy } = usePlaceOrder();
  const online = useOnline();
  const addressBlock = useRef<HTMLDivElement>(null);
  const slotBlock = useRef<HTMLDivElement>(null);

  const { draft, change } = useOrderDraft(user?.id);
  const { notes, wish } = draft;

  const { left, isCurrent } = useLeftToPay(user?.id);
  const payment = takesOnline ? (chosenPayment ?? left?.payment ?? 'COD') : 'COD';

  const otherShopper = stop?.why && 'otherShopper' in stop.why ? stop.why.otherShopper : undefined;
  // By default the shopper's default address, else the one that was saved last.
  const first = addresses.find(({ isDefault }) => isDefault) ?? addresses.at(-1);
  const address = addresses.find(({ id }) => id === chosen) ?? (otherShopper === undefined ? first : undefined);
  const { amount, tax, total: goodsTotal, saving } = cartTotals(lines);
  const delivery = useDelivery(address, amount, draft.slotId);
  const total = goodsTotal + delivery.shippingCents;
  const refused = stop?.why && 'refusal' in stop.why ? stop.why : undefined;
  // A refusal no longer applies when the cart has changed, except that its prices have: the shopper then sees the new total.
  const refusal = stop?.total === total || refused?.isPriceChanged ? refused?.refusal : undefined;

  async function order() {
    if (!address || !user) {
      setIsAddressMissing(true);
      notifyError(noAddressText, 'order');
      addressBlock.current?.focus();
      return;
    }
    if (!delivery.isReady) {
      setIsSlotMissing(true);
      notifyError(noSlotText, 'order');
      slotBlock.current?.focus();
      return;
    }
    const items = lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));
    acceptPrices(lines.map(({ product }) => product));
    setStop(undefined);
    // The store has named its own total for this very cart, and the shopper orders all the same.
    const isTotalChecked = !(refused?.isPriceChanged && stop?.total === total);
    const why = await placeOrder(
      { addressId: address.id, payment, items, wish, ...(delivery.chosen && { slotId: delivery.chosen.id }) },
      { userId: user.id, total, isTotalChecked, ...(takesNotes && { notes }) },
    );
    setStop({ why, total });
    if (why && 'refusal' in why && why.isSlotClosed) {
      delivery.reload();
      slotBlock.current?.focus();
    }
    if (why && 'otherShopper' in why) {
      setChosen(undefined);
      addressBlock.current?.focus();
    }
  }

  const needsNotes = takesNotes && user !== null;
  const needsSlots = delivery.slots !== null;
  const AddressChoice = useModule(loadAddresses, user !== null)?.AddressChoice;
  const NoteFields = useModule(loadNotes, needsNotes)?.NoteFields;
  const SlotChoice = useModule(loadSlots, needsSlots)?.SlotChoice;
  const WishChoice = useModule(loadWishes, takesWishes)?.WishChoice;

  // At first it appears whole, because each part that arrives later moves those below it.
  const isWaiting =
    !isShopKnown ||
    status === 'unknown' ||
    (loading && !data) ||
    delivery.isLoading ||
    (user !== null && !AddressChoice) ||
    (needsNotes && !NoteFields) ||
    (needsSlots && !SlotChoice) ||
    (takesWishes && !WishChoice);
  const [wasWhole, setWasWhole] = useState(!isWaiting);
  if (!isWaiting && !wasWhole) setWasWhole(true);
  const tellShown = useEffectEvent(onShown);
  useEffect(() => {
    if (wasWhole) tellShown();
  }, [wasWhole]);
  if (!wasWhole) {
    return (
      <div aria-busy="true" aria-label="Loading the order summary">
        <Skeleton shape="panel" />
      </div>
    );
  }

  return (
    <>
      <section className={styles.panel} aria-labelledby={summaryHeading}>
        <h2 id={summaryHeading} tabIndex={-1} className={text.h2}>
          Order summary
        </h2>
        <div ref={addressBlock} tabIndex={-1} className={styles.block}>
          {status === 'out' && !isAway && <p className={choice.hint}>Log in to choose where we deliver.</p>}
          {user && AddressChoice && (
            <AddressChoice
              addresses={data?.me?.addresses}
              chosen={address?.id}
              onChoose={(id) => {
                setChosen(id);
                setIsAddressMissing(false);
              }}
              error={isAddressMissing && !address ? noAddressText : undefined}
              failed={Boolean(error)}
              onRetry={() => void refetch().catch(() => undefined)} // the error shows through `error`
            />
          )}
        </div>
        {delivery.isLoading && <p className={styles.offline}>Loading the times…</p>}
        {delivery.error && <ErrorState message="The delivery times could not be loaded." onRetry={delivery.reload} />}
        {delivery.slots && SlotChoice && (
          <div ref={slotBlock} tabIndex={-1} className={styles.block}>
            <SlotChoice
              slots={delivery.slots}
              timeZone={delivery.timeZone}
              chosen={delivery.chosen}
              onChoose={(id) => {
                change({ slotId: id });
                setIsSlotMissing(false);
                clearError('order');
              }}
              error={isSlotMissing && !delivery.isReady ? noSlotText : undefined}
            />
          </div>
        )}
        {needsNotes && NoteFields && (
          <NoteFields notes={notes} onType={(name, typed) => change({ notes: { ...notes, [name]: typed } })} />
        )}
        <PaymentChoice takesOnline={takesOnline} chosen={payment} onChoose={setPayment} />
        {takesWishes && WishChoice && (
          <WishChoice wish={wish} lines={lines} onChange={(next) => change({ wish: next })} />
        )}
        <OrderSums
          amount={amount}
          shippingCents={delivery.shippingCents}
          shippingText={delivery.shippingText}
          isFeeOpen={delivery.isFeeOpen === true}
          tax={tax}
          total={total}
        />
        {delivery.note && <Notice>{delivery.note}</Notice>}
        {saving > 0 && <p className={styles.saving}>You save {formatCents(saving)} with today’s offers</p>}
        {left && isCurrent && isInCart(left, [...lines, ...soldOut]) && (
          <Notice>Payment was cancelled. Nothing was charged.</Notice>
        )}
        {otherShopper !== undefined && (
          <Notice>You are logged in as {otherShopper} now. Choose the delivery address, then place the order.</Notice>
        )}
        {refusal && (
          <Notice>
            {refusal}
            {refused?.isPriceChanged &&
              stop?.total !== total &&
              ` The total is now ${formatCents(total)}. It was ${formatCents(stop?.total ?? 0)}. Check your cart, then place the order again.`}
          </Notice>
        )}
        {user && !busy && isAttemptOpen() && <LostOrderNotice />}
        {soldOut.length > 0 && (
          <SoldOutNotice names={soldOut.map(({ product }) => product.name)} onRemove={onRemoveSoldOut} />
        )}
        {!online && (
          <p className={styles.offline}>You are offline. Your cart is saved. You can order when you are back online.</p>
        )}
        {isAway ? (
          <ShopAway onRetry={() => void checkAgain().catch(() => undefined)} />
        ) : user ? (
          // Busy while the addresses load: only then can the page say that none is selected.
          <Button
            size="large"
            block
            busy={busy || delivery.isLoading || (loading && !data)}
            disabled={!online || lines.length === 0}
            onClick={() => void order()}
          >
            {payment === 'COD' ? 'Place Order' : 'Proceed to Checkout'}
            {soldOut.length > 0 && ` without ${soldOut.length === 1 ? 'it' : 'them'}`}
          </Button>
        ) : (
          <Button size="large" block busy={status === 'unknown'} onClick={openLoginDialog}>
            Login to place your order
          </Button>
        )}
      </section>
      <CheckoutBar shippingCents={delivery.shippingCents} isFeeOpen={delivery.isFeeOpen === true} />
    </>
  );
}

/** The id of the address that the shopper has just saved with the address form. */
function useAddedAddressId(): string | undefined {
  const { state } = useLocation();
  const added: unknown =
    typeof state === 'object' && state !== null && 'addressId' in state ? state.addressId : undefined;
  return typeof added === 'string' ? added : undefined;
}
