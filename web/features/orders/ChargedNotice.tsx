import type { MyOrder_orderFragment } from '#web/__generated__/orders.ts';
import type { ShownOrder } from '#web/shared/cart/shown-order.ts';
import { otherTotal } from './placed-order.ts';
import { formatCents } from '#web/shared/lib/format/money.ts';
import { Notice } from '#web/shared/ui/Notice.tsx';
import * as texts from './texts.ts';

interface ChargedNoticeProps {
  shown: ShownOrder;
  orders: readonly MyOrder_orderFragment[];
}

/** Shows when the store charges another amount for the new order than the cart showed. */
export function ChargedNotice({ shown, orders }: ChargedNoticeProps) {
  const charged = otherTotal(shown, orders);
  if (charged === undefined) return null;
  return <Notice>{texts.otherCharge(formatCents(charged), formatCents(shown.total))}</Notice>;
}
