import type { ReactNode } from 'react';
import type { FoodFacts_foodFragment } from '#web/__generated__/seller-food.ts';
import { comma } from '#web/shared/lib/texts.ts';
import * as foodTexts from '#web/shared/food/texts.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { TextArea } from '#web/shared/ui/TextArea.tsx';
import { NewerNotice } from '../shell/NewerNotice.tsx';
import { AllergenFields } from './AllergenFields.tsx';
import { FillIn } from './FillIn.tsx';
import { maxLengths, nutrientNames, type FoodDraft, type TextName } from './food-draft.ts';
import * as labels from '#common/product-labels/texts.ts';
import * as texts from './texts.ts';
import { useFoodForm, type FoodFormState } from './use-food-form.ts';
import * as styles from './FoodForm.css.ts';

interface FoodFormProps {
  productId: string;
  /** The saved barcode. */
  gtin: string | null;
  opened: FoodFacts_foodFragment | null;
}

/** The words of the form in the place of the names that all pages use. */
const fieldLabels = {
  brand: labels.brand,
  energyKcal: labels.energyKcal,
  energyKj: labels.energyKj,
  ingredients: labels.ingredients,
  legalName: labels.legalName,
  makerAddress: labels.makerAddress,
  makerName: labels.makerName,
  organicCode: labels.organicCode,
  origins: labels.origins,
  qualityClass: labels.qualityClass,
  storage: labels.storage,
  use: labels.use,
  variety: labels.variety,
  ...texts.fieldLabels,
};

/** The form of the food facts of a product. It is saved on its own, because the facts have versions of their own. */
export function FoodForm({ productId, gtin, opened }: FoodFormProps) {
  const form = useFoodForm(productId, opened);
  const { draft, errors, saved, set } = form;
  const text = (name: TextName, rows?: number) => <TextField form={form} name={name} rows={rows} />;

  return (
    <section className={styles.food} aria-labelledby="food-facts">
      <h2 id="food-facts" className={styles.title}>
        {texts.foodFacts}
      </h2>
      <p className={styles.hint}>{stateText(saved)}</p>
      <FillIn gtin={gtin} draft={draft} onFill={set} />
      <NewerNotice
        form={form}
        name={texts.newerFacts}
        takeNewerText={texts.takeNewer}
        labelOf={(field) => fieldLabels[field]}
        newerOf={(field) => wordsOf(form.savedDraft[field])}
      >
        {texts.changedElsewhere}
      </NewerNotice>
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        <div className={styles.pair}>
          {text('legalName')}
          {text('brand')}
        </div>
        {text('ingredients', 4)}
        <AllergenFields form={form} />
        <NutritionFields form={form} />
        <div className={styles.pair}>
          {text('origins', 2)}
          {text('use', 2)}
        </div>
        <div className={styles.pair}>
          {text('qualityClass')}
          {text('variety')}
        </div>
        {text('storage', 2)}
        <div className={styles.pair}>
          {text('makerName')}
          {text('makerAddress')}
        </div>
        <div className={styles.pair}>
          {text('organicCode')}
          {text('alcohol')}
        </div>
        <label className={styles.check}>
          <input
            type="checkbox"
            className={styles.box}
            checked={draft.isChecked}
            onChange={({ target }) => set({ isChecked: target.checked })}
          />
          <span>
            {texts.iHaveChecked}
            <span className={styles.hint}>{texts.checkHint}</span>
          </span>
        </label>
        {errors.isChecked && <p className={styles.error}>{errors.isChecked}</p>}
        {form.failures.length > 0 && (
          <p role="alert" className={styles.error}>
            {form.failures}
          </p>
        )}
        <div className={styles.actions}>
          <Button variant="quiet" disabled={!form.isChanged || form.isSaving} onClick={form.discard}>
            {texts.undo}
          </Button>
          <Button
            type="submit"
            icon="check"
            busy={form.isSaving}
            disabled={!form.isChanged || form.conflicts.length > 0}
          >
            {texts.save}
          </Button>
        </div>
      </form>
    </section>
  );
}

/** A value of the form in words; empty for none. */
function wordsOf(value: FoodDraft[keyof FoodDraft]): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return value.map((name) => foodTexts.allergenNames[name]).join(comma);
}

function stateText(saved: FoodFormState['saved']): ReactNode {
  if (!('checkedAt' in saved)) return texts.noFacts;
  return saved.checkedAt === null ? texts.isNotChecked : texts.wasChecked(formatMoment(saved.checkedAt));
}

function TextField({ form, name, rows }: { form: FoodFormState; name: TextName; rows: number | undefined }) {
  const props = {
    name,
    value: form.draft[name],
    maxLength: maxLengths[name],
    onChange: ({ target }: { target: { value: string } }) => form.set({ [name]: target.value }),
  };
  const hints: Partial<Record<TextName, string>> = texts.fieldHints;
  return (
    <Field label={fieldLabels[name]} hint={hints[name]} error={form.errors[name]}>
      {rows === undefined ? (
        <Input {...props} inputMode={name === 'alcohol' ? 'decimal' : undefined} autoComplete="off" />
      ) : (
        <TextArea {...props} rows={rows} />
      )}
    </Field>
  );
}

function NutritionFields({ form }: { form: FoodFormState }) {
  const { draft, errors, set } = form;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{texts.nutrition}</legend>
      <Field label={texts.valuesFor} error={errors.basis}>
        <Select
          name="basis"
          value={draft.basis}
          onChange={({ target }) => set({ basis: target.value === 'ML' ? 'ML' : 'G' })}
        >
          <option value="G">{texts.per100g}</option>
          <option value="ML">{texts.per100ml}</option>
        </Select>
      </Field>
      <div className={styles.nutrients}>
        {nutrientNames.map((name) => (
          <Field key={name} label={fieldLabels[name]} optional={name === 'fibre'} error={errors[name]}>
            <Input
              name={name}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              value={draft[name]}
              onChange={({ target }) => set({ [name]: target.value })}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
