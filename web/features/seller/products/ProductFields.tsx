import type { ReactNode } from 'react';
import type { FieldErrors } from '#web/shared/lib/field-errors.ts';
import { categories } from '#web/shared/lib/categories.ts';
import { currencySymbol, percentOff } from '#web/shared/lib/money.ts';
import { Field, Input, Select, TextArea } from '#web/shared/ui/Field.tsx';
import {
  descriptionLines,
  draftFaults,
  lengthOf,
  limits,
  type CheckedField,
  type ProductDraft,
  type refusableFields,
} from './product-draft.ts';
import * as styles from './AddProductPage.css.ts';

interface ProductFieldsProps {
  draft: ProductDraft;
  /** The fields whose faults are shown. What is too long shows as soon as it is. */
  judged: readonly CheckedField[];
  /** What the store refused, until the field is changed. */
  refused: FieldErrors<(typeof refusableFields)[number]>;
  onChange: (change: Partial<ProductDraft>) => void;
  onLeave: (field: CheckedField) => void;
}

/** The words and the prices of a product. */
export function ProductFields({ draft, judged, refused, onChange, onLeave }: ProductFieldsProps) {
  const faults = { ...refused, ...draftFaults(draft) };
  const errorOf = (field: CheckedField) => (judged.includes(field) ? faults[field] : undefined);
  const lines = descriptionLines(draft.description);

  return (
    <>
      <Field
        label="Product name"
        error={draft.name.trim() === '' ? errorOf('name') : faults.name}
        hint={roomHint(lengthOf(draft.name.trim()), limits.name, 'character')}
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
        error={faults.description}
        hint={
          roomHint(lines.length, limits.lines, 'point') ??
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
              // Two lines may say the same.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={at}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <Field label="Category" error={faults.category}>
        <Select
          name="category"
          value={draft.category}
          onChange={(event) => {
            const shelf = categories.find((each) => each.enum === event.target.value);
            if (shelf) onChange({ category: shelf.enum });
          }}
        >
          {categories.map((shelf) => (
            <option key={shelf.enum} value={shelf.enum}>
              {shelf.label}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.pair}>
        <Field label={`Price (${currencySymbol()})`} error={errorOf('price')}>
          <Amount
            name="price"
            value={draft.price}
            onChange={(price) => onChange({ price })}
            onLeave={() => onLeave('price')}
          />
        </Field>
        <Field label={`Offer price (${currencySymbol()})`} error={errorOf('offerPrice')} hint={offerHint(draft)}>
          <Amount
            name="offerPrice"
            value={draft.offerPrice}
            onChange={(offerPrice) => onChange({ offerPrice })}
            onLeave={() => onLeave('offerPrice')}
          />
        </Field>
      </div>
    </>
  );
}

interface AmountProps {
  name: CheckedField;
  value: string;
  onChange: (text: string) => void;
  onLeave: () => void;
}

function Amount({ name, value, onChange, onLeave }: AmountProps) {
  return (
    <Input
      type="number"
      name={name}
      required
      min="0.01"
      max={limits.price}
      step="0.01"
      inputMode="decimal"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={onLeave}
      // A wheel that turns over the field would change the price of a product unseen.
      onWheel={(event) => event.currentTarget.blur()}
    />
  );
}

/** How much more fits, once nine tenths are used. */
function roomHint(used: number, most: number, what: string): ReactNode {
  const left = most - used;
  if (used < most * 0.9 || left < 0) return undefined;
  return `${left} ${left === 1 ? what : `${what}s`} left.`;
}

function offerHint(draft: ProductDraft) {
  const off = percentOff({ price: Number(draft.price), offerPrice: Number(draft.offerPrice) });
  return draft.offerPrice !== '' && off > 0
    ? `Shown as ${off}% off.`
    : 'What shoppers pay. Enter the price again if there is no offer.';
}
