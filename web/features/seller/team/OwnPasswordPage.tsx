import { useApolloClient } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useChangeSellerPasswordMutation } from '#web/__generated__/seller-team.ts';
import { useFieldErrors } from '#web/shared/lib/field-errors.ts';
import { messageOf, notifyError, notifySuccess } from '#web/shared/lib/notify.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field } from '#web/shared/ui/Field.tsx';
import { PasswordInput } from '#web/shared/ui/PasswordInput.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { useSellerSelf } from '../shell/use-seller-self.ts';
import * as styles from './Team.css.ts';

/**
 * The page where a member changes the own password. A member with a one-time password must change it before any other
 * page opens.
 */
export function OwnPasswordPage() {
  const { mustChangePassword: isFirst } = useSellerSelf();
  const [change, { loading }] = useChangeSellerPasswordMutation();
  const client = useApolloClient();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [newPassword, setNewPassword] = useState('');
  const { form, errors, showPayload, clear, clearAll } = useFieldErrors(['password', 'newPassword']);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (loading) return;
    clearAll();
    try {
      const { data } = await change({ variables: { input: { password, newPassword } } });
      const reply = data?.changeSellerPassword;
      if (!reply?.success) {
        showPayload(reply?.errors);
        notifyError(reply?.message ?? 'The password was not changed.');
        return;
      }
      notifySuccess(reply.message ?? 'Password changed.');
      await client.refetchQueries({ include: ['SellerSelf'] });
      void navigate(paths.seller, { replace: true });
    } catch (error) {
      notifyError(messageOf(error));
    }
  }

  return (
    <SellerPage title={isFirst ? 'Choose a password' : 'Change password'}>
      <form ref={form} className={styles.part} onSubmit={(event) => void submit(event)}>
        {isFirst && <p>You have logged in with a one-time password. Choose a password of your own to go on.</p>}
        <div className={styles.form}>
          <Field label={isFirst ? 'One-time password' : 'Present password'} error={errors.password}>
            <PasswordInput
              name="present-password"
              autoComplete="section-seller current-password"
              required
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                clear('password');
              }}
            />
          </Field>
          <Field label="New password" hint="At least 8 characters." error={errors.newPassword}>
            <PasswordInput
              name="new-password"
              autoComplete="section-seller new-password"
              required
              value={newPassword}
              onChange={(event) => {
                setNewPassword(event.target.value);
                clear('newPassword');
              }}
            />
          </Field>
          <div>
            <Button type="submit" busy={loading}>
              Save password
            </Button>
          </div>
        </div>
      </form>
    </SellerPage>
  );
}
