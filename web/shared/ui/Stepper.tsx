import { maxQuantity } from '#common/limits.ts';
import { quantityText } from '../lib/format/quantity.ts';
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
  /** The smallest quantity: one less removes the product. */
  least?: number;
  /** The grams of one step of goods that are sold in steps of weight. */
  portionGrams?: number | undefined;
  block?: boolean;
}

/** Minus, count, plus. At the smallest quantity, the minus becomes a bin that removes the product. The script before-start.js presses its last button. */
export function Stepper({
  of,
  quantity,
  onIncrease,
  onDecrease,
  max = maxQuantity,
  least = 1,
  portionGrams,
  block = false,
}: StepperProps) {
  const last = quantity <= least;
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
      <span className={styles.count}>{quantityText(quantity, portionGrams)}</span>
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
