import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { SellerTodayDocument, useSellerTodayQuery, type SellerTodayQuery } from '#web/__generated__/seller-today.ts';
import { askAgain } from '#web/shared/apollo/ask-again.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { formatCents, formatPrice } from '#web/shared/lib/format/money.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { sellerPaths } from '#web/shared/lib/shop/seller-paths.ts';
import { serverNow } from '#web/shared/lib/network/server-clock.ts';
import { useErrorToast } from '#web/shared/lib/messages/use-error-toast.ts';
import { usePolling } from '#web/shared/lib/network/use-polling.ts';
import { stageNames } from '#web/shared/order-life/stages.ts';
import type { OrderStage } from '#web/shared/order-life/order-types.ts';
import { FirstSteps } from '../shell/FirstSteps.tsx';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import { daysOfWeek, startsOfDays } from '../shell/store-days.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import * as shellTexts from '../shell/texts.ts';
import { DepositsTable } from './DepositsTable.tsx';
import { Panel } from './Panel.tsx';
import { OriginNotice } from './OriginNotice.tsx';
import { PickNext } from './PickNext.tsx';
import { TakingsTable } from './TakingsTable.tsx';
import { TaxesTable } from './TaxesTable.tsx';
import { sumTakings } from './takings.ts';
import { WithdrawalNotice } from './WithdrawalNotice.tsx';
import { useLowStock } from './use-low-stock.ts';
import { stockText } from '#web/shared/lib/format/quantity.ts';
import * as texts from './texts.ts';
import * as styles from './TodayPage.css.ts';

type Seller = NonNullable<SellerTodayQuery['seller']>;

const title = texts.today;
const shownDays = 14;
const mostOrderedDays = 30;
/** Every so many polls also ask for the days before today and the most ordered products: every five minutes. */
const pollsPerWholePoll = 30;

/**
 * The page about the seller's day: its orders and takings, the orders to pick next, the most ordered products, and
 * the products that run out.
 */
export function TodayPage() {
  const { has, isLoading, timeZone } = useShopFacts();
  const client = useApolloClient();
  const [now, setNow] = useState(serverNow);
  const starts = startsOfDays(shownDays, now, timeZone);
  const [since = now] = startsOfDays(mostOrderedDays, now, timeZone);
  const variables = {
    starts: starts.map((start) => start.toISOString()),
    today: starts.slice(-1).map((start) => start.toISOString()),
    since: since.toISOString(),
    byPromise: has('ORDERS_NEXT'),
  };
  const { data, previousData, error, refetch } = useSellerTodayQuery({
    variables,
    fetchPolicy: 'cache-and-network',
    // The query depends on the shop's features and time zone.
    skip: isLoading,
  });
  const lowStock = useLowStock(has('STOCK_COUNT'));
  const seller = data?.seller ?? previousData?.seller;

  useErrorToast(error);
  const polls = useRef(0);
  async function poll(signal: AbortSignal) {
    polls.current += 1;
    const onlyToday = polls.current % pollsPerWholePoll !== 0;
    await askAgain(client, { query: SellerTodayDocument, variables: { ...variables, onlyToday } }, signal);
    if (!signal.aborted) setNow(serverNow);
  }

  usePolling(poll, !isLoading);

  if (error && !seller) {
    return <SellerPageError title={title} error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  if (!seller) return <SellerPageLoading title={title} label={texts.loadingToday} shape="panel" />;
  const takings = [...(seller.days ?? []).slice(0, -1), ...(seller.today ?? [])];
  const today = sumTakings(takings.slice(-1).map(({ real }) => real));
  const week = sumTakings(takings.slice(-daysOfWeek(now, timeZone)).map(({ real }) => real));
  const test = sumTakings(takings.slice(-1).map((day) => day.test));
  const dayOf = (moment: Date) => formatMoment(moment, 'weekday', timeZone);

  return (
    <SellerPage title={title} note={dayOf(now)}>
      <FirstSteps />
      {has('ORDERS_WITHDRAWAL') && <WithdrawalNotice timeZone={timeZone} />}
      {has('PRODUCTS_FOOD') && <OriginNotice now={now} timeZone={timeZone} />}
      <dl className={styles.tiles}>
        <Tile name={texts.ordersToday}>{today.placedCount}</Tile>
        <Tile name={texts.orderedToday}>{formatCents(today.placed)}</Tile>
        <Tile name={texts.takenToday}>{formatCents(today.net)}</Tile>
        <Tile name={texts.cashToday}>{formatCents(today.cash)}</Tile>
        <Tile name={texts.refundedToday}>{formatCents(today.refunded)}</Tile>
        <Tile name={texts.takenThisWeek}>{formatCents(week.net)}</Tile>
      </dl>
      {test.placedCount > 0 && (
        <p className={styles.soft}>{texts.testOrders(test.placedCount, formatCents(test.placed))}</p>
      )}
      <div className={styles.columns}>
        <PickNext
          orders={seller.nextToPick ?? seller.oldest?.nodes.toReversed() ?? []}
          canPick={has('ORDERS_SEARCH')}
          timeZone={timeZone}
        />
        <Stages stages={seller.orderSums.stages ?? []} />
        <Panel title={texts.mostOrdered(mostOrderedDays)} empty={texts.nothingOrdered}>
          {(seller.bestSellers ?? []).map(({ productId, name, quantity, amount }) => (
            <li key={productId} className={styles.row}>
              <span>{name}</span>
              <span>{texts.orderedFor(`${quantity} ×`, formatPrice(amount))}</span>
            </li>
          ))}
        </Panel>
        {lowStock && (
          <Panel title={texts.lowStock} empty={texts.nothingLow} links={has('STOCK_SHEETS') && <StockLinks />}>
            {lowStock.map(({ id, name, left, portion }) => (
              <li key={id} className={styles.row}>
                <span>{name}</span>
                <span>{left === 0 ? texts.soldOut : texts.left(stockText(left ?? 0, portion?.grams))}</span>
              </li>
            ))}
          </Panel>
        )}
      </div>
      <TakingsTable days={takings} names={starts.map(dayOf)} />
      <TaxesTable days={takings} names={starts.map(dayOf)} />
      <DepositsTable days={takings} names={starts.map(dayOf)} />
    </SellerPage>
  );
}

function StockLinks() {
  return (
    <div className={styles.links}>
      <ButtonLink to={sellerPaths.countStock} variant="quiet" size="dense" icon="check">
        {shellTexts.countStock}
      </ButtonLink>
      <ButtonLink to={sellerPaths.goodsReceived} variant="quiet" size="dense" icon="truck">
        {shellTexts.goodsReceived}
      </ButtonLink>
    </div>
  );
}

function Tile({ name, children }: { name: string; children: string | number }) {
  return (
    <div className={styles.tile}>
      <dt className={styles.tileName}>{name}</dt>
      <dd className={styles.tileValue}>{children}</dd>
    </div>
  );
}

const openStages: readonly OrderStage[] = ['PLACED', 'PICKING', 'READY', 'OUT'];

function Stages({ stages }: { stages: NonNullable<Seller['orderSums']['stages']> }) {
  return (
    <Panel title={texts.openOrders} empty="">
      {openStages.map((stage) => (
        <li key={stage} className={styles.row}>
          <Link to={{ pathname: paths.sellerOrders, search: `?stage=${stage}` }}>{stageNames[stage]}</Link>
          <span>{stages.find((each) => each.stage === stage)?.count ?? 0}</span>
        </li>
      ))}
    </Panel>
  );
}
