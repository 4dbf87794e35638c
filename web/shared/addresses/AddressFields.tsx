import { Field, Input } from '../ui/Field.tsx';
import { hintFor, type addressGroupsFor, type FieldSpec } from './address-form.ts';
import type { AddressDraft, AddressField } from './address-types.ts';
import * as texts from './texts.ts';
import * as styles from '../ui/Form.css.ts';

interface AddressFieldsProps {
  groups: ReturnType<typeof addressGroupsFor>;
  draft: AddressDraft;
  /** The error to show at a field. */
  errorOf: (field: FieldSpec) => string | undefined;
  onType: (field: AddressField, text: string) => void;
  /** Called when a field loses the focus. */
  onLeave: (field: AddressField) => void;
}

/** The fields of a contact and a delivery address. */
export function AddressFields({ groups, draft, errorOf, onType, onLeave }: AddressFieldsProps) {
  return groups.map(({ name, title, fields }) => (
    <fieldset key={name} className={styles.group}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.fields}>
        {fields.map((field) => (
          <div key={field.name} className={styles.cell} data-half={field.half ? '' : undefined}>
            <Field label={texts.labels[field.name]} hint={hintFor(field, draft[field.name])} error={errorOf(field)}>
              <Input
                name={field.name}
                type={field.type ?? 'text'}
                inputMode={field.numeric ? 'numeric' : undefined}
                pattern={field.numeric ? '[0-9]*' : undefined}
                autoComplete={`shipping ${field.autoComplete}`}
                required={!field.optional}
                // A zip code that is too long shows an error instead of being cut.
                maxLength={field.numeric ? 20 : field.maxLength}
                value={draft[field.name]}
                onChange={(event) => onType(field.name, event.target.value)}
                onBlur={() => onLeave(field.name)}
              />
            </Field>
          </div>
        ))}
      </div>
    </fieldset>
  ));
}
