import { Field } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import type { FieldProps, MinimumAge } from './form-field.ts';
import * as labels from '#common/product-labels/texts.ts';
import * as texts from './texts.ts';

/** The age from which people may buy the product. */
export function AgeField({ draft, error, onChange }: FieldProps) {
  return (
    <Field label={labels.minimumAge} hint={texts.minimumAgeHint} error={error}>
      <Select
        name="minimumAge"
        value={draft.minimumAge}
        onChange={({ target }) => onChange({ minimumAge: target.value as MinimumAge })}
      >
        <option value="">{texts.forEverybody}</option>
        <option value="16">{texts.fromAge(16)}</option>
        <option value="18">{texts.fromAge(18)}</option>
      </Select>
    </Field>
  );
}
