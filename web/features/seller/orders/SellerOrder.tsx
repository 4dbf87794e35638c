import { useId } from 'react';
import type { SellerOrder_orderFragment } from '#web/__generated__/seller-orders.ts';
import { formatMoment } from '#web/shared/lib/moments.ts';
import { formatPrice } from '#web/shared/lib/money.ts';
import { OrderHistory } from '#web/shared/order-life/OrderHistory.tsx';
import { pickedText } from '#web/shared/order-life/picked.ts';
import { slotText } from '#web/shared/order-life/slot-text.ts';
import { moneyText, paymentWords } from '#web/shared/order-life/stages.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { ProductPicture } from '#web/shared/ui/ProductPicture.tsx';
import { OrderSteps } from './OrderSteps.tsx';
import type { OrderChanges } from './use-order-changes.ts';
import * as stages from './OrderStages.css.ts';
import * as tools from './OrderTools.css.ts';
import { NoteList } from '#web/shared/order-life/NoteList.tsx';
import * as texts from './texts.ts';
import * as styles from './SellerOrdersPage.css.ts';

interface SellerOrderProps {
  order: SellerOrder_orderFragment;
  /** The shop's IANA time zone. */
  timeZone: string;
  changes: OrderChanges;
  isChosen: boolean;
  onChoose: (id: string, isChosen: boolean) => void;
}

/** One order with its products, address, amount and payment. A store with stages adds the next steps and the history. */
export function SellerOrder({ order, timeZone, changes, isChosen, onChoose }: SellerOrderProps) {
  const heading = useId();
  const { id, address, amount, createdAt, isPaid, items, number, paymentText, settled, slot, stage, status, timeline } =
    order;
  const money = moneyText(order);

  return (
    <article className={styles.order} aria-labelledby={heading}>
      <div className={styles.orderTitle}>
        <h2 id={heading} className={styles.customerName}>
          <span className={styles.number}>{texts.numbered(number)}</span>{' '}
          {address ? `${address.firstName} ${address.lastName}` : texts.nameless}
        </h2>
        <div className={styles.badges}>
          {status && <Badge>{status}</Badge>}
          {stage !== 'CANCELLED' && (
            <Badge tone={isPaid ? 'good' : 'waiting'}>{isPaid ? texts.paid : texts.pending}</Badge>
          )}
          {stage && (
            <label className={stages.choose}>
              <input
                type="checkbox"
                className={stages.box}
                aria-label={texts.chooseOrder(number)}
                checked={isChosen}
                onChange={(event) => onChoose(id, event.target.checked)}
              />
            </label>
          )}
        </div>
      </div>
      <ul className={styles.items}>
        {items.map((item, at) => (
          // The lines have no ids and never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={styles.item}>
            <span className={styles.picture}>
              <ProductPicture src={item.image?.url} alt="" sizes="44px" />
            </span>
            <span className={styles.itemName}>
              {item.name ?? texts.goneProduct}
              {pickedText(item) && ` (${pickedText(item)})`}
            </span>
            <span className={styles.quantity}>× {item.quantity}</span>
          </li>
        ))}
      </ul>
      <div className={styles.customerFacts}>
        <CustomerAddress address={address} />
        <NoteList
          notes={[
            [texts.noteToShop, order.noteToShop],
            [texts.noteToCourier, order.noteToCourier],
          ]}
        />
      </div>
      <dl className={styles.facts}>
        <dt className={styles.factName}>{texts.amount}</dt>
        <dd className={styles.amount}>{formatPrice(settled?.amount ?? amount)}</dd>
        {settled && settled.amount < amount && (
          <>
            <dt className={styles.factName}>{texts.orderedAmount}</dt>
            <dd className={styles.fact}>{formatPrice(amount)}</dd>
          </>
        )}
        <dt className={styles.factName}>{texts.payment}</dt>
        <dd className={styles.fact}>{paymentWords(paymentText)}</dd>
        {money && (
          <>
            <dt className={styles.factName}>{texts.balance}</dt>
            <dd className={styles.fact}>{money}</dd>
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
      {timeline && (
        <details className={stages.history}>
          <summary className={tools.summary}>{texts.history}</summary>
          <OrderHistory order={order} timeZone={timeZone} className={stages.historyList} />
        </details>
      )}
      {stage && <OrderSteps order={order} changes={changes} />}
    </article>
  );
}

function CustomerAddress({ address }: Pick<SellerOrder_orderFragment, 'address'>) {
  if (!address) return <p className={styles.customer}>{texts.noAddress}</p>;
  const { street, city, state, postalCode, country, phone } = address;
  // The store deletes the address together with the account.
  if (![street, city, postalCode, country, phone].some(Boolean)) {
    return <p className={styles.customer}>{texts.addressDeleted}</p>;
  }
  return (
    <address className={styles.customer}>
      {street}
      <br />
      {city}, {state} {postalCode}
      <br />
      {country}
      <br />
      <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={styles.contact}>
        {phone}
      </a>
    </address>
  );
}
