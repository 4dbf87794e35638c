import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ChosenOrder_orderFragment } from '#web/__generated__/seller-picking.ts';
import { SellerSelfDocument, SellerShopFactsDocument } from '#web/__generated__/seller-shell.ts';
import { sellerPaths } from '#web/shared/lib/shop/seller-paths.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { NoteList } from '#web/shared/order-life/NoteList.tsx';
import { comma } from '#web/shared/lib/texts.ts';
import { SellerPage } from '../shell/SellerPage.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import { readChosenIds, searchOfIds } from '../shell/chosen-ids.ts';
import { keptPicking } from '../shell/kept-picking.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { openOffline } from './open-offline.ts';
import { PickLineFacts } from './PickLineFacts.tsx';
import { pickList, type PickLine } from './pick-list.ts';
import { LeftOut, NothingChosen, PickingLinks } from './PickingParts.tsx';
import { PickScreen } from './PickScreen.tsx';
import { SlotFilter } from './SlotFilter.tsx';
import { useChosenOrders } from './use-chosen-orders.ts';
import { useTicks } from './use-ticks.ts';
import { quantityText } from '#web/shared/lib/format/quantity.ts';
import * as texts from './texts.ts';
import * as styles from './Picking.css.ts';

const title = texts.pickList;

/** The products of the chosen orders together, in the order in which the seller walks through the shop. */
export function PickListPage() {
  const [params] = useSearchParams();
  const ids = readChosenIds(params);
  const { chosen, error, retry } = useChosenOrders(ids, { canBeKept: true });
  const [slotId, setSlotId] = useState('');
  const { has } = useShopFacts();
  useKeepList(ids.join(), chosen);
  const { ticks, tick } = useTicks(ids.toSorted().join() + slotId);

  if (error) return <SellerPageError title={title} error={error} onRetry={retry} />;
  if (!chosen) return <SellerPageLoading title={title} label={texts.loadingOrders} shape="row" />;
  const all = chosen.orders.filter(({ stage }) => stage !== 'CANCELLED');
  const leftOut = ids.length - all.length;
  if (all.length === 0) return <NothingChosen title={title} />;
  const orders = all.filter(({ slot }) => slotId === '' || slot?.id === slotId);
  // The screen for a store that records what was found of each line.
  if (has('ORDERS_PICKED') || all.some(({ actions }) => actions?.includes('PICK'))) {
    return (
      <PickScreen
        key={ids.join()}
        title={title}
        ids={ids}
        loaded={orders}
        leftOut={leftOut}
        categories={chosen.categories}
        filter={
          <>
            <SlotFilter orders={all} chosen={slotId} onChoose={setSlotId} />
            <OrderNotes orders={orders} />
          </>
        }
      />
    );
  }
  const groups = pickList(orders, chosen.categories);
  const keys = groups.flatMap(({ lines }) => lines.map(({ key }) => key));
  const doneCount = keys.filter((key) => ticks.has(key)).length;

  return (
    <SellerPage title={title} note={texts.listNote(orders.length, doneCount, keys.length)}>
      <div className={styles.printed}>
        {leftOut > 0 && <LeftOut count={leftOut} />}
        <PickingLinks>
          <ButtonLink variant="quiet" icon="receipt" to={{ pathname: sellerPaths.slips, search: searchOfIds(ids) }}>
            {texts.packingSlips}
          </ButtonLink>
        </PickingLinks>
        <SlotFilter orders={all} chosen={slotId} onChoose={setSlotId} />
        <OrderNotes orders={orders} />
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

/** Keeps a loaded list on this device, and makes the page open without a network. */
function useKeepList(key: string, chosen: ReturnType<typeof useChosenOrders>['chosen']) {
  const client = useApolloClient();
  useEffect(() => {
    if (!chosen || chosen.isKept) return;
    const { orders, categories } = chosen;
    const facts = client.readQuery({ query: SellerShopFactsDocument });
    const self = client.readQuery({ query: SellerSelfDocument });
    void keptPicking.keep({ key, orders, categories, facts, self });
    void openOffline();
  }, [client, key, chosen]);
}

interface LineProps {
  line: PickLine;
  isTicked: boolean;
  onTick: (key: string, isTicked: boolean) => void;
}

function Line({ line, isTicked, onTick }: LineProps) {
  const { key, orders } = line;
  return (
    // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the facts are its text
    <label className={styles.line}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isTicked}
        onChange={(event) => onTick(key, event.target.checked)}
      />
      <PickLineFacts goods={line} lines={orders}>
        <span className={styles.orders}>
          {orders
            .map((order) => texts.quantityFor(quantityText(order.quantity, order.portionGrams), order.number))
            .join(comma)}
        </span>
      </PickLineFacts>
    </label>
  );
}

function OrderNotes({ orders }: { orders: readonly ChosenOrder_orderFragment[] }) {
  return <NoteList notes={orders.map(({ number, noteToShop }) => [texts.noteOf(number), noteToShop])} />;
}
