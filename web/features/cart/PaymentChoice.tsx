import type { PaymentMethod } from '#web/__generated__/cart.ts';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { RadioCard } from './RadioCard.tsx';
import * as styles from './choice.css.ts';

interface PaymentChoiceProps {
  takesOnline: boolean;
  chosen: PaymentMethod;
  onChoose: (payment: PaymentMethod) => void;
}

export function PaymentChoice({ takesOnline, chosen, onChoose }: PaymentChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>Payment Method</legend>
      <RadioCard
        name="payment"
        value="COD"
        checked={chosen === 'COD'}
        onChoose={() => onChoose('COD')}
        title="Cash On Delivery"
        detail="Pay at your door"
        icon={<Icon name="cash" size={24} />}
      />
      {takesOnline && (
        <RadioCard
          name="payment"
          value="Online"
          checked={chosen === 'ONLINE'}
          onChoose={() => onChoose('ONLINE')}
          title="Online Payment"
          detail="Pay now on the provider’s secure page"
          icon={<Icon name="card" size={24} />}
        />
      )}
    </fieldset>
  );
}
