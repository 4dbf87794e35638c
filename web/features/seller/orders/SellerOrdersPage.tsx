import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { SellerOrdersQuery } from '#web/__generated__/seller-orders.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { useErrorToast } from '#web/shared/lib/messages/use-error-toast.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { Switch } from '#web/shared/ui/Switch.tsx';
import { BulkOrderBar } from './BulkOrderBar.tsx';
import { CallLinks } from './CallLinks.tsx';
import { OrderSearch } from './OrderSearch.tsx';
import { readOrderView, servedView, type OrderView } from './order-view.ts';
import { OrderTools } from './OrderTools.tsx';
import { PromiseFilter } from './PromiseFilter.tsx';
import { SellerOrder } from './SellerOrder.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import { useRowsInParts } from '../shell/use-rows-in-parts.ts';
import { useSellerSelf } from '../shell/use-seller-self.ts';
import { useSelection } from '../shell/use-selection.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { StageTabs } from './StageTabs.tsx';
import { UnpaidOrders } from './UnpaidOrders.tsx';
import { useOrderAddress } from './use-order-address.ts';
import { useOrderChanges } from './use-order-changes.ts';
import { useNewOrderSound } from './use-new-order-sound.ts';
import { pageSize, useSellerOrders } from './use-seller-orders.ts';
import * as stages from './OrderStages.css.ts';
import * as tools from './OrderTools.css.ts';
import * as texts from './texts.ts';
import * as styles from './SellerOrdersPage.css.ts';

type OrderSums = NonNullable<NonNullable<SellerOrdersQuery['seller']>['shown']>;

