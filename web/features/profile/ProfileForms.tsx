import {
  useChangeEmailMutation,
  useChangePasswordMutation,
  useUpdateProfileMutation,
} from '#web/__generated__/profile.ts';
import * as styles from '#web/shared/ui/Form.css.ts';
import { AccountForm } from './AccountForm.tsx';

interface ProfileFormsProps {
  shopper: { name: string; email: string };
  onRefused: () => void;
}

/** The limits of the fields in characters. The store refuses longer texts. */
const maxLength = { name: 80, email: 254, password: 128 };
const currentPassword = {
  name: 'password',
  label: 'Current password',
  kind: 'password',
  autoComplete: 'current-password',
  maxLength: maxLength.password,
} as const;

/** Name, email and password, each with a form of its own. */
export function ProfileForms({ shopper, onRefused }: ProfileFormsProps) {
  const [rename] = useUpdateProfileMutation();
  const [changeEmail] = useChangeEmailMutation();
  const [changePassword] = useChangePasswordMutation();

  return (
    <>
      <section className={styles.group} aria-labelledby="account-name">
        <h2 id="account-name" className={styles.legend}>
          Name
        </h2>
        <AccountForm
          fields={[
            {
              name: 'name',
              label: 'Name',
              kind: 'text',
              autoComplete: 'name',
              maxLength: maxLength.name,
              value: shopper.name,
            },
          ]}
          submit="Save name"
          send={async (input) => (await rename({ variables: { input } })).data?.updateProfile}
          onRefused={onRefused}
        />
      </section>
      <section className={styles.group} aria-labelledby="account-email">
        <h2 id="account-email" className={styles.legend}>
          Email
        </h2>
        <AccountForm
          fields={[
            {
              name: 'email',
              label: 'Email',
              kind: 'email',
              autoComplete: 'email',
              maxLength: maxLength.email,
              value: shopper.email,
            },
            currentPassword,
          ]}
          submit="Save email"
          send={async (input) => (await changeEmail({ variables: { input } })).data?.changeEmail}
          onRefused={onRefused}
        />
      </section>
      <section className={styles.group} aria-labelledby="account-password">
        <h2 id="account-password" className={styles.legend}>
          Password
        </h2>
        <AccountForm
          fields={[
            currentPassword,
            {
              name: 'newPassword',
              label: 'New password',
              kind: 'password',
              autoComplete: 'new-password',
              maxLength: maxLength.password,
              minLength: 8,
            },
          ]}
          submit="Save password"
          send={async (input) => (await changePassword({ variables: { input } })).data?.changePassword}
          onRefused={onRefused}
        />
      </section>
    </>
  );
}
