import { useId } from 'react';
import type { SellerOrder_orderFragment } from '#web/__generated__/seller-orders.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { formatPrice } from '#web/shared/lib/format/money.ts';
import { ShownFood } from '#web/shared/food/ShownFood.tsx';
import { NoteList } from '#web/shared/order-life/NoteList.tsx';
import { OrderHistory } from '#web/shared/order-life/OrderHistory.tsx';
import { stopFact } from '#web/shared/order-life/stop-numbers.ts';
import { slotText } from '#web/shared/order-life/slot-text.ts';
import { moneyText, paymentWords } from '#web/shared/order-life/stages.ts';
import { AddressLines } from '#web/shared/ui/AddressLines.tsx';
import { ProductPicture } from '#web/shared/ui/ProductPicture.tsx';
import { lineName } from './line-name.ts';
import { OrderRow } from './OrderRow.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import type { OrderChanges } from './use-order-changes.ts';
import * as stages from './OrderStages.css.ts';
import * as tools from './OrderTools.css.ts';
import { gramsText } from '#web/shared/lib/format/quantity.ts';
import * as texts from './texts.ts';
import * as styles from './SellerOrdersPage.css.ts';

interface SellerOrderProps {
  order: SellerOrder_orderFragment;
  /** The shop's IANA time zone. */
  timeZone: string;
  changes: OrderChanges;
  isChosen: boolean;
  onChoose: (id: string, isChosen: boolean) => void;
  isOpen: boolean;
  onOpen: (number: string, isOpen: boolean) => void;
}

/**
 * A row that opens in place. The browser's search in the page finds what is in a closed row, and opens it. A store with stages adds
 * the next steps and the history.
 */
export function SellerOrder(props: SellerOrderProps) {
  const { order, timeZone, changes, isChosen, onChoose, isOpen, onOpen } = props;
  const heading = useId();
  const { id, number, stage, timeline } = order;

  return (
    <article className={styles.order} aria-labelledby={heading}>
      {stage && (
        <label className={styles.choose}>
          <input
            type="checkbox"
            className={stages.box}
            aria-label={texts.chooseOrder(number)}
            checked={isChosen}
            onChange={(event) => onChoose(id, event.target.checked)}
          />
        </label>
      )}
      <details
        className={styles.details}
        open={isOpen}
        onToggle={(event) => {
          if (event.currentTarget.open !== isOpen) onOpen(number, event.currentTarget.open);
        }}
      >
        <summary className={styles.summary}>
          <OrderRow order={order} heading={heading} timeZone={timeZone} />
        </summary>
        <div className={styles.card}>
          <OrderParts order={order} timeZone={timeZone} />
          {timeline && (
            <details className={stages.history}>
              <summary className={tools.summary}>{texts.history}</summary>
              <OrderHistory order={order} timeZone={timeZone} className={stages.historyList} />
            </details>
          )}
          {stage && <OrderSteps order={order} changes={changes} />}
        </div>
      </details>
    </article>
  );
}

/** Notes, products, address and sums. */
function OrderParts({ order, timeZone }: Pick<SellerOrderProps, 'order' | 'timeZone'>) {
  const { address, amount, createdAt, items, paymentText, settled, shipping, slot } = order;
  const money = moneyText(order);
  const stop = stopFact(order);
  const { deposits } = settled ?? order;
  return (
    <>
      <NoteList
        className={styles.notes}
        notes={[
          [texts.noteToShop, order.noteToShop],
          [texts.noteToCourier, order.noteToCourier],
        ]}
      />
      <ul className={styles.items}>
        {items.map((item, at) => (
          // The lines have no ids and never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={styles.item}>
            <span className={styles.picture}>
              <ProductPicture src={item.image?.url} name={item.name ?? ''} sizes="44px" />
            </span>
            <div className={styles.itemName}>
              <span>{lineName(item)}</span>
              <ShownFood item={item} />
            </div>
            <span className={styles.quantity}>
              {item.portionGrams === null ? `× ${item.quantity}` : gramsText(item.quantity * item.portionGrams)}
            </span>
          </li>
        ))}
      </ul>
      <CustomerAddress address={address} />
      <dl className={styles.facts}>
        <dt className={styles.factName}>{texts.amount}</dt>
        <dd className={styles.amount}>{formatPrice(settled?.amount ?? amount)}</dd>
        {settled && settled.amount < amount && (
          <>
            <dt className={styles.factName}>{texts.orderedAmount}</dt>
            <dd className={styles.fact}>{formatPrice(amount)}</dd>
          </>
        )}
        {deposits !== null && deposits > 0 && (
          <>
            <dt className={styles.factName}>{texts.deposits}</dt>
            <dd className={styles.fact}>{formatPrice(deposits)}</dd>
          </>
        )}
        {shipping !== null && shipping > 0 && (
          <>
            <dt className={styles.factName}>{texts.shippingFee}</dt>
            <dd className={styles.fact}>{formatPrice(shipping)}</dd>
          </>
        )}
        <dt className={styles.factName}>{texts.payment}</dt>
        <dd className={styles.fact}>{paymentWords(paymentText, slot)}</dd>
        {money && (
          <>
            <dt className={styles.factName}>{texts.balance}</dt>
            <dd className={styles.fact}>{money}</dd>
          </>
        )}
        {stop && (
          <>
            <dt className={styles.factName}>{stop.label}</dt>
            <dd className={styles.fact}>{stop.numbers}</dd>
          </>
        )}
        {slot && (
          <>
            <dt className={styles.factName}>{texts.promised}</dt>
            <dd className={styles.fact}>{slotText(slot, timeZone)}</dd>
          </>
        )}
        <dt className={styles.factName}>{texts.date}</dt>
        <dd className={styles.fact}>{createdAt ? formatMoment(createdAt, 'moment', timeZone) : texts.noDate}</dd>
      </dl>
    </>
  );
}

function CustomerAddress({ address }: Pick<SellerOrder_orderFragment, 'address'>) {
  if (!address) return <p className={styles.customer}>{texts.noAddress}</p>;
  const { street, city, postalCode, country, email, phone } = address;
  // The store deletes the address together with the account.
  if (![street, city, postalCode, country, phone].some(Boolean)) {
    return <p className={styles.customer}>{texts.addressDeleted}</p>;
  }
  return (
    <address className={styles.customer}>
      <AddressLines address={address} />
      <a dir="ltr" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={styles.contact}>
        {phone}
      </a>
      {email && (
        <>
          <br />
          <a href={`mailto:${email}`} className={styles.contact}>
            {email}
          </a>
        </>
      )}
    </address>
  );
}
