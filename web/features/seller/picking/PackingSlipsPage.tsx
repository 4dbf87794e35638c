import { useId } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ChosenOrder_orderFragment } from '#web/__generated__/seller-picking.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { formatCents } from '#web/shared/lib/format/money.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';
import { slotText } from '#web/shared/order-life/slot-text.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { pickedText } from '#web/shared/order-life/picked.ts';
import { AddressLines } from '#web/shared/ui/AddressLines.tsx';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { NoteList } from '#web/shared/order-life/NoteList.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { readChosenIds, searchOfIds } from '../shell/chosen-ids.ts';
import { openCentsOf } from './cash.ts';
import { factsOf, gramsOf, wishOf } from './pick-list.ts';
import { PickLineFacts } from './PickLineFacts.tsx';
import { TourSheet } from './TourSheet.tsx';
import { OtherOrders, LeftOut, NothingChosen, PickingLinks } from './PickingParts.tsx';
import { useChosenOrders } from './use-chosen-orders.ts';
import { useTicks } from './use-ticks.ts';
import * as texts from './texts.ts';
import * as styles from './Picking.css.ts';

type Order = ChosenOrder_orderFragment;

const title = texts.packingSlips;

/** The tour with its cash, and one slip for each chosen order: its products, its address, and the cash to collect. */
export function PackingSlipsPage() {
  const [params] = useSearchParams();
  const ids = readChosenIds(params);
  const { chosen, error, retry } = useChosenOrders(ids);

  if (error) return <SellerPageError title={title} error={error} onRetry={retry} />;
  if (!chosen) return <SellerPageLoading title={title} label={texts.loadingOrders} shape="panel" />;
  const orders = chosen.orders.filter(({ stage }) => stage !== 'CANCELLED');
  const leftOut = ids.length - orders.length;
  if (orders.length === 0) return <NothingChosen title={title} />;

  return (
    <SellerPage title={title} note={texts.slipCount(orders.length)}>
      <div className={styles.printed}>
        {leftOut > 0 && <LeftOut count={leftOut} />}
        <PickingLinks>
          <ButtonLink variant="quiet" icon="list" to={{ pathname: paths.sellerPick, search: searchOfIds(ids) }}>
            {texts.pickList}
          </ButtonLink>
        </PickingLinks>
        <TourSheet orders={orders} />
        <div className={styles.slips}>
          {orders.map((order) => (
            <Slip key={order.id} order={order} />
          ))}
        </div>
      </div>
    </SellerPage>
  );
}

function Slip({ order }: { order: Order }) {
  const heading = useId();
  const { id, createdAt, items, number } = order;
  const address = hasAddress(order) ? order.address : null;
  const { timeZone } = useShopFacts();
  const { ticks, tick } = useTicks(`slip ${id}`);

  return (
    <article className={styles.slip} aria-labelledby={heading}>
      <ShopMark />
      <div className={styles.slipHead}>
        <h2 id={heading} className={styles.slipTitle}>
          {texts.numbered(number)}
        </h2>
        {createdAt && <span>{formatMoment(createdAt, 'moment', timeZone)}</span>}
      </div>
      {address ? (
        <address className={styles.address}>
          <strong>
            <bdi>{`${address.firstName} ${address.lastName}`}</bdi>
          </strong>
          <br />
          <AddressLines address={address} />
          <bdi dir="ltr">{address.phone}</bdi>
        </address>
      ) : (
        <p>{texts.noAddress}</p>
      )}
      {order.slot && <p className={styles.payment}>{slotText(order.slot, timeZone)}</p>}
      <OtherOrders order={order} className={styles.withOthers} />
      <p className={styles.payment}>{paymentNote(order)}</p>
      {order.minimumAge && <p className={styles.payment}>{texts.checkAge(order.minimumAge)}</p>}
      <NoteList
        notes={[
          [texts.noteToShop, order.noteToShop],
          [texts.noteToCourier, order.noteToCourier],
        ]}
      />
      <ul>
        {items.map((item, at) => (
          // The lines have no ids and never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <label className={styles.line}>
              <input
                type="checkbox"
                className={styles.box}
                checked={ticks.has(String(at))}
                onChange={(event) => tick(String(at), event.target.checked)}
              />
              <PickLineFacts
                goods={{
                  name: item.name ?? texts.goneProduct,
                  quantity: item.quantity,
                  portionGrams: item.portionGrams,
                  sizes: factsOf(item),
                  grams: item.picked ? null : gramsOf(item),
                  picture: item.image?.url ?? null,
                }}
                lines={[{ wish: wishOf(item) }]}
              >
                {pickedText(item) && <span className={styles.orders}>{pickedText(item)}</span>}
              </PickLineFacts>
            </label>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** The shop's logo and name. */
function ShopMark() {
  const { logo, name } = shop();
  return (
    <p className={styles.shopMark}>
      {logo && <img src={logo.url} alt="" className={styles.shopLogo} />}
      <span>{name}</span>
    </p>
  );
}

/** The store deletes the address together with the account. */
function hasAddress({ address }: Order): boolean {
  return !!address && [address.street, address.city, address.country, address.phone].some(Boolean);
}

/** The note about the payment for the driver. */
export function paymentNote(order: Order): string {
  const { isTest, payment } = order;
  const openCents = openCentsOf(order);
  if (openCents === 0) return isTest ? texts.isPaidByTest : texts.isPaid;
  return (payment === 'COD' ? texts.cashToCollect : texts.toPay)(formatCents(openCents));
}
