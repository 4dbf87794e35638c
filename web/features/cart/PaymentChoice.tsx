import type { PaymentMethod } from '#web/__generated__/cart.ts';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { RadioCard } from './RadioCard.tsx';
import * as texts from './texts.ts';
import * as styles from './choice.css.ts';

interface PaymentChoiceProps {
  takesOnline: boolean;
  chosen: PaymentMethod;
  onChoose: (payment: PaymentMethod) => void;
}

export function PaymentChoice({ takesOnline, chosen, onChoose }: PaymentChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{texts.paymentMethod}</legend>
      <RadioCard
        name="payment"
        value="COD"
        checked={chosen === 'COD'}
        onChoose={() => onChoose('COD')}
        title={texts.cash}
        detail={texts.cashDetail}
        icon={<Icon name="cash" size={24} />}
      />
      {takesOnline && (
        <RadioCard
          name="payment"
          value="Online"
          checked={chosen === 'ONLINE'}
          onChoose={() => onChoose('ONLINE')}
          title={texts.online}
          detail={texts.onlineDetail}
          icon={<Icon name="card" size={24} />}
        />
      )}
    </fieldset>
  );
}
