import { openUntilText, promiseText } from '#web/shared/open-orders/open-order-texts.ts';
import type { OpenOrder } from '#web/shared/open-orders/use-open-orders.ts';
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
          detail={[promiseText(order), texts.terms(openUntilText(order.openUntil))].filter(Boolean).join(' ')}
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
