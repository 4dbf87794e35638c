import { Link } from 'react-router-dom';
import { useSellerWithdrawalsQuery, type SellerWithdrawalsQuery } from '#web/__generated__/seller-orders.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import { AnswerNote } from './AnswerNote.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import * as texts from './texts.ts';
import * as styles from './Withdrawals.css.ts';

const pageSize = 50;

type Withdrawal = NonNullable<NonNullable<SellerWithdrawalsQuery['seller']>['withdrawals']>['nodes'][number];

/** The withdrawals from orders, newest first. The seller answers them by mail or phone. */
export function WithdrawalsPage() {
  const { has, timeZone } = useShopFacts();
  const { data, error, fetchMore, refetch } = useSellerWithdrawalsQuery({
    variables: { first: pageSize, after: null },
    fetchPolicy: 'network-only',
  });
  const list = data?.seller?.withdrawals;
  const title = texts.withdrawals;

  /** The older ones come after those that are shown. */
  async function showOlder() {
    try {
      await fetchMore({
        variables: { after: list?.pageInfo.endCursor ?? null },
        updateQuery: (shown, { fetchMoreResult: more }) => {
          if (!shown.seller?.withdrawals || !more.seller?.withdrawals) return shown;
          const nodes = [...shown.seller.withdrawals.nodes, ...more.seller.withdrawals.nodes];
          return { ...shown, seller: { ...shown.seller, withdrawals: { ...more.seller.withdrawals, nodes } } };
        },
      });
    } catch (thrown) {
      notifyThrown(thrown);
    }
  }

  if (error && !list) {
    return <SellerPageError title={title} error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  if (!list) return <SellerPageLoading title={title} label={title} shape="panel" />;
  return (
    <SellerPage title={title}>
      <p>{has('WITHDRAWALS_ANSWER') ? texts.aboutAnswers : texts.aboutWithdrawals}</p>
      {list.nodes.length === 0 && <p>{texts.noWithdrawals}</p>}
      {list.nodes.length > 0 && (
        <ul aria-label={title} className={styles.list}>
          {list.nodes.map((withdrawal) => (
            <WithdrawalRow
              key={withdrawal.id}
              withdrawal={withdrawal}
              timeZone={timeZone}
              canAnswer={has('WITHDRAWALS_ANSWER')}
            />
          ))}
        </ul>
      )}
      {list.pageInfo.hasNextPage && (
        <div>
          <Button variant="quiet" onClick={() => void showOlder()}>
            {texts.showOlderWithdrawals}
          </Button>
        </div>
      )}
    </SellerPage>
  );
}

interface WithdrawalRowProps {
  withdrawal: Withdrawal;
  timeZone: string;
  /** Whether the store notes answers. */
  canAnswer: boolean;
}

function WithdrawalRow({ withdrawal, timeZone, canAnswer }: WithdrawalRowProps) {
  const { email, goods, name, orderId, orderNumber, receivedAt } = withdrawal;
  const number = texts.withdrawnOrder(orderNumber);
  return (
    <li className={styles.row}>
      <strong>{number}</strong>
      <time dateTime={receivedAt}>{texts.withdrawalSent(formatMoment(receivedAt, 'moment', timeZone))}</time>
      {email === '' ? (
        <span>{texts.withdrawalDeleted}</span>
      ) : (
        <>
          <span>
            <bdi>{name}</bdi>, <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
          </span>
          <span className={styles.goods}>{goods === '' ? texts.wholeOrder : texts.withdrawnGoods(goods)}</span>
        </>
      )}
      {orderId === null ? (
        <span>{texts.withdrawalOfNoOrder}</span>
      ) : (
        <span>
          {texts.withdrawalOfOrder}{' '}
          <Link to={`${paths.sellerOrders}?q=${encodeURIComponent(orderNumber.replaceAll(/\D/g, ''))}`}>{number}</Link>
        </span>
      )}
      {canAnswer && <AnswerNote withdrawal={withdrawal} timeZone={timeZone} />}
    </li>
  );
}
