import { useLocation } from 'react-router-dom';
import type { MyOrder_orderFragment } from '#web/__generated__/orders.ts';
import { otherTotal, shownOrderIn } from '#web/shared/cart/shown-order.ts';
import { formatCents } from '#web/shared/lib/money.ts';
import { Notice } from '#web/shared/ui/Notice.tsx';

/** Shows when the store charges another amount for the new order than the cart showed. */
export function ChargedNotice({ orders }: { orders: readonly MyOrder_orderFragment[] }) {
  const shown = shownOrderIn(useLocation().state);
  const charged = shown && otherTotal(shown, orders);
  if (!shown || charged === undefined) return null;
  return (
    <Notice>
      The store charges {formatCents(charged)} for this order, but your cart showed {formatCents(shown.total)}. The
      store may calculate prices or tax differently. Please contact us if you have a question.
    </Notice>
  );
}
