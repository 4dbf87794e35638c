import { useRef, useState, type FormEvent } from 'react';
import { categories } from '#web/shared/lib/categories.ts';
import { currencySymbol, percentOff } from '#web/shared/lib/money.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Input, Select, TextArea } from '#web/shared/ui/Field.tsx';
import { PictureSlots } from './PictureSlots.tsx';
import { checkedFields, draftFaults, emptyDraft, type ProductDraft } from './product-draft.ts';
import { SellerPage } from './SellerPage.tsx';
import { useAddProduct } from './use-add-product.ts';
import { usePictures } from './use-pictures.ts';
import * as styles from './AddProductPage.css.ts';

type CheckedField = (typeof checkedFields)[number];

/** The form for a new product. What was typed stays until the store has taken it. */
export function AddProductPage() {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(emptyDraft);
  // A field is judged once it was left, all of them once the form was sent.
  const [judged, setJudged] = useState<readonly CheckedField[]>([]);
  const pictures = usePictures();
  const { send, busy } = useAddProduct();

  const faults = draftFaults(draft);
  const errorOf = (field: CheckedField) => (judged.includes(field) ? faults[field] : undefined);
  const set = (change: Partial<ProductDraft>) => setDraft({ ...draft, ...change });

  function leave(field: CheckedField) {
    if (draft[field] !== '') setJudged([...judged, field]);
  }

  function reset() {
    setDraft({ ...emptyDraft, category: draft.category });
    setJudged([]);
    pictures.clear();
    focusOn('name');
  }

  function focusOn(field: CheckedField) {
    const control = form.current?.elements.namedItem(field);
    if (control instanceof HTMLElement) control.focus();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    setJudged(checkedFields);
    const firstFault = checkedFields.find((field) => faults[field]);
    if (firstFault) {
      focusOn(firstFault);
      return;
    }
    if (await send(draft, pictures.files)) reset();
  }

  return (
    <SellerPage title="Add Product">
      <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
        <section className={styles.part} aria-labelledby="pictures-heading">
          <h2 id="pictures-heading" className={styles.partTitle}>
            Product pictures
          </h2>
          <PictureSlots pictures={pictures} disabled={busy} />
        </section>
        <section className={styles.part} aria-labelledby="details-heading">
          <h2 id="details-heading" className={styles.partTitle}>
            Details
          </h2>
          <Field label="Product name" error={errorOf('name')}>
            <Input
              name="name"
              required
              autoComplete="off"
              value={draft.name}
              onChange={(event) => set({ name: event.target.value })}
              onBlur={() => leave('name')}
            />
          </Field>
          <Field
            label="Product description"
            optional
            hint="One point a line. Each line becomes a bullet on the product’s page."
          >
            <TextArea
              name="description"
              rows={5}
              value={draft.description}
              onChange={(event) => set({ description: event.target.value })}
            />
          </Field>
          <Field label="Category">
            <Select
              name="category"
              value={draft.category}
              onChange={(event) => {
                const shelf = categories.find((each) => each.enum === event.target.value);
                if (shelf) set({ category: shelf.enum });
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
              <Input
                type="number"
                name="price"
                required
                min="0"
                step="0.01"
                inputMode="decimal"
                value={draft.price}
                onChange={(event) => set({ price: event.target.value })}
                onBlur={() => leave('price')}
              />
            </Field>
            <Field label={`Offer price (${currencySymbol()})`} error={errorOf('offerPrice')} hint={offerHint(draft)}>
              <Input
                type="number"
                name="offerPrice"
                required
                min="0"
                step="0.01"
                inputMode="decimal"
                value={draft.offerPrice}
                onChange={(event) => set({ offerPrice: event.target.value })}
                onBlur={() => leave('offerPrice')}
              />
            </Field>
          </div>
          <div className={styles.actions}>
            <Button variant="quiet" disabled={busy} onClick={reset}>
              Reset
            </Button>
            <Button type="submit" busy={busy} icon="plus">
              Add product
            </Button>
          </div>
        </section>
      </form>
    </SellerPage>
  );
}

function offerHint(draft: ProductDraft) {
  const off = percentOff({ price: Number(draft.price), offerPrice: Number(draft.offerPrice) });
  return draft.offerPrice !== '' && off > 0
    ? `Shown as ${off}% off.`
    : 'What shoppers pay. The same as the price when it is no offer.';
}
