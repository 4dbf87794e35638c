import { Fragment, type ReactNode } from 'react';
import type { StoreFeature } from '#web/__generated__/seller-products.ts';
import type { FieldErrors } from '#web/shared/lib/forms/field-errors.ts';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { TextArea } from '#web/shared/ui/TextArea.tsx';
import { AgeField } from './AgeField.tsx';
import { CategoryField } from './CategoryField.tsx';
import { DepositField } from './DepositField.tsx';
import type { FieldName, FieldProps, ProductDraft } from './form-field.ts';
import { draftErrors, fieldNames, isTaken } from './product-draft.ts';
import { GtinField } from './GtinField.tsx';
import { formFields } from './product-form.ts';
import { PortionField } from './PortionField.tsx';
import { TaxClassField } from './TaxClassField.tsx';
import * as texts from './texts.ts';
import { descriptionLines } from './typed-description.ts';
import { WeightField } from './WeightField.tsx';
import * as styles from './AddProductPage.css.ts';

type FormFields = typeof formFields;
type PlainName = { [F in FieldName]: FormFields[F] extends { input: object } ? F : never }[FieldName];
type OwnName = Exclude<FieldName, PlainName>;

/** The fields that are more than one input. */
const ownFields: Record<OwnName, (props: FieldProps) => ReactNode> = {
  category: CategoryField,
  gtin: GtinField,
  taxClass: TaxClassField,
  deposit: DepositField,
  minimumAge: AgeField,
  portion: PortionField,
  // The size of goods in steps is one step.
  weight: (props) => (props.draft.portion.isInSteps ? null : <WeightField {...props} />),
};

interface ProductFieldsProps {
  draft: ProductDraft;
  /** The fields whose errors are shown. A text that is too long always shows its error. */
  checked: readonly FieldName[];
  /** The store's errors, until the field is changed. */
  refused: FieldErrors<FieldName>;
  /** Whether the store has a feature that a field needs. */
  has: (feature: StoreFeature) => boolean;
  /** Whether the store does not have the product yet. */
  isNew: boolean;
  /** The price with which the law of the shop compares the offer; null for none. */
  referencePrice: number | null;
  onChange: (change: Partial<ProductDraft>) => void;
  onLeave: (field: FieldName) => void;
}

const isPlain = (name: FieldName): name is PlainName => 'input' in formFields[name];
const isHalf = (name: FieldName | undefined) =>
  name !== undefined && isPlain(name) && formFields[name].input.isHalf === true;

/** The fields of a product, in the order of `formFields`. */
export function ProductFields(fieldsProps: ProductFieldsProps) {
  const { draft, checked, refused, has, isNew, referencePrice, onChange, onLeave } = fieldsProps;
  const errors = { ...refused, ...draftErrors(draft, { isNew }) };
  const names = fieldNames.filter((name) => isTaken(name, has));

  function show(name: FieldName) {
    if (isPlain(name)) {
      const isWaiting = formFields[name].input.waits(draft[name]) && !checked.includes(name);
      const looks = { isNew, referencePrice };
      const props = { name, draft, looks, onChange, onLeave, error: isWaiting ? undefined : errors[name] };
      return <PlainField {...props} />;
    }
    const OwnField = ownFields[name];
    return <OwnField draft={draft} error={errors[name]} onChange={onChange} />;
  }

  return names.map((name, at) => {
    const next = names[at + 1];
    if (isHalf(name) && isHalf(names[at - 1])) return null;
    return (
      <Fragment key={name}>
        {isHalf(name) && isHalf(next) ? (
          <div className={styles.pair}>
            {show(name)}
            {next && show(next)}
          </div>
        ) : (
          show(name)
        )}
        {name === 'description' && <Bullets lines={descriptionLines(draft.description)} />}
      </Fragment>
    );
  });
}

interface PlainFieldProps extends FieldProps {
  name: PlainName;
  looks: Pick<ProductFieldsProps, 'isNew' | 'referencePrice'>;
  onLeave: (field: FieldName) => void;
}

function PlainField({ name, draft, error, looks, onChange, onLeave }: PlainFieldProps) {
  const { label, input } = formFields[name];
  const text = draft[name];
  const { title, rows, inputMode, isRequired, isOptional = false, hint } = input;
  const control = {
    name,
    required: isRequired?.(looks.isNew, draft) ?? false,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    onBlur: () => onLeave(name),
  };
  return (
    <Field label={title?.() ?? label} optional={isOptional} error={error} hint={hint?.(text, draft, looks)}>
      {rows === undefined ? (
        <Input {...control} inputMode={inputMode} autoComplete="off" />
      ) : (
        <TextArea {...control} rows={rows} />
      )}
    </Field>
  );
}

function Bullets({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.bullets} aria-label={texts.shownDescription}>
      <p className={styles.bulletsTitle}>{texts.aboutThisProduct}</p>
      <ul className={styles.bulletList}>
        {lines.map((line, at) => (
          // Two lines may have the same text.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
