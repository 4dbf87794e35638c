import { useState, type ReactNode } from 'react';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { StorePage } from '#web/shared/store-pages/StorePage.tsx';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { Page, PageHeading } from '#web/shared/ui/Page.tsx';
import * as texts from './texts.ts';

interface Reply {
  success: boolean;
  message: string | null;
  errors: readonly { field: readonly string[] | null }[];
}

interface MailLinkPageProps {
  /** The title, which is also the button's text. */
  title: string;
  /** The text that says what the button does. */
  children: ReactNode;
  /** Sends the link's token to the store. */
  send: () => Promise<Reply | undefined>;
  /** The text that shows when the store answers without a message. */
  failure: string;
}

/**
 * The page of a mail's link that changes something. The change needs a press of its button, because programs that check
 * mails open every link in them.
 */
export function MailLinkPage(props: MailLinkPageProps) {
  return (
    <StorePage title={props.title}>
      <MailLink {...props} />
    </StorePage>
  );
}

function MailLink({ title, children, send, failure }: MailLinkPageProps) {
  const [isSending, setIsSending] = useState(false);
  const [result, setResult] = useState<{ isFinal: boolean; words: string }>();

  async function press() {
    setIsSending(true);
    try {
      const reply = await send();
      // After a success, or when the store has refused the token, another press would change nothing.
      const isFinal = reply !== undefined && (reply.success || reply.errors.some(({ field }) => field !== null));
      setResult({ isFinal, words: reply?.message ?? failure });
    } catch (error) {
      setResult({ isFinal: false, words: messageOf(error) });
    } finally {
      setIsSending(false);
    }
  }

  return (
    <Page title={title} width="narrow">
      <PageHeading>{title}</PageHeading>
      {!result?.isFinal && children}
      <output>{result?.words}</output>
      <div>
        {result?.isFinal ? (
          <ButtonLink to={paths.home}>{texts.goToShop}</ButtonLink>
        ) : (
          <Button busy={isSending} onClick={() => void press()}>
            {title}
          </Button>
        )}
      </div>
    </Page>
  );
}
