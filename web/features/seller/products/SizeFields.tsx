import { sizeText } from '#web/shared/products/size-text.ts';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { draftSize } from './draft-size.ts';
import type { FieldProps, ProductDraft } from './form-field.ts';
import { unitLabels, type SizeUnit } from './size-input.ts';
import * as styles from './AddProductPage.css.ts';

/** The size of one piece, with its unit. */
export function SizeFields({ draft, error, onChange }: FieldProps) {
  const { size } = draft;
  return (
    <div className={styles.pair}>
      <Field label="Size of one piece" optional error={error} hint={sizeHint(draft)}>
        <Input
          name="size"
          inputMode="decimal"
          autoComplete="off"
          value={size.sizeAmount}
          onChange={({ target }) => onChange({ size: { ...size, sizeAmount: target.value.trim() } })}
        />
      </Field>
      <Field label="Unit">
        <Select
          value={size.sizeUnit}
          onChange={({ target }) => onChange({ size: { ...size, sizeUnit: target.value as SizeUnit } })}
        >
          {Object.entries(unitLabels).map(([unit, label]) => (
            <option key={unit} value={unit}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

function sizeHint(draft: ProductDraft) {
  const size = draftSize(draft);
  return size.unitPrice?.amount ? `Shown as ${sizeText(size)}.` : 'For the unit price.';
}
