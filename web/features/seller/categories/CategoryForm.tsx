import { useState, type FormEvent } from 'react';
import { useFieldErrors } from '#web/shared/lib/forms/field-errors.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { PictureInput } from '../shell/FileInput.tsx';
import { lengthOf } from '../shell/text-length.ts';
import * as shellTexts from '../shell/texts.ts';
import * as texts from './texts.ts';
import { useCategoryChanges } from './use-category-changes.ts';
import * as styles from './CategoriesPage.css.ts';

/** The limit of a name in characters. */
const maxLength = 40;

interface CategoryFormProps {
  /** The category to change; undefined for a new one. */
  category?: { slug: string; label: string; usualLabel: string | null; picture: object | null };
  onSaved: () => void;
}

/** The name and the picture of an own category, or the name of one of the seven. What is typed stays until the store has saved it. */
export function CategoryForm({ category, onSaved }: CategoryFormProps) {
  const { form, errors, show, showPayload, clear, clearAll } = useFieldErrors(['label', 'picture']);
  const { save, isSaving } = useCategoryChanges();
  const usualLabel = category?.usualLabel ?? null;
  const [label, setLabel] = useState(category?.label ?? '');
  const [picture, setPicture] = useState<File>();
  const [removePicture, setRemovePicture] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    clearAll();
    if (label.trim() === '') {
      show({ label: texts.nameMissing });
      return;
    }
    if (lengthOf(label.trim()) > maxLength) {
      show({ label: texts.nameTooLong(maxLength) });
      return;
    }
    const isSaved = await save(
      {
        label: label.trim(),
        removePicture: removePicture && picture === undefined,
        ...(category && { slug: category.slug }),
        ...(picture && { picture }),
      },
      (refused) => void showPayload(refused),
    );
    if (isSaved) onSaved();
  }

  return (
    <form ref={form} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <Field
        label={texts.name}
        error={errors.label}
        {...(usualLabel !== null && { hint: texts.usualName(usualLabel) })}
      >
        <Input
          name="label"
          required
          autoComplete="off"
          value={label}
          onChange={(event) => {
            setLabel(event.target.value);
            clear('label');
          }}
        />
      </Field>
      {usualLabel === null && (
        <Field label={texts.picture} optional error={errors.picture} hint={shellTexts.pictureFormats}>
          <PictureInput
            name="picture"
            onChange={(event) => {
              setPicture(event.target.files?.[0]);
              clear('picture');
            }}
          />
        </Field>
      )}
      {category?.picture && (
        <label className={styles.check}>
          <input type="checkbox" checked={removePicture} onChange={(event) => setRemovePicture(event.target.checked)} />
          {texts.removePicture}
        </label>
      )}
      <div>
        <Button type="submit" busy={isSaving}>
          {category ? texts.saveCategory : texts.addCategory}
        </Button>
      </div>
    </form>
  );
}
