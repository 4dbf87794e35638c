import { useLocation } from 'react-router-dom';
import { useConfirmEmailMutation } from '#web/__generated__/shop-pages.ts';
import { shop } from '#web/shared/lib/shop.ts';
import { MailLinkPage } from './MailLinkPage.tsx';

/** The page that a link in mails about orders opens, as long as the email of the account is not confirmed. */
export function ConfirmEmailPage() {
  const token = useLocation().hash.slice(1);
  const [confirmEmail] = useConfirmEmailMutation();
  return (
    <MailLinkPage
      title="Confirm your email"
      send={async () => (await confirmEmail({ variables: { input: { token } } })).data?.confirmEmail}
      failure="The email was not confirmed. Please try again."
    >
      <p>
        If you ordered at {shop().name} and got our mail about it, press the button. Our mails then have your name and
        address, and we can send you more of them in a day.
      </p>
      <p>If somebody else ordered with your email, close this page. Nothing changes then.</p>
    </MailLinkPage>
  );
}
