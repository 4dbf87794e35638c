import { useState } from 'react';
import { limitHint } from '#web/shared/lib/forms/limit-hint.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field } from '#web/shared/ui/Field.tsx';
import { TextArea } from '#web/shared/ui/TextArea.tsx';
import { maxNoteLength, type OrderNotes } from './order-draft.ts';
import * as texts from './texts.ts';
import * as styles from '#web/shared/ui/choice.css.ts';

interface NoteFieldsProps {
  notes: OrderNotes;
  onType: (name: keyof OrderNotes, text: string) => void;
}

const fields = [
  { name: 'noteToShop', label: texts.noteToShop, example: texts.noteToShopExample },
  { name: 'noteToCourier', label: texts.noteToCourier, example: texts.noteToCourierExample },
] as const;

/** The note fields of an order, hidden until the shopper wants to write a note. */
export function NoteFields({ notes, onType }: NoteFieldsProps) {
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || notes.noteToShop !== '' || notes.noteToCourier !== '';
  if (!isOpen) {
    return (
      <div className={styles.actions}>
        <Button variant="quiet" size="dense" icon="plus" onClick={() => setIsOpened(true)}>
          {texts.addNote}
        </Button>
      </div>
    );
  }
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{texts.notes}</legend>
      {fields.map(({ name, label, example }, at) => (
        <Field key={name} label={label} optional hint={limitHint(notes[name], maxNoteLength) ?? example}>
          <TextArea
            name={name}
            rows={2}
            // The pressed button is gone, so the focus moves to the first note.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={isOpened && at === 0}
            maxLength={maxNoteLength}
            value={notes[name]}
            onChange={(event) => {
              // The fields stay open when the shopper deletes the text.
              setIsOpened(true);
              onType(name, event.target.value);
            }}
          />
        </Field>
      ))}
    </fieldset>
  );
}
