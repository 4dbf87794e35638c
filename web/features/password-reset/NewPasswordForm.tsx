import { useState } from 'react';
import { useResetPasswordMutation } from '#web/__generated__/password-reset.ts';
import { maxLengths, newPasswordFault, newPasswordRule } from '#web/shared/lib/forms/account-fields.ts';
import { useFieldErrors } from '#web/shared/lib/forms/field-errors.ts';
import { limitHint } from '#web/shared/lib/forms/limit-hint.ts';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { openLoginDialog } from '#web/shared/session/login-dialog.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { Field } from '#web/shared/ui/Field.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { PasswordInput } from '#web/shared/ui/PasswordInput.tsx';
import * as texts from './texts.ts';

const fields = ['password'] as const;

interface NewPasswordFormProps {
  token: string;
  isSeller: boolean;
  /** Called when the seller or shopper asks for a new link, because this link no longer works. */
  onAskAgain: () => void;
}

/** Sets the password of the account that the link is for. A refusal keeps the typed text. */
export function NewPasswordForm({ token, isSeller, onAskAgain }: NewPasswordFormProps) {
  const [reset, { loading }] = useResetPasswordMutation();
  const [password, setPassword] = useState('');
  const [result, setResult] = useState<{ isDone: boolean; words: string }>();
  const { form, errors, show, showPayload, clear, clearAll } = useFieldErrors(fields);

  async function send() {
    if (loading) return;
    setResult(undefined);
    clearAll();
    const fault = newPasswordFault(password);
    if (fault) return show({ password: fault });
    try {
      const reply = (await reset({ variables: { input: { token, password } } })).data?.resetPassword;
      if (showPayload(reply?.errors)) return;
      const words = reply?.message ?? texts.noResponse;
      setResult({ isDone: reply?.success ?? false, words });
    } catch (error) {
      setResult({ isDone: false, words: messageOf(error) });
    }
  }

  if (result?.isDone) {
    const logIn = isSeller ? (
      <ButtonLink to={paths.sellerOrders}>{texts.logIn}</ButtonLink>
    ) : (
      <Button onClick={openLoginDialog}>{texts.logIn}</Button>
    );
    return <Notice action={logIn}>{result.words}</Notice>;
  }
  return (
    <>
      <form
        ref={form}
        id="new-password"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field
          label={texts.newPassword}
          hint={
            limitHint(password, maxLengths.password) ??
            `${errors.password ? '' : `${newPasswordRule}. `}${texts.loggedOut}`
          }
          error={errors.password}
        >
          <PasswordInput
            name="password"
            maxLength={maxLengths.password}
            autoComplete="new-password"
            required
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              clear('password');
            }}
          />
        </Field>
      </form>
      <Button type="submit" form="new-password" size="large" block busy={loading}>
        {texts.setPassword}
      </Button>
      {result && (
        <Notice
          action={
            <Button variant="quiet" onClick={onAskAgain}>
              {texts.askAgain}
            </Button>
          }
        >
          {result.words}
        </Notice>
      )}
    </>
  );
}
