import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router-dom';
import { useChangeSellerPasswordMutation } from '#web/__generated__/seller-team.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { AccountForm, currentPassword, newPassword } from '#web/shared/ui/AccountForm.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { useSellerSelf } from '../shell/use-seller-self.ts';
import * as texts from './texts.ts';
import * as styles from './Team.css.ts';

/**
 * The page where a member changes the own password. A member with a one-time password must change it before any other
 * page opens.
 */
export function OwnPasswordPage() {
  const { mustChangePassword: isFirst } = useSellerSelf();
  const [change] = useChangeSellerPasswordMutation();
  const client = useApolloClient();
  const navigate = useNavigate();

  async function openArea() {
    // The password is changed, whether this page learns of it or not.
    await client.refetchQueries({ include: ['SellerSelf'] }).catch(() => undefined);
    void navigate(paths.seller, { replace: true });
  }

  return (
    <SellerPage title={isFirst ? texts.choosePassword : texts.changePassword}>
      <div className={styles.part}>
        {isFirst && <p>{texts.mustChoose}</p>}
        <div className={styles.form}>
          <AccountForm
            fields={[
              {
                ...currentPassword,
                label: isFirst ? texts.oneTimePassword : texts.presentPassword,
                autoComplete: 'section-seller current-password',
              },
              { ...newPassword, autoComplete: 'section-seller new-password' },
            ]}
            submit={texts.savePassword}
            send={async (input) => (await change({ variables: { input } })).data?.changeSellerPassword}
            onDone={openArea}
          />
        </div>
      </div>
    </SellerPage>
  );
}
