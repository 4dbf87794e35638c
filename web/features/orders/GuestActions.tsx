import { useState } from 'react';
import {
  useCancelGuestOrderMutation,
  useChangeGuestOrderWishesMutation,
  type GuestOrder_orderFragment,
} from '#web/__generated__/guests.ts';
import type { ChangeGuestOrderWishesInput } from '#web/__generated__/inputs-and-enums.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { messageOf, notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { ChangeWish } from './ChangeWish.tsx';
import { PrintedReceipt } from './PrintedReceipt.tsx';
import * as texts from './guest/texts.ts';
import * as orderTexts from './texts.ts';
import * as styles from './OrderCard.css.ts';

interface GuestActionsProps {
  opened: GuestOrder_orderFragment;
  /** False before its payment or press, and when it ended without one. */
  isPlaced: boolean;
  secret: string;
  /** Called with the order after a change. */
  onChanged: (opened: GuestOrder_orderFragment) => void;
}

/** What the holder of a link can do with the order: print it, change its wishes, cancel it and withdraw from it. */
export function GuestActions({ opened: { canCancel, order }, isPlaced, secret, onChanged }: GuestActionsProps) {
  const [cancel, { loading }] = useCancelGuestOrderMutation();
  const [change] = useChangeGuestOrderWishesMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [isPrinting, setIsPrinting] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function cancelOrder() {
    setRefusal(undefined);
    try {
      const reply = (await cancel({ variables: { input: { secret } } })).data?.cancelGuestOrder;
      if (reply?.guestOrder) onChanged(reply.guestOrder);
      if (!reply?.success) return setRefusal(reply?.message ?? texts.noResponse);
      setIsAsking(false);
      notifySuccess(reply.message ?? orderTexts.isCancelled(order.number));
      // The button is gone, so the heading gets the focus.
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    } catch (error) {
      setRefusal(messageOf(error));
    }
  }

  async function changeWishes(wishes: Omit<ChangeGuestOrderWishesInput, 'secret'>) {
    const { data } = await change({ variables: { input: { secret, ...wishes } } });
    const reply = data?.changeGuestOrderWishes;
    if (reply?.guestOrder) onChanged(reply.guestOrder);
    return reply;
  }

  return (
    <div className={styles.foot}>
      <div className={styles.actions}>
        {isPlaced && (
          <Button variant="quiet" onClick={() => setIsPrinting(true)}>
            {texts.printReceipt}
          </Button>
        )}
        <ChangeWish order={order} guest={{ send: changeWishes, back: texts.back }} />
        {canCancel && (
          <Button variant="quiet" onClick={() => setIsAsking(true)}>
            {texts.cancel}
          </Button>
        )}
        {shop().takesWithdrawals && isPlaced && order.stage !== 'CANCELLED' && (
          <ButtonLink to={`${paths.withdraw}?order=${encodeURIComponent(order.number)}`} variant="quiet">
            {texts.withdraw}
          </ButtonLink>
        )}
      </div>
      {order.withdrawnAt && (
        <p className={styles.againTitle}>{orderTexts.withdrawalReceived(formatMoment(order.withdrawnAt))}</p>
      )}
      {isPrinting && <PrintedReceipt order={order} onDone={() => setIsPrinting(false)} />}
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={texts.cancelQuestion(order.number)}>
        {refusal !== undefined && <Notice>{refusal}</Notice>}
        <div className={styles.actions}>
          {canCancel && (
            <Button busy={loading} onClick={() => void cancelOrder()}>
              {texts.cancel}
            </Button>
          )}
          <Button variant="quiet" disabled={loading} onClick={() => setIsAsking(false)}>
            {texts.back}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
