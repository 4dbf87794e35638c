import { useState } from 'react';
import { useWriteCustomerNoteMutation } from '#web/__generated__/seller-customers.ts';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field } from '#web/shared/ui/Field.tsx';
import { TextArea } from '#web/shared/ui/TextArea.tsx';
import * as texts from './texts.ts';
import * as styles from './Customers.css.ts';

const maxNote = 1000;

/** The note of the shop about a customer. */
export function NoteForm({ id, saved }: { id: string; saved: string }) {
  const [note, setNote] = useState(saved);
  const [write, { loading }] = useWriteCustomerNoteMutation();

  async function save() {
    try {
      const reply = (await write({ variables: { input: { id, note } } })).data?.writeCustomerNote;
      if (reply?.success) notifySuccess(reply.message ?? texts.noteSaved);
      else notifyError(reply?.message ?? texts.notSaved, 'note');
    } catch (error) {
      notifyThrown(error, 'note');
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!loading) void save();
      }}
    >
      <Field label={texts.note} hint={texts.noteHint}>
        <TextArea rows={3} maxLength={maxNote} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
      <div>
        <Button type="submit" variant="soft" busy={loading}>
          {texts.saveNote}
        </Button>
      </div>
    </form>
  );
}
