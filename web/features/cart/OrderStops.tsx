import { unreachable } from '#web/shared/apollo/transport-faults.ts';
import { useFeatures } from '#web/shared/features/use-features.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import * as texts from './texts.ts';

/** A notice that the shop has not responded to an order. */
export function LostOrderNotice() {
  const { has } = useFeatures();
  return (
    <Notice
      action={
        <ButtonLink to={paths.myOrders} variant="quiet" size="dense">
          {texts.myOrders}
        </ButtonLink>
      }
    >
      {texts.maybePlaced(has('ORDERS_KEYS'))}
    </Notice>
  );
}

/** Takes the place of the order button while the page does not know whether the shopper is logged in. */
export function ShopAway({ onRetry }: { onRetry: () => void }) {
  return (
    <>
      <Notice>{unreachable().message}</Notice>
      <Button size="large" block icon="retry" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </>
  );
}
