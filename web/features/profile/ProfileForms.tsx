import {
  useChangeEmailMutation,
  useChangePasswordMutation,
  useUpdateProfileMutation,
} from '#web/__generated__/profile.ts';
import { maxLengths } from '#web/shared/lib/forms/account-fields.ts';
import { AccountForm, currentPassword, newPassword } from '#web/shared/ui/AccountForm.tsx';
import * as texts from './texts.ts';
import * as styles from '#web/shared/ui/Form.css.ts';

interface ProfileFormsProps {
  shopper: { name: string; email: string };
  onRefused: () => void;
}

/** Name, email and password, each with a form of its own. */
export function ProfileForms({ shopper, onRefused }: ProfileFormsProps) {
  const [rename] = useUpdateProfileMutation();
  const [changeEmail] = useChangeEmailMutation();
  const [changePassword] = useChangePasswordMutation();

  return (
    <>
      <section className={styles.group} aria-labelledby="account-name">
        <h2 id="account-name" className={styles.legend}>
          {texts.name}
        </h2>
        <AccountForm
          fields={[
            {
              name: 'name',
              label: texts.name,
              kind: 'text',
              autoComplete: 'name',
              maxLength: maxLengths.name,
              value: shopper.name,
            },
          ]}
          submit={texts.saveName}
          send={async (input) => (await rename({ variables: { input } })).data?.updateProfile}
          onRefused={onRefused}
        />
      </section>
      <section className={styles.group} aria-labelledby="account-email">
        <h2 id="account-email" className={styles.legend}>
          {texts.email}
        </h2>
        <AccountForm
          fields={[
            {
              name: 'email',
              label: texts.email,
              kind: 'email',
              autoComplete: 'email',
              maxLength: maxLengths.email,
              value: shopper.email,
            },
            currentPassword,
          ]}
          submit={texts.saveEmail}
          send={async (input) => (await changeEmail({ variables: { input } })).data?.changeEmail}
          onRefused={onRefused}
        />
      </section>
      <section className={styles.group} aria-labelledby="account-password">
        <h2 id="account-password" className={styles.legend}>
          {texts.password}
        </h2>
        <AccountForm
          fields={[currentPassword, newPassword]}
          submit={texts.savePassword}
          send={async (input) => (await changePassword({ variables: { input } })).data?.changePassword}
          onRefused={onRefused}
        />
      </section>
    </>
  );
}
