import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCartSync } from '#web/shared/cart/CartProvider.tsx';
import { leftToPay } from '#web/shared/cart/shown-order.ts';
import { paths, safeNext } from '#web/shared/lib/shop/paths.ts';
import { inTab } from '#web/shared/lib/storage/stored.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Page, PageHeading } from '#web/shared/ui/Page.tsx';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import { forgetDraft } from './order-draft.ts';
import * as texts from './loader/texts.ts';
import * as styles from '#web/shared/ui/StatePanel.css.ts';

const redirectMs = 5000;

/**
 * The page to which the payment provider sends the shopper back. It clears the cart only in this browser: at the store, the
 * provider's event takes the order's products out of the cart.
 */
export function LoaderPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const cartSync = useCartSync();
  const [secondsLeft, setSecondsLeft] = useState(redirectMs / 1000);

  function leave() {
    cartSync.clearLocally();
    const shownOrder = leftToPay.read();
    leftToPay.forget();
    forgetDraft();
    const next = safeNext(params.get('next'));
    // What a guest has typed is for the paid order only. `addressDraft` would load the form of addresses.
    if (next === paths.guestOrder) inTab('greengate.address').forget();
    void navigate(next, { replace: true, state: { shownOrder } });
  }

  const onTime = useEffectEvent(leave);

  useEffect(() => {
    const timeout = setTimeout(onTime, redirectMs);
    const countdown = setInterval(() => setSecondsLeft((left) => Math.max(1, left - 1)), 1000);
    return () => {
      clearTimeout(timeout);
      clearInterval(countdown);
    };
  }, []);

  return (
    <Page title={texts.oneMoment}>
      <div className={styles.panel}>
        <PageHeading>{texts.thankYou}</PageHeading>
        <Spinner text={texts.finishing} />
        <p className={styles.message} aria-hidden="true">
          {texts.continuingIn(secondsLeft)}
        </p>
        <Button variant="quiet" onClick={leave}>
          {texts.continueNow}
        </Button>
      </div>
    </Page>
  );
}
