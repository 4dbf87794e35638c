import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddressesQuery, type PaymentMethod } from '#web/__generated__/cart.ts';
import { cartTotals, formatCents, TAX_PERCENT } from '#web/shared/lib/money.ts';
import { useOnline } from '#web/shared/lib/network.ts';
import { notifyError } from '#web/shared/lib/notify.ts';
import { useErrorToast } from '#web/shared/lib/use-error-toast.ts';
import { openLoginDialog } from '#web/shared/session/login-dialog.ts';
import { useSession } from '#web/shared/session/use-session.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { text } from '#web/theme/text.css.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { PaymentChoice } from './PaymentChoice.tsx';
import type { CartLineView } from './use-cart-lines.ts';
import { SUMMARY_HEADING } from './CheckoutBar.tsx';
import { usePlaceOrder } from './use-place-order.ts';
import * as styles from './OrderSummary.css.ts';

const NO_ADDRESS = 'Please select an address';

export function OrderSummary({ lines }: { lines: readonly CartLineView[] }) {
  const { status, user } = useSession();
  const { data, error, loading, refetch } = useAddressesQuery({
    skip: status !== 'in',
    fetchPolicy: 'cache-and-network',
  });
  useErrorToast(error);
  const addresses = data?.me?.addresses ?? [];

  const [chosen, setChosen] = useState(useJustAdded());
  const [complaint, setComplaint] = useState(false);
  const [payment, setPayment] = useState<PaymentMethod>('COD');
  const { placeOrder, busy } = usePlaceOrder();
  const online = useOnline();
  const addressBlock = useRef<HTMLDivElement>(null);

  // Without a choice of the shopper's, the address that was saved last: most orders go where the last one went.
  const address = addresses.find(({ id }) => id === chosen) ?? addresses.at(-1);
  const { amount, tax, total, saving } = cartTotals(lines);

  function order() {
    if (!address) {
      setComplaint(true);
      notifyError(NO_ADDRESS, 'order');
      addressBlock.current?.focus();
      return;
    }
    void placeOrder({
      addressId: address.id,
      payment,
      items: lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
    });
  }

  return (
    <section className={styles.panel} aria-labelledby={SUMMARY_HEADING}>
      <h2 id={SUMMARY_HEADING} tabIndex={-1} className={text.h2}>
        Order summary
      </h2>
      <div ref={addressBlock} tabIndex={-1} className={styles.block}>
        <AddressChoice
          isVisitor={status === 'out'}
          addresses={data?.me?.addresses ?? undefined}
          chosen={address?.id}
          onChoose={(id) => {
            setChosen(id);
            setComplaint(false);
          }}
          complaint={complaint && !address ? NO_ADDRESS : undefined}
          failed={Boolean(error)}
          onRetry={() => void refetch().catch(() => undefined)} // the error shows through `error`
        />
      </div>
      <PaymentChoice chosen={payment} onChoose={setPayment} />
      <dl className={styles.sums}>
        <div className={styles.sum}>
          <dt>Price</dt>
          <dd>{formatCents(amount)}</dd>
        </div>
        <div className={styles.sum}>
          <dt>Shipping Fee</dt>
          <dd className={styles.free}>Free</dd>
        </div>
        <div className={styles.sum}>
          <dt>Tax ({TAX_PERCENT}%)</dt>
          <dd>{formatCents(tax)}</dd>
        </div>
        <div className={styles.total}>
          <dt>Total Amount</dt>
          <dd>{formatCents(total)}</dd>
        </div>
      </dl>
      {saving > 0 && <p className={styles.saving}>You save {formatCents(saving)} with today’s offers</p>}
      {!online && <p className={styles.offline}>You are offline. Your cart is kept; order when you are back.</p>}
      {user ? (
        // Until the addresses are known, nobody can say that there is none.
        <Button size="large" block busy={busy || (loading && !data)} disabled={!online} onClick={order}>
          {payment === 'COD' ? 'Place Order' : 'Proceed to Checkout'}
        </Button>
      ) : (
        <Button size="large" block busy={status === 'unknown'} onClick={openLoginDialog}>
          Login to place your order
        </Button>
      )}
    </section>
  );
}

/** The address that the address form has just saved, if that is where the shopper comes from. */
function useJustAdded(): string | undefined {
  const { state } = useLocation();
  const added: unknown =
    typeof state === 'object' && state !== null && 'addressId' in state ? state.addressId : undefined;
  return typeof added === 'string' ? added : undefined;
}
