import { useState } from 'react';
import {
  useResendMailMutation,
  useSellerMailsQuery,
  type MailKind,
  type Mails_mailFragment,
  type MailState,
} from '#web/__generated__/seller-shop.ts';
import { formatMoment } from '#web/shared/lib/moments.ts';
import { notifyError, notifySuccess, notifyThrown } from '#web/shared/lib/notify.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field } from '#web/shared/ui/Field.tsx';
import { Select } from '#web/shared/ui/Select.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { ShopNav } from '../shell/ShopNav.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import * as styles from './ShopPage.css.ts';

const pageSize = 20;

const kinds: Record<MailKind, string> = {
  ORDER_CANCELLED: 'Order cancelled',
  ORDER_FOR_SHOP: 'New order',
  ORDER_OUT: 'Order on its way',
  ORDER_PLACED: 'Order placed',
  ORDER_READY: 'Order ready to collect',
  ORDER_REFUNDED: 'Refund',
  ORDER_SETTLED: 'Order packed',
  PASSWORD_RESET: 'New password',
};

const states: Record<MailState, string> = { GIVEN_UP: 'Not sent', SENT: 'Sent', WAITING: 'Waiting' };

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
    <SellerPage title="Mails">
      <ShopNav />
      <Field label="Show">
        <Select
          value={state ?? ''}
          onChange={(event) => {
            const chosen = event.target.value;
            setState(chosen === 'GIVEN_UP' || chosen === 'SENT' || chosen === 'WAITING' ? chosen : null);
          }}
        >
          <option value="">All mails of the last 30 days</option>
          <option value="GIVEN_UP">Mails that could not be sent</option>
          <option value="WAITING">Mails that wait to be sent</option>
          <option value="SENT">Sent mails</option>
        </Select>
      </Field>
      {error && !list && (
        <ErrorState message="The mails could not be loaded." onRetry={() => void refetch().catch(() => undefined)} />
      )}
      {!error && !list && <Skeleton shape="panel" />}
      {list?.nodes.length === 0 && (
        <p className={styles.part}>
          {state === null ? 'The shop has sent no mail in the last 30 days.' : 'There is no such mail.'}
        </p>
      )}
      {list && list.nodes.length > 0 && (
        <ul aria-label="Mails" className={styles.list}>
          {list.nodes.map((mail) => (
            <MailRow key={mail.id} mail={mail} timeZone={timeZone} />
          ))}
        </ul>
      )}
      {list?.pageInfo.hasNextPage && (
        <div>
          <Button variant="quiet" onClick={() => void showOlder()}>
            Show older mails
          </Button>
        </div>
      )}
    </SellerPage>
  );
}

function MailRow({ mail, timeZone }: { mail: Mails_mailFragment; timeZone: string }) {
  const { id, kind, orderNumber, recipient, state, tries, fault, createdAt } = mail;
  const [resend, { loading }] = useResendMailMutation();
  const name = `${kind === null ? 'Mail' : kinds[kind]}${orderNumber === null ? '' : `, order ${orderNumber}`}`;

  async function sendAgain() {
    try {
      const reply = (await resend({ variables: { input: { id } } })).data?.resendMail;
      if (reply?.success) notifySuccess(reply.message ?? 'The mail is sent again.');
      else notifyError(reply?.message ?? 'The mail was not sent again. Please try again.');
    } catch (thrown) {
      notifyThrown(thrown);
    }
  }

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <strong>{name}</strong>
        <span className={styles.hint}>
          To {recipient ?? 'the shop'}, {formatMoment(createdAt, 'moment', timeZone)}
        </span>
        <span className={state === 'GIVEN_UP' ? styles.fault : undefined}>
          {states[state]}
          {state !== 'SENT' && tries > 0 && ` after ${tries} ${tries === 1 ? 'try' : 'tries'}`}
          {fault !== null && `. ${fault}`}
        </span>
      </div>
      {kind !== 'PASSWORD_RESET' && (
        <Button
          variant="quiet"
          size="dense"
          busy={loading}
          aria-label={`Send again: ${name}`}
          onClick={() => void sendAgain()}
        >
          Send again
        </Button>
      )}
    </li>
  );
}
