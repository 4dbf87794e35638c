import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useCancelMyOrderMutation, type MyOrder_orderFragment } from '#web/__generated__/orders.ts';
import { messageOf, notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { useSession } from '#web/shared/session/SessionProvider.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { useOrderChange } from './order-change.ts';
import * as texts from './texts.ts';
import * as styles from './OrderCard.css.ts';

interface CancelDialogProps {
  order: MyOrder_orderFragment;
  /** False when the order has changed meanwhile, so that the shop no longer allows it. */
  mayCancel: boolean;
  onClose: () => void;
}

/** The question before an order is cancelled. */
export function CancelDialog({ order, mayCancel, onClose }: CancelDialogProps) {
  const { id, number, version, paid } = order;
  const [cancelOrder, { loading }] = useCancelMyOrderMutation();
  const client = useApolloClient();
  const { user } = useSession();
  const [refusal, setRefusal] = useState<string>();
  const whileChanging = useOrderChange();

  async function cancel() {
    setRefusal(undefined);
    try {
      const input = { id, ifVersion: version, as: 'SHOPPER' as const };
      // The reply has the newest order, which the cache then shows.
      const { data } = await whileChanging(cancelOrder({ variables: { input } }));
      const reply = data?.cancelOrder;
      if (reply?.success) {
        // The bar that names open orders asks the store again.
        client.cache.evict({ id: `User:${user?.id}`, fieldName: 'openOrders' });
        onClose();
        notifySuccess(reply.message ?? texts.isCancelled(number));
        // The button is gone, so the heading gets the focus.
        document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
        return;
      }
      setRefusal(reply?.message ?? texts.notCancelled);
    } catch (error) {
      setRefusal(messageOf(error));
    }
  }

  return (
    <Dialog open onClose={onClose} title={texts.cancelQuestion(number)}>
      <p>{texts.aboutCancelling(paid !== null && paid > 0)}</p>
      {refusal && <Notice>{refusal}</Notice>}
      <div className={styles.actions}>
        {mayCancel && (
          <Button busy={loading} onClick={() => void cancel()}>
            {texts.cancelIt}
          </Button>
        )}
        <Button variant="quiet" disabled={loading} onClick={onClose}>
          {mayCancel ? texts.keepIt : texts.backToOrders}
        </Button>
      </div>
    </Dialog>
  );
}
