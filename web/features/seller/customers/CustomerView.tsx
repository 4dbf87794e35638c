import { Link } from 'react-router-dom';
import { useSellerCustomerQuery, type SellerCustomerQuery } from '#web/__generated__/seller-customers.ts';
import { addressLines } from '#common/address-lines.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { formatPrice } from '#web/shared/lib/format/money.ts';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { sellerPaths } from '#web/shared/lib/shop/seller-paths.ts';
import { stageNameOf } from '#web/shared/order-life/stages.ts';
import { comma } from '#web/shared/lib/texts.ts';
import { ButtonLink } from '#web/shared/ui/Button.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { CustomerFacts } from './CustomerFacts.tsx';
import { NoteForm } from './NoteForm.tsx';
import * as texts from './texts.ts';
import * as styles from './Customers.css.ts';

/** One customer with the newest orders and the note of the shop. */
export function CustomerView({ id }: { id: string }) {
  const { timeZone } = useShopFacts();
  const { data, error, refetch } = useSellerCustomerQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (error && !data) {
    return <ErrorState message={messageOf(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  if (!data) return <Skeleton shape="panel" />;
  const found = data.seller?.customer;
  if (!found) return <Notice>{texts.unknown}</Notice>;
  const { customer, note, orders, addresses } = found;
  return (
    <>
      <section className={styles.part}>
        <div className={styles.words}>
          <CustomerFacts customer={customer} />
          {addresses[0] && (
            <span>
              <bdi>{addressLines(addresses[0]).join(comma)}</bdi>
            </span>
          )}
        </div>
        <div>
          <ButtonLink icon="phone" to={sellerPaths.takeOrderFor(id)}>
            {texts.newOrderFor(customer.name)}
          </ButtonLink>
        </div>
        <NoteForm id={id} saved={note} />
      </section>
      <section className={styles.part} aria-labelledby="orders-heading">
        <h2 id="orders-heading" className={styles.partTitle}>
          {texts.newestOrders}
        </h2>
        <ul className={styles.list}>
          {orders.map((order) => (
            <li key={order.id} className={styles.row}>
              <span className={styles.words}>
                <Link to={`${paths.sellerOrders}?q=${order.number}`}>{texts.orderNumbered(order.number)}</Link>
                <span className={styles.hint}>{factsOf(order, timeZone).join(comma)}</span>
              </span>
              <b className={styles.amount}>{formatPrice(order.amount)}</b>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

type Order = NonNullable<NonNullable<SellerCustomerQuery['seller']>['customer']>['orders'][number];

const factsOf = ({ createdAt, slot, stage, status }: Order, timeZone: string) => [
  ...(createdAt === null ? [] : [formatMoment(createdAt, 'moment', timeZone)]),
  stage === null ? (status ?? '') : stageNameOf(stage, slot),
];
