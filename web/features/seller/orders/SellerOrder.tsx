import { useId } from 'react';
import type { SellerOrder_orderFragment } from '#web/__generated__/seller-orders.ts';
import { formatPrice } from '#web/shared/lib/money.ts';
import { Badge } from '#web/shared/ui/Badge.tsx';
import { ProductPicture } from '#web/shared/ui/ProductPicture.tsx';
import * as styles from './SellerOrdersPage.css.ts';

interface SellerOrderProps {
  order: SellerOrder_orderFragment;
}

/** One order with its products, address, amount and payment. */
export function SellerOrder({ order }: SellerOrderProps) {
  const heading = useId();
  const { address, amount, createdAt, isPaid, items, number, paymentText, status } = order;

  return (
    <article className={styles.order} aria-labelledby={heading}>
      <div className={styles.orderTitle}>
        <h2 id={heading} className={styles.customerName}>
          {address ? `${address.firstName} ${address.lastName}` : 'Order'}{' '}
          <span className={styles.number}>No. {number}</span>
        </h2>
        <div className={styles.badges}>
          {status && <Badge>{status}</Badge>}
          <Badge tone={isPaid ? 'good' : 'waiting'}>{isPaid ? 'Paid' : 'Pending'}</Badge>
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
            <span className={styles.itemName}>{item.name ?? 'A product that is no longer sold'}</span>
            <span className={styles.quantity}>× {item.quantity}</span>
          </li>
        ))}
      </ul>
      <CustomerAddress address={address} />
      <dl className={styles.facts}>
        <dt className={styles.factName}>Amount</dt>
        <dd className={styles.amount}>{formatPrice(amount)}</dd>
        <dt className={styles.factName}>Payment</dt>
        <dd className={styles.fact}>{paymentText}</dd>
        <dt className={styles.factName}>Date</dt>
        <dd className={styles.fact}>{createdAt ? dateOf(createdAt) : 'N/A'}</dd>
      </dl>
    </article>
  );
}

function CustomerAddress({ address }: Pick<SellerOrder_orderFragment, 'address'>) {
  if (!address) return <p className={styles.customer}>The store no longer has the address.</p>;
  const { street, city, state, zipcode, country, phone } = address;
  return (
    <address className={styles.customer}>
      {street}
      <br />
      {city}, {state} {zipcode}
      <br />
      {country}
      <br />
      <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={styles.contact}>
        {phone}
      </a>
    </address>
  );
}

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

function dateOf(moment: string) {
  return dateFormat.format(new Date(moment));
}
