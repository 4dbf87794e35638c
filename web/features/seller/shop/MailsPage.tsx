import { useState } from 'react';
import {
  useResendMailMutation,
  useSellerMailsQuery,
  type Mails_mailFragment,
  type MailState,
} from '#web/__generated__/seller-shop.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { ShopNav } from '../shell/ShopNav.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import * as texts from './texts.ts';
import * as styles from './ShopPage.css.ts';

const pageSize = 20;

/** The mails of the last 30 days, each with its state. Mails about orders can be sent again. */
export function MailsPage() {
  const { timeZone } = useShopFacts();
  const [state, setState] = useState<MailState | null>(null);
  const { data, previousData, error, fetchMore, refetch } = useSellerMailsQuery({
    variables: { first: pageSize, after: null, state },
    fetchPolicy: 'network-only',
  });
  const list = (data ?? previousData)?.seller?.mails;

  /** The older mails come after those that are shown. */
  async function showOlder() {
    try {
      await fetchMore({
        variables: { after: list?.pageInfo.endCursor ?? null },
        updateQuery: (shown, { fetchMoreResult: more }) => {
          if (!shown.seller?.mails || !more.seller?.mails) return shown;
          const nodes = [...shown.seller.mails.nodes, ...more.seller.mails.nodes];
          return { ...shown, seller: { ...shown.seller, mails: { ...more.seller.mails, nodes } } };
        },
      });
    } catch (thrown) {
      notifyThrown(thrown);
    }
  }

  return (
    <SellerPage title={texts.mails}>
      <ShopNav />
      <Field label={texts.show}>
        <Select
          value={state ?? ''}
          onChange={(event) => {
            const chosen = event.target.value;
            setState(chosen === 'GIVEN_UP' || chosen === 'SENT' || chosen === 'WAITING' ? chosen : null);
          }}
        >
          <option value="">{texts.allMails}</option>
          <option value="GIVEN_UP">{texts.unsentMails}</option>
          <option value="WAITING">{texts.waitingMails}</option>
          <option value="SENT">{texts.sentMails}</option>
        </Select>
      </Field>
      {error && !list && (
        <ErrorState message={texts.mailsNotLoaded} onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!error && !list && <Skeleton shape="panel" />}
      {list?.nodes.length === 0 && <p className={styles.part}>{state === null ? texts.noMails : texts.noSuchMail}</p>}
      {list && list.nodes.length > 0 && (
        <ul aria-label={texts.mails} className={styles.list}>
          {list.nodes.map((mail) => (
            <MailRow key={mail.id} mail={mail} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {list?.pageInfo.hasNextPage && (
        <div>
          <Button variant="quiet" onClick={() => void showOlder()}>
            {texts.showOlder}
          </Button>
        </div>
      )}
    </SellerPage>
  );
}

function MailRow({ mail, timeZone }: { mail: Mails_mailFragment; timeZone: string }) {
  const { id, kind, orderNumber, recipient, state, tries, fault, createdAt } = mail;
  const [resend, { loading }] = useResendMailMutation();
  const kindName = kind === null ? texts.mail : texts.mailKinds[kind];
  const name = orderNumber === null ? kindName : texts.mailOfOrder(kindName, orderNumber);

  async function sendAgain() {
    try {
      const reply = (await resend({ variables: { input: { id } } })).data?.resendMail;
      if (reply?.success) notifySuccess(reply.message ?? texts.sentAgain);
      else notifyError(reply?.message ?? texts.notSentAgain);
    } catch (thrown) {
      notifyThrown(thrown);
    }
  }

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.hint}>{texts.mailTo(recipient, formatMoment(createdAt, 'moment', timeZone))}</span>
        <span className={state === 'GIVEN_UP' ? styles.fault : undefined}>
          {[
            state !== 'SENT' && tries > 0 ? texts.afterTries(texts.mailStates[state], tries) : texts.mailStates[state],
            fault,
          ]
            .filter((part) => part !== null)
            .join('. ')}
        </span>
      </div>
      {orderNumber !== null && (
        <Button
          variant="quiet"
          size="dense"
          busy={loading}
          aria-label={texts.sendMailAgain(name)}
          onClick={() => void sendAgain()}
        >
          {texts.sendAgain}
        </Button>
      )}
    </li>
  );
}
