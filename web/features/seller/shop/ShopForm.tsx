import type { ReactNode } from 'react';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { TextArea } from '#web/shared/ui/TextArea.tsx';
import { labelOf, type ShopField } from './shop-fields.ts';
import type { ShopFormState } from './use-shop-form.ts';
import { NewerNotice } from '../shell/NewerNotice.tsx';
import * as styles from './ShopPage.css.ts';

interface PartProps {
  form: ShopFormState;
  fields: readonly ShopField[];
}

/** The text fields of a part of the shop. */
export function ShopFields({ form, fields }: PartProps) {
  return fields.map(({ name, label, hint, rows }) => {
    const props = {
      name,
      value: form.draft[name],
      onChange: ({ target }: { target: { value: string } }) => form.set({ [name]: target.value }),
    };
    return (
      <Field key={name} label={label} hint={hint} error={form.errors[name]}>
        {rows === undefined ? <Input {...props} /> : <TextArea rows={rows} {...props} />}
      </Field>
    );
  });
}

/** The frame of a part of the shop's form. Saving sends what was typed in all of its parts. */
export function ShopForm({
  form,
  fields,
  preview,
  children,
}: PartProps & { preview?: ReactNode; children: ReactNode }) {
  const { conflicts } = form;
  const isElsewhere = (name: string) => fields.every((field) => field.name !== name);
  const changedElsewhere = form.changed.filter(isElsewhere);

  return (
    <form
      noValidate
      className={preview ? styles.form : styles.parts}
      onSubmit={(event) => {
        event.preventDefault();
        if (!form.isSaving) void form.save();
      }}
    >
      <div className={styles.parts}>
        {conflicts.length > 0 && <Conflicts form={form} />}
        <div className={styles.part}>{children}</div>
        {changedElsewhere.length > 0 && (
          <p className={styles.hint}>Not saved yet, on another page: {changedElsewhere.map(labelOf).join(', ')}.</p>
        )}
        {form.failure && (
          <div role="alert">
            <strong>The shop was not saved.</strong> {form.failure} Everything you typed is still here.
          </div>
        )}
        <div className={styles.saveBar}>
          <Button type="submit" busy={form.isSaving} disabled={!form.isChanged || conflicts.length > 0}>
            Save the shop
          </Button>
          <Button variant="quiet" disabled={!form.isChanged || form.isSaving} onClick={form.discard}>
            Undo all changes
          </Button>
        </div>
      </div>
      {preview}
    </form>
  );
}

/** The fields that were changed both here and elsewhere, with their newer texts. */
function Conflicts({ form }: { form: ShopFormState }) {
  return (
    <>
      <NewerNotice what="shop" onKeep={form.keepMine} onTake={form.discard}>
        <strong>The shop was changed elsewhere.</strong> Fields where you have typed nothing show the newer texts. For
        the others, choose.
      </NewerNotice>
      <ul className={styles.newer} aria-label="Newer texts">
        {form.conflicts.map((name) => (
          <li key={name}>
            <strong>{labelOf(name)} is there:</strong> {form.savedDraft[name] || '(empty)'}{' '}
            <Button
              variant="quiet"
              size="dense"
              aria-label={`Take the newer text: ${labelOf(name)}`}
              onClick={() => form.set({ [name]: form.savedDraft[name] })}
            >
              Take it
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
