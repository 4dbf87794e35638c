import { sizeText } from '#web/shared/products/size-text.ts';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { draftSize } from './draft-size.ts';
import type { FieldProps, ProductDraft } from './form-field.ts';
import type { SizeUnit } from './size-input.ts';
import * as texts from './texts.ts';
import * as styles from './AddProductPage.css.ts';

/** The size of one piece, with its unit. */
export function SizeFields({ draft, error, onChange }: FieldProps) {
  const { size } = draft;
  return (
    <div className={styles.pair}>
      <Field label={texts.sizeOfPiece} optional error={error} hint={sizeHint(draft)}>
        <Input
          name="size"
          inputMode="decimal"
          autoComplete="off"
          value={size.sizeAmount}
          onChange={({ target }) => onChange({ size: { ...size, sizeAmount: target.value.trim() } })}
        />
      </Field>
      <Field label={texts.unit}>
        <Select
          value={size.sizeUnit}
          onChange={({ target }) => onChange({ size: { ...size, sizeUnit: target.value as SizeUnit } })}
        >
          {Object.entries(texts.units).map(([unit, label]) => (
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
  return size.unitPrice?.amount ? texts.shownAsSize(sizeText(size)) : texts.sizeHint;
}
