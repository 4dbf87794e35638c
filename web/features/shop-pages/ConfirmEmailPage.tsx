import { useLocation } from 'react-router-dom';
import { useConfirmEmailMutation } from '#web/__generated__/shop-pages.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';
import { MailLinkPage } from './MailLinkPage.tsx';
import * as texts from './texts.ts';

/** The page that a link in mails about orders opens, as long as the email of the account is not confirmed. */
export function ConfirmEmailPage() {
  const token = useLocation().hash.slice(1);
  const [confirmEmail] = useConfirmEmailMutation();
  return (
    <MailLinkPage
      title={texts.confirmEmail}
      send={async () => (await confirmEmail({ variables: { input: { token } } })).data?.confirmEmail}
      failure={texts.notConfirmed}
    >
      <p>{texts.aboutConfirming(shop().name)}</p>
      <p>{texts.somebodyElse}</p>
    </MailLinkPage>
  );
}
