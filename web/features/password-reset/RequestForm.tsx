import { useState } from 'react';
import { useRequestPasswordResetMutation, type AccountKind } from '#web/__generated__/password-reset.ts';
import { maxLengths } from '#web/shared/lib/forms/account-fields.ts';
import { useFieldErrors } from '#web/shared/lib/forms/field-errors.ts';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import * as texts from './texts.ts';

const fields = ['email'] as const;

/** Asks for a link by mail. The answer is the same whether or not there is such an account. */
export function RequestForm({ account }: { account: AccountKind }) {
  const [request, { loading }] = useRequestPasswordResetMutation();
  const [email, setEmail] = useState('');
  const [words, setWords] = useState<string>();
  const { form, errors, showPayload, clear, clearAll } = useFieldErrors(fields);

  async function send() {
    if (loading) return;
    setWords(undefined);
    clearAll();
    try {
      const reply = (await request({ variables: { input: { email: email.trim(), account } } })).data
        ?.requestPasswordReset;
      if (showPayload(reply?.errors)) return;
      setWords(reply?.message ?? texts.noResponse);
    } catch (error) {
      setWords(messageOf(error));
    }
  }

  return (
    <>
      <form
        ref={form}
        id="request-reset"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Field label={texts.email} hint={texts.aboutLink} error={errors.email}>
          <Input
            name="email"
            type="email"
            maxLength={maxLengths.email}
            autoComplete="username"
            required
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              clear('email');
            }}
          />
        </Field>
      </form>
      <Button type="submit" form="request-reset" size="large" block busy={loading}>
        {texts.sendLink}
      </Button>
      {words !== undefined && <Notice>{words}</Notice>}
    </>
  );
}