/** The seller's page of all orders that are paid or to be paid on delivery: dense rows that open in place. */
export function SellerOrdersPage() {
  const [params] = useSearchParams();
  const { has, timeZone } = useShopFacts();
  const { maySeeSums } = useSellerSelf();
  const view = servedView(readOrderView(params), has);
  const list = useSellerOrders(view);
  const changes = useOrderChanges(list);
  const { selected, select, selectOnly, clear } = useSelection();
  const { opened, setOpen } = useOrderAddress();
  const [hasOpenTools, setHasOpenTools] = useState(isFilteredInTools(view));
  const listElement = useRef<HTMLUListElement>(null);
  const { orders, sums, all, starts, cancelledCount, newCount, isOutdated, loading, showNew, error, retry } = list;

  // Input can interrupt the render that replaces the skeleton.
  const isReady = useDeferredValue(orders !== undefined);
  const shownOrders = useRowsInParts(orders ?? [], 8);
  const sound = useNewOrderSound(newCount);

  useErrorToast(error);

  // A change takes an order out of the list together with the pressed button.
  const shownCount = orders?.length ?? 0;
  const lastCount = useRef(shownCount);
  useEffect(() => {
    const isFocusLost = shownCount < lastCount.current && document.activeElement === document.body;
    lastCount.current = shownCount;
    if (isFocusLost) listElement.current?.focus({ preventScroll: true });
  }, [shownCount]);

  if (error) return <SellerPageError title={texts.orders} error={error} onRetry={retry} />;
  if (!orders || !isReady || (maySeeSums && (!sums || !all))) {
    return <SellerPageLoading title={texts.orders} label={texts.loadingOrders} shape="panel" />;
  }
  const chosen = orders.filter(({ id }) => selected.has(id));
  const orderTools = sums && all && (
    <OrderTools cancelledCount={cancelledCount} sums={sums} all={all} starts={starts} loadFile={list.loadFile} />
  );
  const newOrdersButton = newCount > 0 && (
    <div className={tools.newOrders}>
      <Button icon="receipt" onClick={showNew}>
        {texts.showNewOrders(newCount, newCount >= pageSize)}
      </Button>
    </div>
  );
  // Packers see no sums. A store with packers always has stages.
  const hasStages = !maySeeSums || all?.stages != null;
  const cancelled = all?.stages?.find(({ stage }) => stage === 'CANCELLED')?.count ?? 0;
  // Cancelled orders are in no sum.
  const hasUncounted = view.stage === '' && cancelled > 0;
  const total = view.stage === 'CANCELLED' ? cancelledCount : hasUncounted ? undefined : sums?.count;
  const hasNone = all ? all.count + cancelled === 0 : orders.length === 0 && !isFiltered(view);
  if (hasNone) {
    return (
      <SellerPage title={texts.orders}>
        <CallLinks />
        {newOrdersButton}
        <UnpaidOrders timeZone={timeZone} />
        <EmptyState
          art="/art/no-orders.webp"
          title={maySeeSums ? texts.noOrdersYet : texts.noOrdersToPack}
          text={maySeeSums ? texts.whenOrdersAppear : texts.whenNewOrdersAppear}
          action={maySeeSums && <ButtonLink to={paths.sellerProductList}>{texts.checkProductList}</ButtonLink>}
        />
      </SellerPage>
    );
  }

  return (
    <SellerPage
      title={texts.orders}
      tabNote={newCount > 0 ? `(${newCount}) ` : ''}
      note={sums && headingNote(view, sums, cancelledCount, hasUncounted)}
    >
      <CallLinks />
      {newOrdersButton}
      {isOutdated && <p className={tools.outdated}>{texts.outdated}</p>}
      <UnpaidOrders timeZone={timeZone} />
      <div className={tools.head}>
        <div className={tools.searchRow}>
          {has('ORDERS_SEARCH') && <OrderSearch />}
          <Switch
            checked={sound.isOn}
            onChange={sound.turn}
            label={texts.soundForNewOrders}
            text={texts.soundForNewOrders}
          />
        </div>
        {all?.stages && <StageTabs counts={all.stages} />}
        {has('ORDERS_PROMISED') && (
          <PromiseFilter times={list.promisedTimes} timeZone={timeZone} hasStages={all?.stages != null} />
        )}
        {orderTools && (
          // A list that is filtered by what is in here shows it.
          <details open={hasOpenTools} onToggle={(event) => setHasOpenTools(event.currentTarget.open)}>
            <summary className={tools.summary}>{texts.sumsAndFilters}</summary>
            <div className={tools.closedBox}>{orderTools}</div>
          </details>
        )}
      </div>
      {orders.length === 0 && !loading && <p className={tools.none}>{texts.noOrdersMatch}</p>}
      <div className={styles.list}>
        {hasStages && orders.length > 0 && (
          <label className={stages.choose}>
            <input
              type="checkbox"
              className={stages.box}
              checked={chosen.length === orders.length}
              onChange={(event) => selectOnly(event.target.checked ? orders.map(({ id }) => id) : [])}
            />
            <span>{texts.chooseAll(orders.length)}</span>
          </label>
        )}
        <ul
          ref={listElement}
          tabIndex={-1}
          className={styles.orders}
          aria-label={texts.orderList(view.sort === 'PROMISED')}
          aria-busy={loading}
        >
          {shownOrders.map((order) => (
            <li key={order.id}>
              <SellerOrder
                order={order}
                timeZone={timeZone}
                changes={changes}
                isChosen={selected.has(order.id)}
                onChoose={select}
                isOpen={opened.includes(order.number)}
                onOpen={setOpen}
              />
            </li>
          ))}
        </ul>
      </div>
      {list.hasOlder && (
        <div className={tools.older}>
          <p>{texts.shownOrders(orders.length, total)}</p>
          <Button variant="quiet" busy={loading} onClick={list.showOlder}>
            {view.sort === 'PROMISED' ? texts.loadMore : texts.loadOlder}
          </Button>
        </div>
      )}
      <BulkOrderBar chosen={chosen} changes={changes} onChoose={select} onClear={clear} />
    </SellerPage>
  );
}

/**
 * The number of the shown orders in words.
 *
 * @param hasUncounted whether the list may have cancelled orders beside others: they are in no sum
 */
function headingNote(
  { stage }: OrderView,
  sums: OrderSums,
  cancelledCount: number | undefined,
  hasUncounted: boolean,
): string | undefined {
  if (stage === 'CANCELLED') return cancelledCount === undefined ? undefined : texts.orderCount(cancelledCount);
  const counts = texts.ordersAndPending(sums.count, sums.pendingCount);
  return hasUncounted ? texts.withoutCancelled(counts) : counts;
}

const isFiltered = (view: OrderView) =>
  isFilteredInTools(view) || view.stage !== '' || view.search !== '' || view.day !== '';

const isFilteredInTools = ({ paid, method, days }: OrderView) => paid !== '' || method !== '' || days > 0;
