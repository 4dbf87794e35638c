import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useLoginMutation, useRegisterMutation } from '#web/__generated__/account.ts';
import { useFeatures } from '#web/shared/features/use-features.ts';
import { maxLengths, newPasswordFault, newPasswordRule } from '#web/shared/lib/forms/account-fields.ts';
import { announce } from '#web/shared/lib/page/announce.ts';
import { useRefusal } from '#web/shared/lib/forms/field-errors.ts';
import { useFormKey } from '#web/shared/lib/forms/form-key.ts';
import { limitHint } from '#web/shared/lib/forms/limit-hint.ts';
import { clearError, messageOf } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { closeLoginDialog, useLoginDialogOpen, useLoginReason } from '#web/shared/session/login-dialog.ts';
import { useSessionActions } from '#web/shared/session/session-actions.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Dialog } from '#web/shared/ui/Dialog.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { PasswordInput } from '#web/shared/ui/PasswordInput.tsx';
import { Icon } from '#web/shared/ui/Icon.tsx';
import * as texts from './texts.ts';
import * as styles from './LoginModal.css.ts';

type Mode = 'login' | 'register';

const modes = {
  login: { title: texts.login, submit: texts.login, question: texts.newHere, other: texts.createAnAccount },
  register: {
    title: texts.signUp,
    submit: texts.createAccount,
    question: texts.haveAccount,
    other: texts.loginHere,
  },
} as const;

const emptyForm = { name: '', email: '', password: '' };

const fields = { login: ['email', 'password'], register: ['name', 'email', 'password'] } as const;

type FieldName = (typeof fields)[Mode][number];

/**
 * The dialog with the login and sign-up forms. It stays mounted while it is closed, so that a dialog closed by accident
 * opens again with its text.
 */
export function LoginModal() {
  const open = useLoginDialogOpen();
  const reason = useLoginReason();
  const [mode, setMode] = useState<Mode>('login');
  const [typed, setTyped] = useState(emptyForm);
  const [login, { loading: loggingIn }] = useLoginMutation();
  const formKey = useFormKey();
  const [register, { loading: registering }] = useRegisterMutation();
  const sendsResets = useFeatures(open).has('ACCOUNTS_RESET');
  const { loggedIn, checkAgain } = useSessionActions();
  const { title, submit, question, other } = modes[mode];
  const { name, email, password } = typed;
  const { form, errors, show, refusal, refuse, onTyped, reset } = useRefusal<FieldName>(fields[mode], 'login');

  function type(field: FieldName, text: string) {
    setTyped({ ...typed, [field]: text });
    onTyped(field);
  }

  function switchMode() {
    const next = mode === 'login' ? 'register' : 'login';
    setMode(next);
    // A password that was refused must not become that of a new account.
    setTyped({ ...typed, password: '' });
    reset();
    announce(modes[next].title);
  }

  function close() {
    clearError('login');
    closeLoginDialog();
  }

  /** Returns whether the shopper is logged in now. */
  async function send(): Promise<boolean> {
    const reply =
      mode === 'login'
        ? (await login({ variables: { input: { email, password } } })).data?.login
        : (await register({ variables: { input: { name, email, password, idempotencyKey: formKey.of(typed) } } })).data
            ?.register;
    if (!reply?.success) {
      refuse(reply?.message ?? texts.noResponse, reply?.errors);
      return false;
    }
    // A browser that blocks cookies gets the same response, and does not keep the session.
    if (reply.user && navigator.cookieEnabled) {
      loggedIn(reply.user);
      return true;
    }
    if (await checkAgain()) return true;
    refuse(navigator.cookieEnabled ? texts.notLoggedIn : texts.cookiesBlocked);
    return false;
  }

  async function submitForm() {
    reset();
    const fault = mode === 'register' ? newPasswordFault(password) : undefined;
    if (fault) return show({ password: fault });
    try {
      if (!(await send())) return;
      formKey.end();
      setTyped(emptyForm);
      setMode('login');
      closeLoginDialog(true);
    } catch (error) {
      refuse(messageOf(error));
    }
  }

  const passwordHint =
    mode === 'register' && !errors.password ? (limitHint(password, maxLengths.password) ?? newPasswordRule) : undefined;

  return (
    <Dialog open={open} onClose={close} title={title}>
      {reason && <p>{reason}</p>}
      <form
        ref={form}
        id={`shopper-${mode}`}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void submitForm();
        }}
      >
        {refusal && (
          <p role="alert" className={styles.refusal}>
            <Icon name="alert" />
            <span>{refusal}</span>
          </p>
        )}
        {mode === 'register' && (
          <Field label={texts.name} hint={limitHint(name, maxLengths.name)} error={errors.name}>
            <Input
              name="name"
              maxLength={maxLengths.name}
              autoComplete="name"
              required
              value={name}
              onChange={(event) => type('name', event.target.value)}
            />
          </Field>
        )}
        <Field label={texts.email} error={errors.email}>
          <Input
            name="email"
            type="email"
            maxLength={maxLengths.email}
            autoComplete={mode === 'login' ? 'username' : 'email'}
            required
            value={email}
            onChange={(event) => type('email', event.target.value)}
          />
        </Field>
        <Field label={texts.password} hint={passwordHint} error={errors.password}>
          <PasswordInput
            name="password"
            maxLength={mode === 'register' ? maxLengths.password : undefined}
            autoComplete={mode === 'login' ? 'current-password' : 'new-password'}
            required
            value={password}
            onChange={(event) => type('password', event.target.value)}
          />
        </Field>
        <Button type="submit" size="large" block busy={loggingIn || registering}>
          {submit}
        </Button>
      </form>
      {mode === 'login' && sendsResets && (
        <p className={styles.other}>
          <Link to={paths.resetPassword} className={styles.modeSwitch} onClick={close}>
            {texts.forgotPassword}
          </Link>
        </p>
      )}
      <p className={styles.other}>
        <span>{question}</span>{' '}
        <button type="button" className={styles.modeSwitch} onClick={switchMode}>
          {other}
        </button>
      </p>
    </Dialog>
  );
}
