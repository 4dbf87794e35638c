import { useLocation } from 'react-router-dom';
import { useConfirmSubscriptionMutation } from '#web/__generated__/shop-pages.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';
import { MailLinkPage } from './MailLinkPage.tsx';
import * as texts from './texts.ts';

/** The page that the link in the mail to a new subscriber opens. */
export function ConfirmNewsletterPage() {
  const token = useLocation().hash.slice(1);
  const [confirm] = useConfirmSubscriptionMutation();
  return (
    <MailLinkPage
      title={texts.confirmNewsletter}
      send={async () => (await confirm({ variables: { input: { token } } })).data?.confirmSubscription}
      failure={texts.newsletterNotConfirmed}
    >
      <p>{texts.aboutNewsletter(shop().name)}</p>
    </MailLinkPage>
  );
}
