import { useState } from 'react';
import { useFeatures } from '#web/shared/features/use-features.ts';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { openLoginDialog } from '#web/shared/session/login-dialog.ts';
import { unreachable } from '#web/shared/apollo/transport-faults.ts';
import { useSession } from '#web/shared/session/SessionProvider.tsx';
import { useSessionActions } from '#web/shared/session/session-actions.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import * as styles from '#web/shared/ui/Form.css.ts';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { Page, PageHeading } from '#web/shared/ui/Page.tsx';
import { Spinner } from '#web/shared/ui/Spinner.tsx';
import { AccountAddresses } from './AccountAddresses.tsx';
import { AccountData } from './AccountData.tsx';
import { ProfileForms } from './ProfileForms.tsx';
import * as texts from './texts.ts';

/** The forms for the shopper's account. When the store cannot change accounts, the page says so. */
export function AccountPage() {
  const { status, user, error } = useSession();
  const { checkAgain } = useSessionActions();
  const { has, isKnown, error: featuresError, retry } = useFeatures();
  const hasProfile = has('ACCOUNTS_PROFILE');
  const hasAddresses = has('ADDRESSES_EDIT');
  // When the login has expired, the forms stay as they are until the next login.
  const [refusedShopper, setRefusedShopper] = useState<typeof user>(null);
  const shopper = user ?? refusedShopper;

  // Checked before the page asks for a login, so that no shopper logs in for a page that the shop does not have.
  if (isKnown && !hasProfile && !hasAddresses) {
    return (
      <Page title={texts.myAccount}>
        <EmptyState
          level={1}
          title={texts.myAccount}
          text={texts.cannotChange}
          action={<ButtonLink to={paths.home}>{texts.goHome}</ButtonLink>}
        />
      </Page>
    );
  }
  if (!shopper && (status === 'unknown' || !(isKnown || featuresError || error))) {
    return (
      <Page title={texts.myAccount}>
        <Spinner text={texts.checkingLogin} />
      </Page>
    );
  }
  if (!shopper && error) {
    return (
      <Page title={texts.myAccount}>
        <PageHeading>{texts.myAccount}</PageHeading>
        <ErrorState message={unreachable().message} onRetry={() => void checkAgain().catch(() => undefined)} />
      </Page>
    );
  }
  if (!shopper) {
    return (
      <Page title={texts.myAccount}>
        <EmptyState
          level={1}
          title={texts.myAccount}
          text={texts.logInToSee}
          action={<Button onClick={openLoginDialog}>{texts.login}</Button>}
        />
      </Page>
    );
  }

  const onRefused = () => setRefusedShopper(shopper);

  return (
    <Page title={texts.myAccount} width="narrow">
      <PageHeading>{texts.myAccount}</PageHeading>
      <div key={shopper.id} className={styles.form}>
        {!user && (
          <Notice
            action={
              <Button size="dense" variant="quiet" onClick={openLoginDialog}>
                {texts.logIn}
              </Button>
            }
          >
            {texts.loginExpired}
          </Notice>
        )}
        {!isKnown && !featuresError && <Spinner text={texts.loadingAccount} />}
        {!isKnown && featuresError && <ErrorState message={messageOf(featuresError)} onRetry={retry} />}
        {hasProfile && <ProfileForms shopper={shopper} onRefused={onRefused} />}
        {hasAddresses && <AccountAddresses onRefused={onRefused} />}
        {hasProfile && <AccountData onRefused={onRefused} />}
      </div>
    </Page>
  );
}
