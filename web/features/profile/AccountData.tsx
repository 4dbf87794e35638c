import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { AccountExportDocument, useDeleteAccountMutation } from '#web/__generated__/profile.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { notifyError, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { saveFile } from '#web/shared/lib/page/save-file.ts';
import { checkSession } from '#web/shared/session/session-actions.ts';
import { useForgetShopper } from '#web/shared/session/use-forget-shopper.ts';
import { AccountForm, currentPassword } from '#web/shared/ui/AccountForm.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import * as texts from './texts.ts';
import * as styles from '#web/shared/ui/Form.css.ts';

/** Saves all data of the account as a file, and deletes the account after a question with the password. */
export function AccountData({ onRefused }: { onRefused: () => void }) {
  const client = useApolloClient();
  const [deleteAccount] = useDeleteAccountMutation();
  const forgetShopper = useForgetShopper();
  const [isExporting, setIsExporting] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  async function exportData() {
    setIsExporting(true);
    try {
      const { data } = await client.query({ query: AccountExportDocument, fetchPolicy: 'no-cache' });
      const text = data?.me?.accountExport;
      if (text) saveFile('my-account.json', text);
      else {
        notifyError(texts.notExported, 'account');
        onRefused();
        checkSession(client, MeDocument);
      }
    } catch (error) {
      notifyThrown(error, 'account');
    } finally {
      setIsExporting(false);
    }
  }

  return (
    <section className={styles.group} aria-labelledby="account-data">
      <h2 id="account-data" className={styles.legend}>
        {texts.yourData}
      </h2>
      <div className={styles.form}>
        <p>{texts.aboutExport}</p>
        <div className={styles.actions}>
          <Button variant="quiet" busy={isExporting} onClick={() => void exportData()}>
            {texts.exportData}
          </Button>
          <Button variant="quiet" icon="bin" onClick={() => setIsAsking(true)}>
            {texts.deleteAccount}
          </Button>
        </div>
      </div>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title={texts.deleteQuestion}>
        <p>{texts.aboutDeletion}</p>
        <AccountForm
          fields={[currentPassword]}
          submit={texts.deleteForEver}
          send={async (input) => (await deleteAccount({ variables: { input } })).data?.deleteAccount}
          onRefused={onRefused}
          onDone={() => void forgetShopper()}
        />
      </Dialog>
    </section>
  );
}
