import { useState } from 'react';
import type { SellerOrder_orderFragment } from '#web/__generated__/seller-orders.ts';
import { notifySuccess } from '#web/shared/lib/messages/notify.ts';
import type { OrderStage } from '#web/shared/order-life/order-types.ts';
import { sellerPaths } from '#web/shared/lib/shop/seller-paths.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { CancelDialog } from './CancelDialog.tsx';
import { moveLabel, movesOf } from './order-moves.ts';
import { RefundDialog } from './RefundDialog.tsx';
import type { OrderChanges } from './use-order-changes.ts';
import * as texts from './texts.ts';
import * as styles from './OrderStages.css.ts';

interface OrderStepsProps {
  order: SellerOrder_orderFragment;
  changes: OrderChanges;
}

/** The actions that the seller may take on an order now, with the next step as the main button. */
export function OrderSteps({ order, changes }: OrderStepsProps) {
  const [movingTo, setMovingTo] = useState<OrderStage>();
  const [refusal, setRefusal] = useState<string>();
  const [dialog, setDialog] = useState<'cancel' | 'refund'>();
  const [isAgeChecked, setIsAgeChecked] = useState(false);
  const { actions, deposits, id, minimumAge, number, settled, stage } = order;
  const moves = movesOf(order);
  // Empties come back at the door, or later.
  const hasDeposits = Math.max(deposits ?? 0, settled?.deposits ?? 0) > 0;
  const canReturn = hasDeposits && (stage === 'OUT' || stage === 'READY' || stage === 'DONE');
  const hasSteps =
    canReturn || moves.length > 0 || actions?.some((action) => action === 'REFUND' || action === 'CANCEL');

  async function move(to: OrderStage) {
    setMovingTo(to);
    setRefusal(undefined);
    const { success, message } = await changes.move(order, to, to === 'DONE' && isAgeChecked);
    setMovingTo(undefined);
    if (success) notifySuccess(message);
    else setRefusal(message);
  }

  return (
    <>
      {refusal && (
        <div className={styles.message}>
          <Notice>{refusal}</Notice>
        </div>
      )}
      {hasSteps && (
        <div className={styles.steps}>
          {minimumAge && moves.includes('DONE') && (
            <label className={styles.age}>
              <input
                type="checkbox"
                className={styles.box}
                checked={isAgeChecked}
                onChange={({ target }) => setIsAgeChecked(target.checked)}
              />
              <span>{texts.ageChecked(minimumAge)}</span>
            </label>
          )}
          {moves.map((to, at) => (
            <Button
              // The button of the next step stays the same element, so that it keeps the focus. Other buttons never become
              // another step under a press.
              key={at === 0 ? 'next' : to}
              size={at === 0 ? 'normal' : 'dense'}
              variant={at === 0 ? 'primary' : 'quiet'}
              busy={movingTo === to}
              disabled={movingTo !== undefined && movingTo !== to}
              onClick={() => void move(to)}
            >
              {moveLabel(order, to)}
            </Button>
          ))}
          {actions?.includes('REFUND') && (
            <Button size="dense" variant="quiet" onClick={() => setDialog('refund')}>
              {texts.openRefund}
            </Button>
          )}
          {canReturn && (
            <ButtonLink
              size="dense"
              variant="quiet"
              to={{
                pathname: sellerPaths.deposits,
                search: `?${new URLSearchParams({ order: id, number }).toString()}`,
              }}
            >
              {texts.enterContainers}
            </ButtonLink>
          )}
          {actions?.includes('CANCEL') && (
            <Button size="dense" variant="quiet" onClick={() => setDialog('cancel')}>
              {texts.openCancel}
            </Button>
          )}
        </div>
      )}
      <CancelDialog order={order} changes={changes} open={dialog === 'cancel'} onClose={() => setDialog(undefined)} />
      <RefundDialog order={order} changes={changes} open={dialog === 'refund'} onClose={() => setDialog(undefined)} />
    </>
  );
}
