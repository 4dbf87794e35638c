import { useState } from 'react';
import type { SellerOrder_orderFragment } from '#web/__generated__/seller-orders.ts';
import { formatPrice } from '#web/shared/lib/format/money.ts';
import { notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import type { OrderChanges } from './use-order-changes.ts';
import * as texts from './texts.ts';
import * as styles from './OrderStages.css.ts';

export interface OrderDialogProps {
  order: SellerOrder_orderFragment;
  changes: OrderChanges;
  open: boolean;
  onClose: () => void;
}

/** Asks the seller why the order is cancelled, and cancels it. The typed reason stays until then. */
export function CancelDialog({ order, changes, open, onClose }: OrderDialogProps) {
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { number, actions, refundable } = order;
  const mayCancel = actions?.includes('CANCEL') ?? false;

  async function cancel() {
    setBusy(true);
    setRefusal(undefined);
    const { success, message } = await changes.cancel(order, reason.trim());
    setBusy(false);
    if (!success) {
      setRefusal(message);
      return;
    }
    setReason('');
    onClose();
    notifySuccess(message);
  }

  return (
    <Dialog open={open} onClose={onClose} title={texts.cancelTitle(number)}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && mayCancel) void cancel();
        }}
      >
        <p>{texts.cancelConsequences(refundable !== null && refundable > 0 ? formatPrice(refundable) : undefined)}</p>
        <Field label={texts.reason} optional hint={texts.customerReadsReason}>
          <Input value={reason} maxLength={200} onChange={(event) => setReason(event.target.value)} />
        </Field>
        {refusal && <Notice>{refusal}</Notice>}
        <div className={styles.buttons}>
          {mayCancel && (
            <Button type="submit" busy={busy}>
              {texts.cancelOrder}
            </Button>
          )}
          <Button variant="quiet" disabled={busy} onClick={onClose}>
            {mayCancel ? texts.keepOrder : texts.backToOrders}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
