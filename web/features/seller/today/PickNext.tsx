import type { PickNext_orderFragment } from '#web/__generated__/seller-today.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { slotText } from '#web/shared/order-life/slot-text.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { searchOfIds } from '../shell/chosen-ids.ts';
import { Panel } from './Panel.tsx';
import * as styles from './TodayPage.css.ts';

interface PickNextProps {
  orders: readonly PickNext_orderFragment[];
  canPick: boolean;
  timeZone: string;
}

/** The first orders that wait to be picked, with one button to their pick list. */
export function PickNext({ orders, canPick, timeZone }: PickNextProps) {
  const ids = orders.map(({ id }) => id);
  return (
    <Panel
      title="To pick next"
      empty="No order waits to be picked."
      action={
        canPick && (
          <ButtonLink icon="list" to={{ pathname: paths.sellerPick, search: searchOfIds(ids) }}>
            {ids.length === 1 ? 'Pick this order' : `Pick these ${ids.length} orders`}
          </ButtonLink>
        )
      }
    >
      {orders.map(({ id, address, items, number, slot, stage }) => (
        <li key={id} className={styles.tallRow}>
          <span>
            No. {number}
            {address && `, ${address.firstName} ${address.lastName}`}
          </span>
          <span className={styles.soft}>
            {piecesText(items)}
            {stage === 'PICKING' && ', begun'}
            {slot && `, ${slotText(slot, timeZone)}`}
          </span>
        </li>
      ))}
    </Panel>
  );
}

function piecesText(items: readonly { quantity: number }[]): string {
  const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`;
}
