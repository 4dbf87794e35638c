import { formatPrice } from '#web/shared/lib/format/money.ts';
import { gramsText } from '#web/shared/lib/format/quantity.ts';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import type { FieldProps, TypedPortion } from './form-field.ts';
import { faultOf, gramsOf } from './typed-portion.ts';
import { amountOf, sellingPrice } from './typed-price.ts';
import * as texts from './texts.ts';
import * as styles from './AddProductPage.css.ts';

/** Whether a product is sold by the piece or in steps of weight, and the steps. */
export function PortionField({ draft, error, onChange }: FieldProps) {
  const { portion } = draft;
  const change = (fields: Partial<TypedPortion>) => onChange({ portion: { ...portion, ...fields } });
  const { grams } = gramsOf(portion);
  const fault = faultOf(portion);
  const price = amountOf(draft.price) > 0 ? sellingPrice(draft) : 0;
  return (
    <>
      <Field label={texts.soldAs} hint={texts.soldAsHint}>
        <Select
          name="portion"
          value={portion.isInSteps ? 'steps' : ''}
          onChange={({ target }) => change({ isInSteps: target.value !== '' })}
        >
          <option value="">{texts.byThePiece}</option>
          <option value="steps">{texts.inSteps}</option>
        </Select>
      </Field>
      {portion.isInSteps && (
        <>
          <div className={styles.pair}>
            {(['grams', 'from', 'to'] as const).map((name) => (
              <Field key={name} label={texts.portionParts[name]} error={fault?.part === name ? error : undefined}>
                <Input
                  name={`portion-${name}`}
                  inputMode="numeric"
                  autoComplete="off"
                  value={portion[name]}
                  onChange={({ target }) => change({ [name]: target.value })}
                />
              </Field>
            ))}
          </div>
          {!error && price > 0 && (
            <p>{texts.priceOfStep(gramsText(grams), formatPrice(price), formatPrice((price * 1000) / grams))}</p>
          )}
        </>
      )}
    </>
  );
}
