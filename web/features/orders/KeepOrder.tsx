import { useState } from 'react';
import { useKeepGuestOrderMutation } from '#web/__generated__/guests.ts';
import { maxLengths, newPasswordFault, newPasswordRule } from '#web/shared/lib/forms/account-fields.ts';
import { useRefusal } from '#web/shared/lib/forms/field-errors.ts';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { openLoginDialog } from '#web/shared/session/login-dialog.ts';
import { useSession } from '#web/shared/session/SessionProvider.tsx';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field } from '#web/shared/ui/Field.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { PasswordInput } from '#web/shared/ui/PasswordInput.tsx';
import * as texts from './guest/texts.ts';
import * as styles from '#web/shared/ui/Form.css.ts';

const fields = ['password'] as const;

interface KeepOrderProps {
  secret: string;
  email: string;
  onKept: (message: string) => void;
}

/** Puts the order into a new account with a password, or into that of the shopper who is logged in. */
export function KeepOrder({ secret, email, onKept }: KeepOrderProps) {
  const { user } = useSession();
  const [keep, { loading }] = useKeepGuestOrderMutation();
  const [password, setPassword] = useState('');
  const { form, errors, show, refusal, refuse, onTyped, reset } = useRefusal(fields, 'keep');

  async function send() {
    if (loading) return;
    reset();
    const fault = user ? undefined : newPasswordFault(password);
    if (fault) return show({ password: fault });
    try {
      const input = user ? { secret } : { secret, password };
      const reply = (await keep({ variables: { input } })).data?.keepGuestOrder;
      if (reply?.success) onKept(reply.message ?? texts.keep);
      else refuse(reply?.message ?? texts.noResponse, reply?.errors);
    } catch (error) {
      refuse(messageOf(error));
    }
  }

  return (
    <section className={styles.group} aria-labelledby="keep-order">
      <h2 id="keep-order" className={styles.legend}>
        {texts.keep}
      </h2>
      <form
        ref={form}
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{user ? texts.aboutMine(user.name) : texts.aboutKeeping(email)}</p>
        {refusal !== undefined && (
          <Notice
            action={
              user ? undefined : (
                <Button variant="quiet" onClick={openLoginDialog}>
                  {texts.logIn}
                </Button>
              )
            }
          >
            {refusal}
          </Notice>
        )}
        {!user && (
          <Field label={texts.password} hint={newPasswordRule} error={errors.password}>
            <PasswordInput
              name="password"
              maxLength={maxLengths.password}
              autoComplete="new-password"
              required
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                onTyped('password');
              }}
            />
          </Field>
        )}
        <div className={styles.actions}>
          <Button type="submit" busy={loading}>
            {user ? texts.keepInMine : texts.keepIt}
          </Button>
        </div>
      </form>
    </section>
  );
}
