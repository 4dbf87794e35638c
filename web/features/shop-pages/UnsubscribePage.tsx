import { useSearchParams } from 'react-router-dom';
import { useUnsubscribeMutation } from '#web/__generated__/shop-pages.ts';
import { MailLinkPage } from './MailLinkPage.tsx';

/** The page that the link in a newsletter opens. */
export function UnsubscribePage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [unsubscribe] = useUnsubscribeMutation();
  return (
    <MailLinkPage
      title="End the newsletter"
      send={async () => (await unsubscribe({ variables: { input: { token } } })).data?.unsubscribe}
      failure="The subscription was not ended. Please try again."
    >
      <p>Press the button, and we send you no more newsletters.</p>
    </MailLinkPage>
  );
}
