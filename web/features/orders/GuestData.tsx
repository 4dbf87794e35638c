import { useState } from 'react';
import { useDeleteGuestDataMutation, useExportGuestDataMutation } from '#web/__generated__/guests.ts';
import { messageOf, notifyError, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { saveFile } from '#web/shared/lib/page/save-file.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import * as texts from './guest/texts.ts';
import * as styles from '#web/shared/ui/Form.css.ts';

interface GuestDataProps {
  secret: string;
  onDeleted: (message: string) => void;
}

/** Saves the personal data of the order as a file, and deletes it after a question. */
export function GuestData({ secret, onDeleted }: GuestDataProps) {
  const [exportData, { loading: isExporting }] = useExportGuestDataMutation();
  const [deleteData, { loading: isDeleting }] = useDeleteGuestDataMutation();
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const variables = { input: { secret } };

  async function save() {
    try {
      const reply = (await exportData({ variables })).data?.exportGuestData;
      if (reply?.data) saveFile(texts.fileName, reply.data);
      else notifyError(reply?.message ?? texts.noResponse, 'guest-data');
    } catch (error) {
      notifyThrown(error, 'guest-data');
    }
  }

  async function remove() {
    setRefusal(undefined);
    try {
      const reply = (await deleteData({ variables })).data?.deleteGuestData;
      if (reply?.success) onDeleted(reply.message ?? texts.deleteData);
      else setRefusal(reply?.message ?? texts.noResponse);
    } catch (error) {
      setRefusal(messageOf(error));
    }
  }

  return (
    <section className={styles.group} aria-labelledby="guest-data">
      <h2 id="guest-data" className={styles.legend}>
        {texts.yourData}
      </h2>
      <div className={styles.form}>
        <p>{texts.aboutData}</p>
        <div className={styles.actions}>
          <Button variant="quiet" busy={isExporting} onClick={() => void save()}>
            {texts.exportData}
          </Button>
          <Button variant="quiet" icon="bin" onClick={() => setIsAsking(true)}>
            {texts.deleteData}
          </Button>
        </div>
      </div>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={texts.deleteQuestion}>
        <p>{texts.aboutDeletion}</p>
        {refusal !== undefined && <Notice>{refusal}</Notice>}
        <div className={styles.actions}>
          <Button busy={isDeleting} onClick={() => void remove()}>
            {texts.deleteForEver}
          </Button>
          <Button variant="quiet" disabled={isDeleting} onClick={() => setIsAsking(false)}>
            {texts.back}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
