import type { PaymentMethod } from '#web/__generated__/cart.ts';
import { collectsOnly } from '#web/shared/lib/shop/shop.ts';
import { Drawing } from '#web/shared/ui/Icon.tsx';
import { RadioCard } from './RadioCard.tsx';
import * as texts from './texts.ts';
import * as styles from '#web/shared/ui/choice.css.ts';

const banknote = 'M3 7h18v10H3ZM12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM6 10v.01M18 14v.01';
const bankCard = 'M3 6.5h18v11H3ZM3 10.5h18M6.5 14.5h4';

interface PaymentChoiceProps {
  takesOnline: boolean;
  /** Whether the shopper has chosen a time at the shop. */
  isPickup: boolean;
  chosen: PaymentMethod;
  onChoose: (payment: PaymentMethod) => void;
}

export function PaymentChoice({ takesOnline, isPickup, chosen, onChoose }: PaymentChoiceProps) {
  const isAtShop = isPickup || collectsOnly();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{texts.paymentMethod}</legend>
      <RadioCard
        name="payment"
        value="COD"
        checked={chosen === 'COD'}
        onChoose={() => onChoose('COD')}
        title={isAtShop ? texts.cashAtShop : texts.cash}
        detail={isAtShop ? texts.cashAtShopDetail : texts.cashDetail}
        icon={<Drawing path={banknote} size={24} />}
      />
      {takesOnline && (
        <RadioCard
          name="payment"
          value="Online"
          checked={chosen === 'ONLINE'}
          onChoose={() => onChoose('ONLINE')}
          title={texts.online}
          detail={texts.onlineDetail}
          icon={<Drawing path={bankCard} size={24} />}
        />
      )}
    </fieldset>
  );
}
