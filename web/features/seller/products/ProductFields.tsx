import type { ReactNode } from 'react';
import type { FieldErrors } from '#web/shared/lib/field-errors.ts';
import { currencySymbol, percentOff } from '#web/shared/lib/money.ts';
import { sizeText } from '#web/shared/products/size-text.ts';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { TextArea } from '#web/shared/ui/TextArea.tsx';
import { draftSize } from './draft-size.ts';
import { unitLabels } from './size-input.ts';
import {
  amountOf,
  descriptionLines,
  draftErrors,
  limits,
  type CheckedField,
  type ProductDraft,
  type refusableFields,
} from './product-draft.ts';
import { TaxClassField } from './TaxClassField.tsx';
import { lengthOf } from '../shell/text-length.ts';
import { useCategoryChoices } from '../shell/use-category-choices.ts';
import * as styles from './AddProductPage.css.ts';

interface ProductFieldsProps {
  draft: ProductDraft;
  /** The fields whose errors are shown. A text that is too long always shows its error. */
  checked: readonly CheckedField[];
  /** The store's errors, until the field is changed. */
  refused: FieldErrors<(typeof refusableFields)[number]>;
  /** Whether the store takes the size of one piece. */
  hasSize: boolean;
  /** Whether the store does not have the product yet. Only then an offer price is required. */
  isNew: boolean;
  onChange: (change: Partial<ProductDraft>) => void;
  onLeave: (field: CheckedField) => void;
}

/** The text fields, the category and the prices of a product. */
export function ProductFields({ draft, checked, refused, hasSize, isNew, onChange, onLeave }: ProductFieldsProps) {
  const errors = { ...refused, ...draftErrors(draft, { isNew }) };
  const shownError = (field: CheckedField) => (checked.includes(field) ? errors[field] : undefined);
  const lines = descriptionLines(draft.description);
  const categories = useCategoryChoices();

  return (
    <>
      <Field
        label="Product name"
        error={draft.name.trim() === '' ? shownError('name') : errors.name}
        hint={limitHint(lengthOf(draft.name.trim()), limits.nameLength, 'character')}
      >
        <Input
          name="name"
          required
          autoComplete="off"
          value={draft.name}
          onChange={(event) => onChange({ name: event.target.value })}
          onBlur={() => onLeave('name')}
        />
      </Field>
      <Field
        label="Product description"
        optional
        error={errors.description}
        hint={
          limitHint(lines.length, limits.lines, 'point') ??
          'One point per line. Each line becomes a bullet point on the product’s page.'
        }
      >
        <TextArea
          name="description"
          rows={5}
          value={draft.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
      </Field>
      {lines.length > 0 && (
        <section className={styles.bullets} aria-label="The description as shoppers see it">
          <p className={styles.bulletsTitle}>About this product</p>
          <ul className={styles.bulletList}>
            {lines.map((line, at) => (
              // Two lines may have the same text.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <Field label="Category" error={errors.category}>
        <Select
          name="category"
          value={draft.category}
          onChange={(event) => {
            onChange({ category: event.target.value });
          }}
        >
          {categories.map((each) => (
            <option key={each.slug} value={each.slug}>
              {each.label}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.pair}>
        <Field label={`Price (${currencySymbol()})`} error={shownError('price')}>
          <Amount
            name="price"
            required
            value={draft.price}
            onChange={(price) => onChange({ price })}
            onLeave={() => onLeave('price')}
          />
        </Field>
        <Field
          label={`Offer price (${currencySymbol()})`}
          error={shownError('offerPrice')}
          hint={offerHint(draft, isNew)}
        >
          <Amount
            name="offerPrice"
            required={isNew}
            value={draft.offerPrice}
            onChange={(offerPrice) => onChange({ offerPrice })}
            onLeave={() => onLeave('offerPrice')}
          />
        </Field>
      </div>
      <TaxClassField value={draft.taxClass} onChange={(taxClass) => onChange({ taxClass })} />
      {hasSize && (
        <div className={styles.pair}>
          <Field label="Size of one piece" optional error={errors.size} hint={sizeHint(draft)}>
            <Input
              name="size"
              inputMode="decimal"
              autoComplete="off"
              value={draft.sizeAmount}
              onChange={(event) => onChange({ sizeAmount: event.target.value.trim() })}
            />
          </Field>
          <Field label="Unit">
            <Select
              value={draft.sizeUnit}
              onChange={(event) => onChange({ sizeUnit: event.target.value as ProductDraft['sizeUnit'] })}
            >
              {Object.entries(unitLabels).map(([unit, label]) => (
                <option key={unit} value={unit}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        </div>
      )}
    </>
  );
}

interface AmountProps {
  name: CheckedField;
  required: boolean;
  value: string;
  onChange: (text: string) => void;
  onLeave: () => void;
}

function Amount({ name, required, value, onChange, onLeave }: AmountProps) {
  return (
    <Input
      name={name}
      required={required}
      inputMode="decimal"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
    />
  );
}

/** Tells how much is left when nine tenths of a limit are used. */
function limitHint(used: number, max: number, unit: string): ReactNode {
  const left = max - used;
  if (used < max * 0.9 || left < 0) return undefined;
  return `${left} ${left === 1 ? unit : `${unit}s`} left.`;
}

function sizeHint(draft: ProductDraft) {
  const size = draftSize(draft);
  return size.unitPrice?.amount ? `Shown as ${sizeText(size)}.` : 'For the unit price.';
}

function offerHint(draft: ProductDraft, isNew: boolean) {
  const off = percentOff({ price: amountOf(draft.price), offerPrice: amountOf(draft.offerPrice) });
  if (draft.offerPrice !== '' && off > 0) return `Shown as ${off}% off.`;
  return isNew ? 'What shoppers pay. Enter the price again if there is no offer.' : 'Empty if there is no offer.';
}
