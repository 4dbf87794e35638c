import { useSearchParams } from 'react-router-dom';
import { useSellerDepositsQuery, type SellerDepositsQuery } from '#web/__generated__/seller-deposits.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { formatPrice } from '#web/shared/lib/format/money.ts';
import { comma } from '#web/shared/lib/texts.ts';
import { SellerPage } from '../shell/SellerPage.tsx';
import { SellerPageError, SellerPageLoading } from '../shell/SellerPageStates.tsx';
import { useSellerSelf } from '../shell/use-seller-self.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { DepositTypes } from './DepositTypes.tsx';
import { ReturnForm } from './ReturnForm.tsx';
import * as names from '../shell/deposits/texts.ts';
import * as texts from './texts.ts';
import * as styles from './Deposits.css.ts';

type Seller = NonNullable<SellerDepositsQuery['seller']>;

/**
 * Containers that come back, with the order that the address names or without one, and the newest entries. Owners and managers also have
 * the types and what is open of them.
 */
export function DepositsPage() {
  const [params] = useSearchParams();
  const [orderId, number] = [params.get('order'), params.get('number')];
  const isManager = useSellerSelf().role !== 'PACKER';
  const { data, error, refetch } = useSellerDepositsQuery({
    variables: { orderId, isManager },
    fetchPolicy: 'cache-and-network',
  });
  const title = texts.deposits;

  if (!data && error) {
    return <SellerPageError title={title} error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  const types = data?.seller?.depositTypes;
  if (!types) return <SellerPageLoading title={title} label={texts.loading} shape="panel" />;
  const balances = data.seller?.depositBalances ?? [];
  const openOf = (id: string) => balances.find(({ type }) => type.id === id)?.open ?? 0;
  // Containers of an archived type come back as long as some are with customers.
  const countable = types.filter(({ id, isArchived }) => !isArchived || !isManager || openOf(id) !== 0);

  return (
    <SellerPage title={title}>
      <section className={styles.part} aria-labelledby="returns-heading">
        <h2 id="returns-heading" className={styles.partTitle}>
          {texts.comeBack}
        </h2>
        <p className={styles.hint}>
          {`${orderId === null ? texts.withoutOrder : texts.ofOrder(number ?? '')} ${texts.comeBackHint}`}
        </p>
        {countable.length === 0 ? (
          <p>{texts.noTypesYet}</p>
        ) : (
          <ReturnForm key={orderId} types={countable} orderId={orderId} />
        )}
      </section>
      <Entries entries={data.seller?.depositReturns ?? []} types={types} />
      {isManager && <DepositTypes types={types} balances={balances} />}
    </SellerPage>
  );
}

interface EntriesProps {
  entries: NonNullable<Seller['depositReturns']>;
  types: NonNullable<Seller['depositTypes']>;
}

function Entries({ entries, types }: EntriesProps) {
  const { timeZone } = useShopFacts();
  return (
    <section className={styles.part} aria-labelledby="entries-heading">
      <h2 id="entries-heading" className={styles.partTitle}>
        {texts.newest}
      </h2>
      {entries.length === 0 && <p>{texts.noEntries}</p>}
      {entries.length > 0 && (
        <ul className={styles.list}>
          {entries.map(({ id, amount, at, count, orderNumber, payout, staffName, typeId }) => {
            const type = types.find((each) => each.id === typeId)?.name ?? texts.goneType;
            const facts = [
              formatMoment(at, 'moment', timeZone),
              names.payoutNames[payout],
              ...(orderNumber === null ? [] : [texts.orderNumbered(orderNumber)]),
              ...(staffName === null ? [] : [staffName]),
            ];
            return (
              <li key={id} className={styles.row}>
                <span className={styles.words}>
                  <strong>{texts.entry(count, type, formatPrice(amount))}</strong>
                  <span className={styles.hint}>{facts.join(comma)}</span>
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
