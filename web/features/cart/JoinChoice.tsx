import { openUntilText } from '#web/shared/open-orders/open-until.ts';
import type { OpenOrder } from '#web/shared/open-orders/use-open-orders.ts';
import { slotText } from '#web/shared/order-life/slot-text.ts';
import { RadioCard } from './RadioCard.tsx';
import * as texts from './joining/texts.ts';
import * as styles from '#web/shared/ui/choice.css.ts';

interface JoinChoiceProps {
  orders: readonly OpenOrder[];
  /** The order to add to; undefined for a new order. */
  chosen: OpenOrder | undefined;
  onChoose: (id: string | null) => void;
}

/** The open orders to which this one can be added, or a new order. */
export function JoinChoice({ orders, chosen, onChoose }: JoinChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{texts.together}</legend>
      {orders.map((order) => (
        <RadioCard
          key={order.id}
          name="joins"
          value={order.id}
          checked={order.id === chosen?.id}
          onChoose={() => onChoose(order.id)}
          title={texts.withOrder(order.number)}
          detail={detailOf(order)}
        />
      ))}
      <RadioCard
        name="joins"
        value=""
        checked={chosen === undefined}
        onChoose={() => onChoose(null)}
        title={texts.ofItsOwn}
        detail={texts.byItself}
      />
    </fieldset>
  );
}

/** The promised time, the place, and what that saves. */
function detailOf({ address, openUntil, slot }: OpenOrder): string {
  const place = slot?.kind === 'PICKUP' ? [] : [address?.street, address?.city];
  const promise = [slot && slotText(slot), ...place].filter(Boolean).join(', ');
  return [promise && `${promise}.`, texts.terms(openUntilText(openUntil))].filter(Boolean).join(' ');
}
