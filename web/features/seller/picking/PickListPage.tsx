import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#web/shared/lib/paths.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { EmptyState } from '#web/shared/ui/EmptyState.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import { readChosenIds, searchOfIds } from '../shell/chosen-ids.ts';
import { pickList, type PickLine } from './pick-list.ts';
import { SlotFilter } from './SlotFilter.tsx';
import { useChosenOrders } from './use-chosen-orders.ts';
import { useTicks } from './use-ticks.ts';
import * as styles from './Picking.css.ts';

const title = 'Pick list';
const ordersText = (count: number) => `${count} ${count === 1 ? 'order' : 'orders'}`;

/** The products of the chosen orders together, in the order in which the seller walks through the shop. */
export function PickListPage() {
  const [params] = useSearchParams();
  const ids = readChosenIds(params);
  const { chosen, error, retry } = useChosenOrders(ids);
  const [slotId, setSlotId] = useState('');
  const { ticks, tick } = useTicks(ids.toSorted().join() + slotId);

  if (error) return <SellerPageError title={title} error={error} onRetry={retry} />;
  if (!chosen) return <SellerPageLoading title={title} label="Loading the orders" shape="row" />;
  const all = chosen.orders.filter(({ stage }) => stage !== 'CANCELLED');
  const leftOut = ids.length - all.length;
  if (all.length === 0) return <NothingChosen title={title} />;
  const orders = all.filter(({ slot }) => slotId === '' || slot?.id === slotId);
  const groups = pickList(orders, chosen.categories);
  const keys = groups.flatMap(({ lines }) => lines.map(({ key }) => key));
  const doneCount = keys.filter((key) => ticks.has(key)).length;

  return (
    <SellerPage title={title} note={`${ordersText(orders.length)}, ${doneCount} of ${keys.length} products picked`}>
      <div className={styles.printed}>
        {leftOut > 0 && <LeftOut count={leftOut} />}
        <PickingLinks>
          <ButtonLink variant="quiet" icon="receipt" to={{ pathname: paths.sellerSlips, search: searchOfIds(ids) }}>
            Packing slips
          </ButtonLink>
        </PickingLinks>
        <SlotFilter orders={all} chosen={slotId} onChoose={setSlotId} />
        {groups.map(({ slug, label, lines }) => (
          <section key={slug} aria-label={label} className={styles.group}>
            <h2 className={styles.groupName}>{label}</h2>
            <ul>
              {lines.map((line) => (
                <li key={line.key}>
                  <Line line={line} isTicked={ticks.has(line.key)} onTick={tick} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </SellerPage>
  );
}

interface LineProps {
  line: PickLine;
  isTicked: boolean;
  onTick: (key: string, isTicked: boolean) => void;
}

function Line({ line: { key, name, quantity, orders }, isTicked, onTick }: LineProps) {
  return (
    <label className={styles.line}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isTicked}
        onChange={(event) => onTick(key, event.target.checked)}
      />
      <span className={styles.product}>
        <span className={styles.quantity}>{quantity} ×</span> {name}
      </span>
      <span className={styles.orders}>
        {orders.map((order) => `${order.quantity} for No. ${order.number}`).join(', ')}
      </span>
    </label>
  );
}

/** Says that some of the chosen orders are not on the page. */
export function LeftOut({ count }: { count: number }) {
  return (
    <p className={styles.hint}>
      {ordersText(count)} {count === 1 ? 'was' : 'were'} left out: cancelled, or no longer there.
    </p>
  );
}

/** The buttons above a page that can be printed. */
export function PickingLinks({ children }: { children: ReactNode }) {
  return (
    <div className={styles.screenOnly}>
      <Button icon="print" onClick={() => window.print()}>
        Print
      </Button>
      {children}
      <ButtonLink variant="quiet" to={paths.sellerOrders}>
        Back to the orders
      </ButtonLink>
    </div>
  );
}

/** A page without an order to show. */
export function NothingChosen({ title: heading }: { title: string }) {
  return (
    <SellerPage title={heading}>
      <EmptyState
        title="No orders to pack"
        text={`Choose orders in the list, then press ${heading}.`}
        action={<ButtonLink to={paths.sellerOrders}>Choose orders</ButtonLink>}
      />
    </SellerPage>
  );
}
