import { useEffect, useRef } from 'react';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { formatPrice } from '#web/shared/lib/format/money.ts';
import { slotText } from '#web/shared/order-life/slot-text.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { comma } from '#web/shared/lib/texts.ts';
import { useUnpaidOrders, type OrderHold } from './use-unpaid-orders.ts';
import * as page from '../shell/SellerPage.css.ts';
import * as tools from './OrderTools.css.ts';
import { gramsText } from '#web/shared/lib/format/quantity.ts';
import * as texts from './texts.ts';
import * as styles from './UnpaidOrders.css.ts';

interface UnpaidOrdersProps {
  /** The shop's IANA time zone. */
  timeZone: string;
}

/** The orders that wait for their payment, or for the press of a guest, with the products and times that they hold. The seller can release each one. */
export function UnpaidOrders({ timeZone }: UnpaidOrdersProps) {
  const { holds, hasMore, release, releasingId } = useUnpaidOrders();
  const summary = useRef<HTMLElement>(null);

  // A released order leaves the list together with the pressed button.
  const lastCount = useRef(0);
  useEffect(() => {
    const isFocusLost = holds.length < lastCount.current && document.activeElement === document.body;
    lastCount.current = holds.length;
    if (isFocusLost) summary.current?.focus({ preventScroll: true });
  }, [holds.length]);

  if (holds.length === 0) return null;
  return (
    <details className={styles.box}>
      <summary ref={summary} className={tools.summary}>
        {texts.waitingForPayment(holds.length, hasMore)}
      </summary>
      <p className={page.hint}>{texts.unpaidHint}</p>
      <ul aria-label={texts.unpaidList}>
        {holds.map((hold) => (
          <li key={hold.order.id} className={page.row}>
            <HeldOrder hold={hold} timeZone={timeZone} />
            <Button
              size="dense"
              variant="quiet"
              aria-label={texts.releaseOrder(hold.order.number)}
              busy={releasingId === hold.order.id}
              disabled={releasingId !== undefined && releasingId !== hold.order.id}
              onClick={() => void release(hold.order.id)}
            >
              {texts.release}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function HeldOrder({ hold: { order, heldUntil }, timeZone }: { hold: OrderHold; timeZone: string }) {
  const { address, amount, items, number, slot, status } = order;
  const names = items.map(({ name, portionGrams, quantity }) =>
    portionGrams === null
      ? `${name ?? texts.goneProduct} × ${quantity}`
      : `${name ?? texts.goneProduct} ${gramsText(quantity * portionGrams)}`,
  );
  return (
    <div className={page.words}>
      <span className={styles.title}>
        {[texts.numbered(number), address && `${address.firstName} ${address.lastName}`, formatPrice(amount)]
          .filter(Boolean)
          .join(comma)}
      </span>
      <span>{names.join(comma)}</span>
      {slot && <span>{slotText(slot, timeZone)}</span>}
      <span className={page.hint}>
        {[status, texts.heldUntil(formatMoment(heldUntil, 'moment', timeZone))].filter(Boolean).join(' · ')}
      </span>
    </div>
  );
}
