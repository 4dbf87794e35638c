import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { AccountExportDocument, useDeleteAccountMutation } from '#web/__generated__/profile.ts';
import { MeDocument } from '#web/__generated__/session.ts';
import { notifyError, notifyThrown } from '#web/shared/lib/notify.ts';
import { checkSession } from '#web/shared/session/session-actions.ts';
import { useForgetShopper } from '#web/shared/session/use-forget-shopper.ts';
import { AccountForm, currentPassword } from '#web/shared/ui/AccountForm.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
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
      if (text) saveFile(text);
      else {
        notifyError('Your data could not be exported. Please log in and try again.', 'account');
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
        Your data
      </h2>
      <div className={styles.form}>
        <p>The export is a JSON file with all that this shop keeps about you.</p>
        <div className={styles.actions}>
          <Button variant="quiet" busy={isExporting} onClick={() => void exportData()}>
            Export my data
          </Button>
          <Button variant="quiet" icon="bin" onClick={() => setIsAsking(true)}>
            Delete my account
          </Button>
        </div>
      </div>
      <Dialog open={isAsking} onClose={() => setIsAsking(false)} title="Delete your account?">
        <p>
          Your addresses, your cart and your logins are deleted. The newsletter ends too if you have set your password
          by a link mailed to this email; else end it by the link in a newsletter. The shop keeps the products and sums
          of your orders, without your name and address. This cannot be undone.
        </p>
        <AccountForm
          fields={[currentPassword]}
          submit="Delete my account for ever"
          send={async (input) => (await deleteAccount({ variables: { input } })).data?.deleteAccount}
          onRefused={onRefused}
          onDone={() => void forgetShopper()}
        />
      </Dialog>
    </section>
  );
}

function saveFile(text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = 'my-account.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
