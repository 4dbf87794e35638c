import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from 'react-router-dom';
import { OrderAgainDocument, type MyOrder_orderFragment } from '#web/__generated__/orders.ts';
import { useCartActions } from '#web/shared/cart/use-cart.ts';
import { formatPrice } from '#web/shared/lib/money.ts';
import { notifyThrown } from '#web/shared/lib/notify.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { planOrderAgain, type OrderAgain } from './order-again.ts';
import { Receipt } from './Receipt.tsx';
import * as styles from './OrderCard.css.ts';

/** What can be done with an order that was placed: order it again, print its receipt. */
export function OrderActions({ order }: { order: MyOrder_orderFragment }) {
  const client = useApolloClient();
  const { addAll } = useCartActions();
  const [busy, setBusy] = useState(false);
  const [plan, setPlan] = useState<OrderAgain>();
  const [printing, setPrinting] = useState(false);

  async function again() {
    setBusy(true);
    try {
      const ids = [...new Set(order.items.flatMap(({ productId }) => productId ?? []))];
      // Loaded again each time: what was in stock when the page was opened may be gone.
      const { data } = await client.query({
        query: OrderAgainDocument,
        variables: { ids },
        fetchPolicy: 'network-only',
      });
      const found = planOrderAgain(order.items, data?.products?.nodes ?? []);
      if (found.lines.length > 0) addAll(found.lines);
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
        <Button variant="soft" icon="retry" busy={busy} onClick={() => void again()}>
          Order again
        </Button>
        <Button variant="quiet" icon="print" onClick={() => setPrinting(true)}>
          Print receipt
        </Button>
      </div>
      {plan && <AgainNote plan={plan} />}
      {printing && <PrintedReceipt order={order} onDone={() => setPrinting(false)} />}
    </div>
  );
}

/** Says in plain words what was put into the cart, what was not, and what costs something else now. */
function AgainNote({ plan }: { plan: OrderAgain }) {
  const note = useRef<HTMLElement>(null);
  const count = plan.lines.length;

  // What was asked for appears below the button: it is read at once, and the way to the cart is the next stop.
  useEffect(() => note.current?.focus({ preventScroll: true }), [plan]);

  return (
    <section ref={note} tabIndex={-1} aria-label="Order again" className={styles.again}>
      <p className={styles.againTitle}>
        {count === 0
          ? 'None of these products is in stock today.'
          : `${count} ${count === 1 ? 'product was' : 'products were'} added to your cart.`}
      </p>
      <ul className={styles.againList}>
        {/* Twice in an order, or without a name, and still said once. */}
        {[...new Set(plan.gone)].map((name) => (
          <li key={name}>{name} is no longer sold.</li>
        ))}
        {[...new Set(plan.soldOut)].map((name) => (
          <li key={name}>{name} is out of stock.</li>
        ))}
        {plan.repriced.map(({ name, before, now }) => (
          <li key={`${name} ${before}`}>
            {name} now costs {formatPrice(now)}. It was {formatPrice(before)}.
          </li>
        ))}
      </ul>
      {count > 0 && (
        <Link to={paths.cart} className={styles.againLink}>
          Go to the cart
        </Link>
      )}
    </section>
  );
}

/** Lies beside the page, unseen, while the browser's print dialog is open; print styles hide the page instead. */
function PrintedReceipt({ order, onDone }: { order: MyOrder_orderFragment; onDone: () => void }) {
  // Printing is the browser's.
  useEffect(() => {
    window.addEventListener('afterprint', onDone);
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
    // oxlint-disable-next-line react/exhaustive-deps -- printed once, when it appears
  }, []);
  return createPortal(<Receipt order={order} />, document.body);
}
