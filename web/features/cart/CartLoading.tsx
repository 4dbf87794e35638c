import { Page } from '#web/shared/ui/Page.tsx';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import * as texts from './texts.ts';
import * as panel from '#web/shared/ui/StatePanel.css.ts';
import * as styles from './CartPage.css.ts';

/** The address of the picture of an empty basket. */
export const emptyBasket = '/art/empty-basket.webp';

/** The cart page while the cart loads. Its picture is the one of the empty cart, in the same place. */
export function CartLoading() {
  return (
    // It has no heading, because the heading would lose the focus when it is removed.
    <Page title={texts.yourCart}>
      <div className={panel.panel}>
        <img className={panel.art} src={emptyBasket} alt="" width={480} height={480} fetchPriority="high" />
        <noscript>
          <p className={panel.message}>{texts.needsScripts}</p>
        </noscript>
        <div className={styles.scripted}>
          <Spinner text={texts.cartLoads} />
        </div>
      </div>
    </Page>
  );
}
