import { useState } from 'react';
import { useFieldErrors, type PayloadError } from '#web/shared/lib/field-errors.ts';
import { limitHint } from '#web/shared/lib/limit-hint.ts';
import { clearError, messageOf, notifyError, notifySuccess } from '#web/shared/lib/notify.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import * as styles from '#web/shared/ui/Form.css.ts';
import { Icon } from '#web/shared/ui/Icon.tsx';
import { PasswordInput } from '#web/shared/ui/PasswordInput.tsx';

interface AccountField<Name extends string> {
  name: Name;
  label: string;
  kind: 'text' | 'email' | 'password';
  autoComplete: string;
  /** The maximum length in characters. The store refuses longer texts. */
  maxLength: number;
  /** The minimum length in characters. */
  minLength?: number;
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
  onRefused: () => void;
  onDone?: () => void;
}

/** A form of the account. After success its passwords are empty; after a failure all that was typed is still there. */
export function AccountForm<Name extends string>({ fields, submit, send, onRefused, onDone }: AccountFormProps<Name>) {
  const [typed, setTyped] = useState<Partial<Record<Name, string>>>({});
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { form, errors, show, showPayload, clear, clearAll } = useFieldErrors(fields.map(({ name }) => name));
  const texts = Object.fromEntries(fields.map(({ name, value = '' }) => [name, typed[name] ?? value])) as Record<
    Name,
    string
  >;

  function faults(): Partial<Record<Name, string>> {
    const found = fields.flatMap(({ name, label, minLength = 1 }) => {
      const length = Array.from(texts[name].trim()).length;
      if (length === 0) return [[name, `${label} is required`]];
      return length < minLength ? [[name, `${label} must have ${minLength} characters or more`]] : [];
    });
    return Object.fromEntries(found) as Partial<Record<Name, string>>;
  }

  async function save() {
    setRefusal(undefined);
    clearAll();
    const missing = faults();
    if (Object.keys(missing).length > 0) {
      show(missing);
      return;
    }
    setBusy(true);
    try {
      const reply = await send(texts);
      if (reply?.success) {
        clearError('account');
        notifySuccess(reply.message ?? 'Saved.');
        setTyped({});
        onDone?.();
        return;
      }
      const message = reply?.message ?? 'The shop did not respond. Please try again.';
      if (!showPayload(reply?.errors)) setRefusal(message);
      notifyError(message, 'account');
      if (reply?.errors.some(({ code }) => code === 'NOT_LOGGED_IN')) onRefused();
    } catch (error) {
      setRefusal(messageOf(error));
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
          {refusal}
        </p>
      )}
      {fields.map(({ name, label, kind, autoComplete, maxLength }) => {
        const control = {
          name,
          maxLength,
          autoComplete,
          required: true,
          value: texts[name],
          onChange: ({ target }: { target: HTMLInputElement }) => {
            setTyped({ ...typed, [name]: target.value });
            setRefusal(undefined);
            clear(name);
            clearError('account');
          },
        };
        return (
          <Field key={name} label={label} hint={limitHint(texts[name], maxLength)} error={errors[name]}>
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
