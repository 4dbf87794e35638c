import { useDeferredValue, type ReactNode } from 'react';
import type { Allergen } from '#web/__generated__/inputs-and-enums.ts';
import { allergens } from '#common/allergens.ts';
import { comma } from '#web/shared/lib/texts.ts';
import * as foodTexts from '#web/shared/food/texts.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { allergensIn, undeclaredMarks } from './found-allergens.ts';
import * as texts from './texts.ts';
import type { FoodFormState } from './use-food-form.ts';
import * as styles from './FoodForm.css.ts';

/** The contained allergens and the traces. Those that the ingredients name are offered, and never ticked by themselves. */
export function AllergenFields({ form }: { form: FoodFormState }) {
  const { draft, errors, set } = form;
  const ingredients = useDeferredValue(draft.ingredients);
  const found = allergensIn(ingredients).filter((each) => !draft.allergens.includes(each));
  const undeclared = undeclaredMarks(ingredients, draft.allergens);
  const contain = (list: readonly Allergen[]) =>
    set({ allergens: list, mayContain: draft.mayContain.filter((each) => !list.includes(each)), containsNone: false });

  return (
    <>
      <Ticks
        legend={texts.contains}
        chosen={draft.allergens}
        onChange={contain}
        error={errors.allergens}
        offer={
          found.length > 0 && (
            <div className={styles.offer}>
              <span>{texts.foundInIngredients}</span>
              {found.map((each) => (
                <Button key={each} variant="quiet" size="dense" onClick={() => contain([...draft.allergens, each])}>
                  {texts.tick(foodTexts.allergenNames[each])}
                </Button>
              ))}
            </div>
          )
        }
      >
        <label className={styles.tick}>
          <input
            type="checkbox"
            className={styles.box}
            disabled={draft.allergens.length > 0}
            checked={draft.containsNone && draft.allergens.length === 0}
            onChange={({ target }) => set({ containsNone: target.checked })}
          />
          {texts.containsNone}
        </label>
      </Ticks>
      {undeclared.length > 0 && (
        <output className={styles.error}>{texts.markedButNotTicked(undeclared.slice(0, 5).join(comma))}</output>
      )}
      <Ticks
        legend={texts.mayContain}
        chosen={draft.mayContain}
        disabled={draft.allergens}
        onChange={(mayContain) => set({ mayContain })}
        error={errors.mayContain}
      />
    </>
  );
}

interface TicksProps {
  legend: string;
  chosen: readonly Allergen[];
  disabled?: readonly Allergen[];
  onChange: (chosen: Allergen[]) => void;
  error: string | undefined;
  offer?: ReactNode;
  children?: ReactNode;
}

function Ticks({ legend, chosen, disabled = [], onChange, error, offer, children }: TicksProps) {
  return (
    <fieldset className={styles.group} aria-invalid={error ? true : undefined}>
      <legend className={styles.legend}>{legend}</legend>
      {offer}
      <div className={styles.ticks}>
        {allergens.map((each) => (
          <label key={each} className={styles.tick}>
            <input
              type="checkbox"
              className={styles.box}
              checked={chosen.includes(each)}
              disabled={disabled.includes(each)}
              onChange={({ target }) =>
                onChange(allergens.filter((one) => (one === each ? target.checked : chosen.includes(one))))
              }
            />
            <span>{foodTexts.allergenNames[each]}</span>
          </label>
        ))}
        {children}
      </div>
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
