import { Field } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { useCategoryChoices } from '../shell/use-category-choices.ts';
import type { FieldProps } from './form-field.ts';
import * as labels from '#common/product-labels/texts.ts';

/** The category of a product. */
export function CategoryField({ draft, error, onChange }: FieldProps) {
  const categories = useCategoryChoices();
  return (
    <Field label={labels.category} error={error}>
      <Select name="category" value={draft.category} onChange={({ target }) => onChange({ category: target.value })}>
        {categories.map((each) => (
          <option key={each.slug} value={each.slug}>
            {each.label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
