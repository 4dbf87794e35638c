import { useSearchParams } from 'react-router-dom';
import { useUnsubscribeMutation } from '#web/__generated__/shop-pages.ts';
import { MailLinkPage } from './MailLinkPage.tsx';
import * as texts from './texts.ts';

/** The page that the link in a newsletter opens. */
export function UnsubscribePage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [unsubscribe] = useUnsubscribeMutation();
  return (
    <MailLinkPage
      title={texts.endNewsletter}
      send={async () => (await unsubscribe({ variables: { input: { token } } })).data?.unsubscribe}
      failure={texts.notEnded}
    >
      <p>{texts.aboutEnding}</p>
    </MailLinkPage>
  );
}
