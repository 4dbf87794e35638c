import { Link } from 'react-router-dom';
import type { SellerCustomersQuery } from '#web/__generated__/seller-customers.ts';
import { formatPrice } from '#web/shared/lib/format/money.ts';
import { comma } from '#web/shared/lib/texts.ts';
import * as texts from './texts.ts';
import * as styles from './Customers.css.ts';

type Customer = NonNullable<NonNullable<SellerCustomersQuery['seller']>['customers']>['customers'][number];

type ShownCustomer = Omit<Customer, 'id' | 'lastOrderAt' | '__typename'>;

interface CustomerFactsProps {
  customer: ShownCustomer;
  /** The day of the last order. */
  lastOrder?: string;
  /** The address to which the name leads. */
  to?: string;
}

/** Who a customer is, and what is open. */
export function CustomerFacts({ customer, lastOrder, to }: CustomerFactsProps) {
  const { name, email, isGuest, open, orderCount, phone } = customer;
  const facts = [
    texts.orderCount(orderCount),
    ...(lastOrder === undefined ? [] : [texts.lastOrder(lastOrder)]),
    open > 0 ? texts.openAmount(formatPrice(open)) : texts.nothingOpen,
    ...(isGuest ? [texts.withoutAccount] : []),
  ];
  return (
    <>
      <strong>{to === undefined ? <bdi>{name}</bdi> : <Link to={to}>{name}</Link>}</strong>
      <span>
        <bdi>{phone}</bdi>
        {comma}
        <bdi>{email ?? texts.noEmail}</bdi>
      </span>
      <span className={styles.hint}>{facts.join(comma)}</span>
    </>
  );
}
