import { useApolloClient } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { SellerSessionDocument, useSellerLoginMutation } from '#web/__generated__/seller-shell.ts';
import { unreachable } from '#web/shared/apollo/transport-faults.ts';
import { useRefusal } from '#web/shared/lib/forms/field-errors.ts';
import { messageOf, notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';
import { checkSession } from '#web/shared/session/session-actions.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { PasswordInput } from '#web/shared/ui/PasswordInput.tsx';
import { Drawing, Icon } from '#web/shared/ui/Icon.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { text } from '#web/theme/text.css.ts';
import { SellerMark } from './SellerMark.tsx';
import { useLanding } from './use-landing.ts';
import { useShopFacts } from './use-shop-facts.ts';
import { useSellerSession } from './use-seller-session.ts';
import * as texts from './texts.ts';
import * as styles from './SellerLogin.css.ts';

const box = 'M12 3 4 7v10l8 4 8-4V7l-8-4ZM4 7l8 4 8-4M12 11v10';

const tasks = [
  { name: 'add', icon: <Icon name="plus" />, text: texts.taskAdd },
  { name: 'stock', icon: <Drawing path={box} />, text: texts.taskStock },
  { name: 'orders', icon: <Icon name="receipt" />, text: texts.taskOrders },
];

/** The seller's login form. A refusal keeps the typed texts. */
export function SellerLogin() {
  const { loggedIn, isKept, error } = useSellerSession();
  const client = useApolloClient();
  const { has } = useShopFacts();
  const land = useLanding();
  const [login, { loading }] = useSellerLoginMutation();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { form, errors, refusal, refuse, onTyped, reset } = useRefusal(['email', 'password'], 'seller login');

  async function submit(event: FormEvent) {
    event.preventDefault();
    reset();
    try {
      const { data } = await login({ variables: { input: { email: email.trim(), password } } });
      const reply = data?.sellerLogin;
      if (!reply?.success) {
        refuse(reply?.message ?? texts.loginRefused, reply?.errors);
        return;
      }
      // A browser that blocks cookies gets the same response, and does not keep the session.
      if (!navigator.cookieEnabled && !(await isKept())) {
        refuse(texts.cookiesBlocked);
        return;
      }
      await land();
      notifySuccess(reply.message ?? texts.loggedIn);
      loggedIn();
    } catch (error) {
      refuse(messageOf(error));
    }
  }

  return (
    <div className={styles.page}>
      <title>{texts.loginTabTitle(shop().name)}</title>
      <aside className={styles.panel} aria-label={texts.aboutSellerArea}>
        <p className={styles.brand}>
          <SellerMark />
          <span>{texts.sellerOf(shop().name)}</span>
        </p>
        <ul className={styles.tasks}>
          {tasks.map(({ name, icon, text: task }) => (
            <li key={name} className={styles.task}>
              <span className={styles.taskIcon}>{icon}</span>
              <span>{task}</span>
            </li>
          ))}
        </ul>
        <Link to={paths.home} className={styles.back}>
          {texts.backToShop}
        </Link>
      </aside>
      <main id="main" className={styles.side}>
        <form
          ref={form}
          className={styles.form}
          aria-labelledby="seller-login-heading"
          onSubmit={(event) => void submit(event)}
        >
          <div className={styles.intro}>
            <h1 id="seller-login-heading" tabIndex={-1} className={text.h1}>
              {texts.sellerLogin}
            </h1>
            <p className={styles.hint}>{texts.loginHint}</p>
          </div>
          {error && (
            <Notice
              action={
                <Button
                  variant="quiet"
                  size="dense"
                  icon="retry"
                  onClick={() => checkSession(client, SellerSessionDocument)}
                >
                  {texts.tryAgain}
                </Button>
              }
            >
              {unreachable().message}
            </Notice>
          )}
          <Field label={texts.email} error={errors.email}>
            <Input
              type="email"
              name="seller-email"
              autoComplete="section-seller username"
              required
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                onTyped('email');
              }}
            />
          </Field>
          <Field label={texts.password} error={errors.password}>
            <PasswordInput
              name="seller-password"
              autoComplete="section-seller current-password"
              required
              value={password}
              onChange={(event) => {
                setPassword(event.target.value);
                onTyped('password');
              }}
            />
          </Field>
          {refusal && <p className={styles.refusal}>{refusal}</p>}
          <Button type="submit" size="large" busy={loading} block>
            {texts.login}
          </Button>
          {has('ACCOUNTS_RESET') && (
            <p className={styles.hint}>
              <Link to={`${paths.resetPassword}?seller`}>{texts.forgotPassword}</Link>
            </p>
          )}
        </form>
      </main>
    </div>
  );
}
