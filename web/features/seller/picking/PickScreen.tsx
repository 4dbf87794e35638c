import { useState, type ReactNode } from 'react';
import type { ChosenOrder_orderFragment } from '#web/__generated__/seller-picking.ts';
import { sellerPaths } from '#web/shared/lib/shop/seller-paths.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { comma } from '#web/shared/lib/texts.ts';
import { CameraButton } from '../shell/CameraButton.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { searchOfIds } from '../shell/chosen-ids.ts';
import { FinishOrders } from './FinishOrders.tsx';
import { allOf, foundOf, foundText } from './found-goods.ts';
import { pickList, type OrderedLine, type PickLine } from './pick-list.ts';
import { LeftOut, PickingLinks } from './PickingParts.tsx';
import { PickLineFacts } from './PickLineFacts.tsx';
import { PickSheet } from './PickSheet.tsx';
import { usePicking, type Picking } from './use-picking.ts';
import { rowId, useScannedPicks } from './use-scanned-picks.ts';
import { quantityText } from '#web/shared/lib/format/quantity.ts';
import * as texts from './texts.ts';
import * as styles from './Picking.css.ts';

type Order = ChosenOrder_orderFragment;

interface PickScreenProps {
  title: string;
  ids: readonly string[];
  loaded: readonly Order[];
  /** The number of chosen orders that are cancelled or no longer exist. */
  leftOut: number;
  categories: Parameters<typeof pickList>[1];
  /** A control that narrows the list. */
  filter: ReactNode;
}

/** Whether the seller may pick the order line by line now. */
const canPick = ({ actions }: Order) => actions?.includes('PICK') ?? false;

/** The line of an order that a row of the list stands for. */
function itemOf({ orders }: Picking, { orderId, at }: OrderedLine): Order['items'][number] | undefined {
  return orders.find(({ id }) => id === orderId)?.items[at];
}

/** The pick list of a store that records what was found of each line. It works without a network: picks are sent later. */
export function PickScreen({ title, ids, loaded, leftOut, categories, filter }: PickScreenProps) {
  const picking = usePicking(loaded);
  const [opened, setOpened] = useState<PickLine>();
  const { orders, waiting, isOnline } = picking;
  const groups = pickList(orders.filter(canPick), categories);
  const rows = groups.flatMap(({ lines }) => lines);
  const { canScan, scan, isCounting, endCounting } = useScannedPicks({
    rows,
    picking,
    onOpen: setOpened,
  });
  const isPicked = (line: OrderedLine) => {
    const item = itemOf(picking, line);
    return item !== undefined && foundOf(item, line, waiting) !== null && !isCounting(line);
  };
  const doneCount = rows.filter((row) => row.orders.every(isPicked)).length;
  const note =
    rows.length === 0 ? texts.allPicked(orders.length) : texts.listNote(orders.length, doneCount, rows.length);

  return (
    <SellerPage title={title} note={note}>
      <div className={styles.printed}>
        {leftOut > 0 && <LeftOut count={leftOut} />}
        <output className={styles.hint}>{waiting.length > 0 && texts.notSent(waiting.length, isOnline)}</output>
        <PickingLinks>
          <ButtonLink variant="quiet" icon="receipt" to={{ pathname: sellerPaths.slips, search: searchOfIds(ids) }}>
            {texts.packingSlips}
          </ButtonLink>
          {canScan && <CameraButton onCode={scan} />}
        </PickingLinks>
        {filter}
        {groups.map(({ slug, label, lines }) => (
          <section key={slug} aria-label={label} className={styles.group}>
            <h2 className={styles.groupName}>{label}</h2>
            <ul>
              {lines.map((row) => (
                <li key={row.key} id={rowId(row)} className={styles.pickRow}>
                  <Row
                    row={row}
                    picking={picking}
                    isPicked={isPicked}
                    onOpen={() => {
                      endCounting(row);
                      setOpened(row);
                    }}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <FinishOrders orders={orders} picking={picking} canPick={canPick} isCounting={isCounting} />
      </div>
      {opened && <PickSheet key={opened.key} row={opened} picking={picking} onClose={() => setOpened(undefined)} />}
    </SellerPage>
  );
}

interface RowProps {
  row: PickLine;
  picking: Picking;
  isPicked: (line: OrderedLine) => boolean;
  onOpen: () => void;
}

/** One tap records that all pieces were found; weighed goods ask for their weight. */
function Row({ row, picking, isPicked, onOpen }: RowProps) {
  const { name, orders } = row;
  const isWeighed = orders.some((line) => itemOf(picking, line)?.expectedGrams != null);
  const other = isWeighed ? texts.weighOrReplace : texts.missingOrReplace;
  const { pick, refusalOf, waiting } = picking;

  function toggle(isFound: boolean) {
    const lines = orders.flatMap((line) => {
      const item = itemOf(picking, line);
      return item ? [{ line, item }] : [];
    });
    if (isFound && lines.some(({ item }) => item.expectedGrams !== null)) {
      onOpen();
      return;
    }
    for (const { line, item } of lines) {
      if (isFound !== isPicked(line))
        pick(line.orderId, line.at, isFound ? allOf(item) : { ...allOf(item), quantity: null });
    }
  }

  return (
    <>
      <label className={styles.line}>
        <input
          type="checkbox"
          className={styles.box}
          checked={orders.every(isPicked)}
          onChange={(event) => toggle(event.target.checked)}
        />
        <PickLineFacts goods={row} lines={orders}>
          <span className={styles.orders}>
            {orders
              .map((line) => {
                const item = itemOf(picking, line);
                const found = item && foundText(item, foundOf(item, line, waiting));
                const text = texts.quantityFor(quantityText(line.quantity, line.portionGrams), line.number);
                return found === undefined ? text : `${text} (${found})`;
              })
              .join(comma)}
          </span>
        </PickLineFacts>
        {orders.map(({ orderId, at }) => {
          const refusal = refusalOf(orderId, at);
          return (
            refusal && (
              <span key={orderId} role="alert" className={styles.refusal}>
                {refusal}
              </span>
            )
          );
        })}
      </label>
      <span className={styles.screenOnly}>
        <Button size="dense" variant="quiet" aria-label={texts.otherFor(other, name)} onClick={onOpen}>
          {other}
        </Button>
      </span>
    </>
  );
}
