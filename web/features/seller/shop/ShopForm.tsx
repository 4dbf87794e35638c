import { useDeferredValue, useState, type ReactNode } from 'react';
import { formatNumber } from '#web/shared/lib/format/numbers.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { ShopText } from '#web/shared/ui/ShopText.tsx';
import { TextArea } from '#web/shared/ui/TextArea.tsx';
import { comma } from '#web/shared/lib/texts.ts';
import { lengthOf } from '../shell/text-length.ts';
import { NewerNotice } from '../shell/NewerNotice.tsx';
import type { ShopDraft } from './shop-draft.ts';
import { labelOf, type ShopField } from './shop-fields.ts';
import * as texts from './texts.ts';
import type { ShopFormState } from './use-shop-form.ts';
import * as styles from './ShopPage.css.ts';

/** The text fields of a part of the shop. */
export function ShopFields({ form, fields }: { form: ShopFormState; fields: readonly ShopField[] }) {
  return fields.map(({ name, label, hint, draft, maxLength, rows, values }) => {
    const props = {
      name,
      value: form.draft[name],
      onChange: ({ target }: { target: { value: string } }) => form.set({ [name]: target.value }),
    };
    return (
      <div key={name} className={styles.parts}>
        <Field
          label={label}
          hint={(maxLength !== undefined && tooLongHint(props.value, maxLength)) || hint}
          error={form.errors[name]}
        >
          {values ? (
            <Select {...props} translate="no">
              {[...new Set([props.value, ...values()])].map((value) => (
                <option key={value}>{value}</option>
              ))}
            </Select>
          ) : rows === undefined ? (
            <Input {...props} />
          ) : (
            <TextArea rows={rows} {...props} />
          )}
        </Field>
        {draft !== undefined && props.value.trim() === '' && (
          <div>
            <Button variant="quiet" size="dense" onClick={() => form.set({ [name]: draft })}>
              {texts.takeDraft}
            </Button>
          </div>
        )}
        {maxLength !== undefined && props.value.trim() !== '' && <TextPreview label={label} text={props.value} />}
      </div>
    );
  });
}

/** The characters of a text that the store counts: it says so before the store refuses the text. */
function tooLongHint(text: string, maxLength: number): string | undefined {
  // Only a long text is counted, because counting takes time.
  const length = text.length < maxLength * 0.9 ? 0 : lengthOf(text);
  return length === 0 ? undefined : texts.lengthOf(formatNumber(length), formatNumber(maxLength));
}

/** A page as shoppers see it. It is drawn only while it is open, and after the typed text. */
function TextPreview({ label, text }: { label: string; text: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = useDeferredValue(text);
  return (
    <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{texts.previewOf(label)}</summary>
      {isOpen && (
        <section className={styles.textPreview} aria-label={texts.previewOf(label)}>
          <ShopText text={shown} />
        </section>
      )}
    </details>
  );
}

interface ShopFormProps {
  form: ShopFormState;
  /** The fields of this page. */
  names: readonly (keyof ShopDraft)[];
  preview?: ReactNode;
  children: ReactNode;
}

/** The frame of a part of the shop's form. Saving sends the typed values of all parts. */
export function ShopForm({ form, names, preview, children }: ShopFormProps) {
  const { savedDraft } = form;
  const changedElsewhere = form.changed.filter((name) => !names.includes(name));

  return (
    <form
      noValidate
      className={preview ? styles.form : styles.parts}
      onSubmit={(event) => {
        event.preventDefault();
        void form.save();
      }}
    >
      <div className={styles.parts}>
        <NewerNotice
          form={form}
          takeNewerText={texts.takeNewerShop}
          labelOf={labelOf}
          newerOf={(name) => (name === 'logo' ? savedDraft.logo && texts.anotherPicture : savedDraft[name])}
        >
          {texts.shopChangedElsewhere}
        </NewerNotice>
        <div className={styles.part}>{children}</div>
        {changedElsewhere.length > 0 && (
          <p className={styles.hint}>{texts.notSavedElsewhere(changedElsewhere.map(labelOf).join(comma))}</p>
        )}
        {form.failures.length > 0 && (
          <div role="alert">
            <strong>{texts.shopNotSaved}</strong> {form.failures} <span>{texts.stillHere}</span>
          </div>
        )}
        <div className={styles.saveBar} data-idle={!form.isChanged || undefined}>
          <Button type="submit" busy={form.isSaving} disabled={!form.isChanged || form.conflicts.length > 0}>
            {texts.saveShop}
          </Button>
          <Button variant="quiet" disabled={!form.isChanged || form.isSaving} onClick={form.discard}>
            {texts.undoAll}
          </Button>
        </div>
      </div>
      {preview}
    </form>
  );
}
