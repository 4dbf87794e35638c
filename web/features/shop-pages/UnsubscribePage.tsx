import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUnsubscribeMutation } from '#web/__generated__/shop-pages.ts';
import { messageOf } from '#web/shared/lib/notify.ts';
import { paths } from '#web/shared/lib/paths.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { Page, PageHeading } from '#web/shared/ui/Page.tsx';

/**
 * Where the link in a newsletter leads. A button ends the subscription, because programs that check mails open every link
 * in them.
 */
export function UnsubscribePage() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [unsubscribe, { loading }] = useUnsubscribeMutation();
  const [result, setResult] = useState<{ isDone: boolean; words: string }>();

  async function end() {
    try {
      const reply = (await unsubscribe({ variables: { input: { token } } })).data?.unsubscribe;
      const words = reply?.message ?? 'The subscription was not ended. Please try again.';
      setResult({ isDone: reply?.success ?? false, words });
    } catch (error) {
      setResult({ isDone: false, words: messageOf(error) });
    }
  }

  return (
    <Page title="End the newsletter" width="narrow">
      <PageHeading>End the newsletter</PageHeading>
      {!result?.isDone && <p>Press the button, and we send you no more newsletters.</p>}
      <output>{result?.words}</output>
      <div>
        {result?.isDone ? (
          <ButtonLink to={paths.home}>Go to the shop</ButtonLink>
        ) : (
          <Button busy={loading} onClick={() => void end()}>
            End the newsletter
          </Button>
        )}
      </div>
    </Page>
  );
}
