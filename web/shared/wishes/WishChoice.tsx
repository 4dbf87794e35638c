import { useChoice } from '#web/shared/suits/choice.ts';
import { Notice } from '#web/shared/ui/Notice.tsx';
import * as texts from './texts.ts';
import * as styles from '#web/shared/ui/choice.css.ts';

/** The shopper's wish for products that are missing when the order is packed. */
export interface Wish {
  isReplaced: boolean;
  /** The ids of products that the seller must not replace. */
  except: readonly string[];
}

interface WishChoiceProps {
  wish: Wish;
  goods: readonly { id: string; name: string }[];
  onChange: (wish: Wish) => void;
  /** What the wish means, in words for staff who note the wish of a customer: the allergens of this browser are not the customer's. */
  detail?: string;
}

export function WishChoice({ wish, goods, onChange, detail }: WishChoiceProps) {
  const { isReplaced, except } = wish;
  const { allergens } = useChoice();

  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{texts.ifMissing}</legend>
      {/* The label has a text: the title. */}
      {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control */}
      <label className={styles.card}>
        <input
          type="checkbox"
          className={styles.radio}
          checked={isReplaced}
          onChange={(event) => onChange({ ...wish, isReplaced: event.target.checked })}
        />
        <span className={styles.cardWords}>
          <span className={styles.cardTitle}>{texts.replace}</span>
          <span className={styles.hint}>{detail ?? texts.replaceDetail}</span>
        </span>
      </label>
      {isReplaced && detail === undefined && allergens.length > 0 && <Notice>{texts.replacementMayContain}</Notice>}
      {isReplaced && goods.length > 1 && (
        <details>
          <summary className={styles.hint}>{texts.doNotReplace}</summary>
          {goods.map(({ id, name }) => (
            <label key={id} className={styles.row}>
              <input
                type="checkbox"
                className={styles.radio}
                checked={except.includes(id)}
                onChange={(event) =>
                  onChange({
                    ...wish,
                    except: event.target.checked ? [...except, id] : except.filter((other) => other !== id),
                  })
                }
              />
              <span className={styles.cardWords}>{name}</span>
            </label>
          ))}
        </details>
      )}
    </fieldset>
  );
}
