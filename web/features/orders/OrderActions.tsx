import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { OrderAgainDocument, type MyOrder_orderFragment } from '#web/__generated__/orders.ts';
import { useCartSync } from '#web/shared/cart/CartProvider.tsx';
import { orderable } from '#web/shared/products/orderable.ts';
import { quantityIn, withQuantity } from '#web/shared/cart/cart-state.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { formatPrice } from '#web/shared/lib/format/money.ts';
import { cartChange, notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';
import { printDrawing } from '#web/shared/ui/drawings.ts';
import { Drawing } from '#web/shared/ui/Icon.tsx';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { ChangeWish } from './ChangeWish.tsx';
import { planOrderAgain, type OrderAgain } from './order-again.ts';
import { PrintedReceipt } from './PrintedReceipt.tsx';
import * as texts from './texts.ts';
import * as styles from './OrderCard.css.ts';

export function OrderActions({ order }: { order: MyOrder_orderFragment }) {
  const client = useApolloClient();
  const cartSync = useCartSync();
  const [busy, setBusy] = useState(false);
  const [plan, setPlan] = useState<OrderAgain>();
  const [printing, setPrinting] = useState(false);

  async function orderAgain() {
    setBusy(true);
    try {
      const ids = [...new Set(order.items.flatMap(({ productId }) => productId ?? []))];
      // The products are loaded each time, because prices and stock change.
      const { data } = await client.query({
        query: OrderAgainDocument,
        variables: { ids },
        fetchPolicy: 'network-only',
      });
      const found = planOrderAgain(order.items, data?.products.nodes ?? []);
      const isChanged = cartSync.change((cart) =>
        found.lines.reduce((sum, { product, quantity }) => {
          const whole = quantityIn(sum, product.id) + quantity;
          // Of goods in steps the cart has an amount that can be ordered.
          return withQuantity(sum, product.id, product.portion ? orderable(whole, product) : whole);
        }, cart),
      );
      if (isChanged) notifySuccess(texts.addedToCart, { subject: cartChange });
      setPlan(found);
    } catch (error) {
      notifyThrown(error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.foot}>
      <div className={styles.actions}>
        <Button variant="soft" icon="retry" busy={busy} onClick={() => void orderAgain()}>
          {texts.orderAgain}
        </Button>
        <Button variant="quiet" onClick={() => setPrinting(true)}>
          <Drawing path={printDrawing} />
          {texts.printReceipt}
        </Button>
        <ChangeWish order={order} />
        <CancelOrder order={order} />
        {shop().takesWithdrawals && order.stage !== 'CANCELLED' && (
          <ButtonLink to={`${paths.withdraw}?order=${encodeURIComponent(order.number)}`} variant="quiet">
            {texts.withdraw}
          </ButtonLink>
        )}
      </div>
      {order.stage === 'PLACED' && order.joinedBy !== null && order.joinedBy.length > 0 && (
        <p className={styles.againTitle}>{texts.cancelAdditionsFirst}</p>
      )}
      {order.withdrawnAt && (
        <p className={styles.againTitle}>{texts.withdrawalReceived(formatMoment(order.withdrawnAt))}</p>
      )}
      {plan && <OrderAgainResult plan={plan} />}
      {printing && <PrintedReceipt order={order} onDone={() => setPrinting(false)} />}
    </div>
  );
}

/** Tells what was added to the cart, what was not, and which prices have changed. */
function OrderAgainResult({ plan }: { plan: OrderAgain }) {
  const result = useRef<HTMLElement>(null);
  const count = plan.lines.length;

  // The result appears below the button: the focus moves to it, so that screen readers read it.
  useEffect(() => result.current?.focus({ preventScroll: true }), [plan]);

  return (
    <section ref={result} tabIndex={-1} aria-label={texts.orderAgain} className={styles.again}>
      <p className={styles.againTitle}>{count === 0 ? texts.noneInStock : texts.productsAdded(count)}</p>
      <ul className={styles.againList}>
        {/* An order may list a product twice. */}
        {[...new Set(plan.gone)].map((name) => (
          <li key={name}>{texts.noLongerSold(name)}</li>
        ))}
        {[...new Set(plan.soldOut)].map((name) => (
          <li key={name}>{texts.outOfStock(name)}</li>
        ))}
        {plan.repriced.map(({ name, before, now }) => (
          <li key={`${name} ${before}`}>{texts.nowCosts(name, formatPrice(now), formatPrice(before))}</li>
        ))}
      </ul>
      {count > 0 && (
        <Link to={paths.cart} className={styles.againLink}>
          {texts.goToCart}
        </Link>
      )}
    </section>
  );
}
