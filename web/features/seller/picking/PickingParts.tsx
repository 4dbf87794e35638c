import type { ReactNode } from 'react';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { withColon } from '#web/shared/lib/texts.ts';
import { stopFact } from '#web/shared/order-life/stop-numbers.ts';
import { printDrawing } from '#web/shared/ui/drawings.ts';
import { Drawing } from '#web/shared/ui/Icon.tsx';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { keptAddress } from '../shell/list-addresses.ts';
import { SellerPage } from '../shell/SellerPage.tsx';
import * as texts from './texts.ts';
import * as styles from './Picking.css.ts';

/** Says that some of the chosen orders are not on the page. */
export function LeftOut({ count }: { count: number }) {
  return <p className={styles.hint}>{texts.leftOut(count)}</p>;
}

/** The order that this one was added to, or those that were added to it: all go into one box. */
export function OtherOrders({ order, className }: { order: Parameters<typeof stopFact>[0]; className: string }) {
  const stop = stopFact(order);
  return stop && <span className={className}>{`${withColon(stop.label)} ${stop.numbers}`}</span>;
}

/** The buttons above a page that can be printed. */
export function PickingLinks({ children }: { children: ReactNode }) {
  return (
    <div className={styles.screenOnly}>
      <Button onClick={() => window.print()}>
        <Drawing path={printDrawing} />
        {texts.print}
      </Button>
      {children}
      <ButtonLink variant="quiet" to={keptAddress(paths.sellerOrders)}>
        {texts.backToOrders}
      </ButtonLink>
    </div>
  );
}

/** The page when there is no order to show. */
export function NothingChosen({ title: heading }: { title: string }) {
  return (
    <SellerPage title={heading}>
      <EmptyState
        title={texts.nothingToPack}
        text={texts.chooseFirst(heading)}
        action={<ButtonLink to={keptAddress(paths.sellerOrders)}>{texts.chooseOrders}</ButtonLink>}
      />
    </SellerPage>
  );
}
