import type { PickNext_orderFragment } from '#web/__generated__/seller-today.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { slotText } from '#web/shared/order-life/slot-text.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { comma } from '#web/shared/lib/texts.ts';
import { searchOfIds } from '../shell/chosen-ids.ts';
import { Panel } from './Panel.tsx';
import { itemsOf } from '#web/shared/lib/format/quantity.ts';
import * as texts from './texts.ts';
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
      title={texts.toPickNext}
      empty={texts.nothingToPick}
      action={
        canPick && (
          <ButtonLink icon="list" to={{ pathname: paths.sellerPick, search: searchOfIds(ids) }}>
            {texts.pickThese(ids.length)}
          </ButtonLink>
        )
      }
    >
      {orders.map(({ id, address, items, number, slot, stage }) => (
        <li key={id} className={styles.tallRow}>
          <span className={styles.orderName}>
            {texts.numbered(number) + (address ? `${comma}${address.firstName} ${address.lastName}` : '')}
          </span>
          {slot && <span>{slotText(slot, timeZone)}</span>}
          <span className={styles.soft}>
            {texts.pieces(items.reduce((sum, { portionGrams, quantity }) => sum + itemsOf(quantity, portionGrams), 0)) +
              (stage === 'PICKING' ? comma + texts.begun : '')}
          </span>
        </li>
      ))}
    </Panel>
  );
}
