import { Page } from '#web/shared/ui/Page.tsx';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import * as panel from '#web/shared/ui/StatePanel.css.ts';

/** The address of the picture of an empty basket. */
export const emptyBasket = '/art/empty-basket.webp';

/** The cart's page before it is known what is in the cart: like an empty cart, whose picture then stays in its place. */
export function CartLoading() {
  return (
    // Without a heading, which would lose the focus when it goes. Page moves the focus when the title changes.
    <Page title="Loading your cart">
      <div className={panel.panel}>
        <img className={panel.art} src={emptyBasket} alt="" width={480} height={480} fetchPriority="high" />
        <Spinner text="Loading your cart…" />
      </div>
    </Page>
  );
}
