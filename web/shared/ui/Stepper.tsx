import { maxQuantity } from '#common/limits.ts';
import { Icon } from './Icon.tsx';
import * as texts from './texts.ts';
import * as styles from './Stepper.css.ts';

interface StepperProps {
  /** The counted thing, for the buttons' names: "Increase quantity of Tomatoes". */
  of: string;
  quantity: number;
  onIncrease: () => void;
  onDecrease: () => void;
  max?: number | undefined;
  block?: boolean;
}

/** Minus, count, plus. At one, the minus becomes a bin that removes the product. The script before-start.js presses its last button. */
export function Stepper({ of, quantity, onIncrease, onDecrease, max = maxQuantity, block = false }: StepperProps) {
  const last = quantity <= 1;
  return (
    <fieldset aria-label={texts.quantityOf(of)} className={styles.stepper} data-block={block || undefined}>
      <button
        type="button"
        className={styles.step}
        aria-label={last ? texts.removeProduct(of) : texts.decrease(of)}
        onClick={onDecrease}
      >
        <Icon name={last ? 'bin' : 'minus'} />
      </button>
      <span className={styles.count}>{quantity}</span>
      <button
        type="button"
        className={styles.step}
        aria-label={texts.increase(of)}
        onClick={onIncrease}
        disabled={quantity >= max}
      >
        <Icon name="plus" />
      </button>
    </fieldset>
  );
}
