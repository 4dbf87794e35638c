import type { ReactNode } from 'react';
import { paths } from '#web/shared/lib/paths.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import * as styles from './Picking.css.ts';

export const ordersText = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;

/** Says that some of the chosen orders are not on the page. */
export function LeftOut({ count }: { count: number }) {
  return (
    <p className={styles.hint}>
      {ordersText(count)} {count === 1 ? 'was' : 'were'} left out: cancelled, or no longer there.
    </p>
  );
}

/** The buttons above a page that can be printed. */
export function PickingLinks({ children }: { children: ReactNode }) {
  return (
    <div className={styles.screenOnly}>
      <Button icon="print" onClick={() => window.print()}>
        Print
      </Button>
      {children}
      <ButtonLink variant="quiet" to={paths.sellerOrders}>
        Back to the orders
      </ButtonLink>
    </div>
  );
}

/** The page when there is no order to show. */
export function NothingChosen({ title: heading }: { title: string }) {
  return (
    <SellerPage title={heading}>
      <EmptyState
        title="No orders to pack"
        text={`Choose orders in the list, then press ${heading}.`}
        action={<ButtonLink to={paths.sellerOrders}>Choose orders</ButtonLink>}
      />
    </SellerPage>
  );
}
