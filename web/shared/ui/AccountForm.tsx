import { useState } from 'react';
import { maxLengths, newPasswordFault, newPasswordRule } from '#web/shared/lib/forms/account-fields.ts';
import * as fieldTexts from '../lib/fields/texts.ts';
import { useRefusal, type PayloadError } from '#web/shared/lib/forms/field-errors.ts';
import { limitHint } from '#web/shared/lib/forms/limit-hint.ts';
import { messageOf, notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { Button } from './Button.tsx';
import { Field, Input } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import * as texts from './texts.ts';
import * as styles from './Form.css.ts';

interface AccountField<Name extends string> {
  name: Name;
  label: string;
  kind: 'text' | 'email' | 'password';
  autoComplete: string;
  /** The maximum length in characters. The store refuses longer texts. */
  maxLength: number;
  hint?: string;
  /** The error of a text that the store would refuse. */
  faultOf?: (text: string) => string | undefined;
  /** The text with which the field starts. */
  value?: string;
}

interface Reply {
  success: boolean;
  message: string | null;
  errors: readonly (PayloadError & { code: string })[];
}

interface AccountFormProps<Name extends string> {
  fields: readonly AccountField<Name>[];
  submit: string;
  send: (typed: Record<Name, string>) => Promise<Reply | null | undefined>;
  /** Called when the store refused the change, perhaps because the login has expired. */
  onRefused?: () => void;
  onDone?: () => void | Promise<void>;
}

/** The field for the password that the account has. */
export const currentPassword = {
  name: 'password',
  label: texts.currentPassword,
  kind: 'password',
  autoComplete: 'current-password',
  maxLength: maxLengths.password,
} as const;

/** The field for the password that the account gets. */
export const newPassword = {
  name: 'newPassword',
  label: texts.newPassword,
  kind: 'password',
  autoComplete: 'new-password',
  maxLength: maxLengths.password,
  hint: newPasswordRule,
  faultOf: newPasswordFault,
} as const;

/** A form of the account. After success its passwords are empty; after a failure all that was typed is still there. */
export function AccountForm<Name extends string>({ fields, submit, send, onRefused, onDone }: AccountFormProps<Name>) {
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const [busy, setBusy] = useState(false);
  const names = fields.map(({ name }) => name);
  const { form, errors, show, refusal, refuse, onTyped, reset } = useRefusal(names, 'account');
  const entered = Object.fromEntries(fields.map(({ name, value = '' }) => [name, typed[name] ?? value])) as Record<
    Name,
    string
  >;

  function faults(): Partial<Record<Name, string>> {
    const found = fields.flatMap(({ name, label, faultOf }) => {
      const fault = entered[name].trim() === '' ? fieldTexts.isRequired(label) : faultOf?.(entered[name]);
      return fault === undefined ? [] : [[name, fault]];
    });
    return Object.fromEntries(found) as Partial<Record<Name, string>>;
  }

  async function save() {
    reset();
    const missing = faults();
    if (Object.keys(missing).length > 0) {
      show(missing);
      return;
    }
    setBusy(true);
    try {
      const reply = await send(entered);
      if (reply?.success) {
        notifySuccess(reply.message ?? texts.saved);
        setTyped({});
        await onDone?.();
        return;
      }
      refuse(reply?.message ?? texts.noResponse, reply?.errors);
      if (reply?.errors.some(({ code }) => code === 'NOT_LOGGED_IN')) onRefused?.();
    } catch (error) {
      refuse(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      {refusal && (
        <p role="alert" className={styles.refusal}>
          <Icon name="alert" />
          <span>{refusal}</span>
        </p>
      )}
      {fields.map(({ name, label, kind, autoComplete, maxLength, hint }) => {
        const control = {
          name,
          maxLength,
          autoComplete,
          required: true,
          value: entered[name],
          onChange: ({ target }: { target: HTMLInputElement }) => {
            setTyped({ ...typed, [name]: target.value });
            onTyped(name);
          },
        };
        return (
          <Field
            key={name}
            label={label}
            hint={limitHint(entered[name], maxLength) ?? (errors[name] ? undefined : hint)}
            error={errors[name]}
          >
            {kind === 'password' ? <PasswordInput {...control} /> : <Input {...control} type={kind} />}
          </Field>
        );
      })}
      <div className={styles.actions}>
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
