import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSellerCustomerQuery } from '#web/__generated__/seller-customers.ts';
import { draftFor, draftOf } from '#web/shared/addresses/address-form.ts';
import type { AddressDraft } from '#web/shared/addresses/address-types.ts';
import { formatPrice } from '#web/shared/lib/format/money.ts';
import { messageOf } from '#web/shared/lib/messages/notify.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Notice } from '#web/shared/ui/Notice.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { CustomerFinder } from './CustomerFinder.tsx';
import { TakeOrderForm, type CallCustomer } from './TakeOrderForm.tsx';
import { useTakenOrder, type TakenOrder } from './use-taken-order.ts';
import * as texts from './texts.ts';
import * as styles from './Customers.css.ts';

/** An empty form with what was typed to find the customer: a phone, an email or a name. */
function draftFrom(typed: string): AddressDraft {
  if (typed.includes('@')) return draftFor({ name: '', email: typed });
  if (/^[\d\s()+/-]+$/.test(typed)) return { ...draftFor({ name: '', email: '' }), phone: typed };
  return draftFor({ name: typed, email: '' });
}

/** Takes an order for a customer who calls: one whom the address names, one who is found, or a new one. */
export function TakeOrderPage() {
  const [params, setParams] = useSearchParams();
  const id = params.get('customer');
  const [typed, setTyped] = useState<string>();
  const [round, setRound] = useState(0);
  const start = () => {
    setTyped(undefined);
    setParams({}, { replace: true });
    setRound(round + 1);
  };
  return (
    <SellerPage title={texts.takeOrder}>
      {id !== null && <KnownCustomer key={`${id} ${round}`} id={id} onAgain={start} />}
      {id === null && typed === undefined && (
        <section className={styles.part} aria-labelledby="customer-heading">
          <h2 id="customer-heading" className={styles.partTitle}>
            {texts.customer}
          </h2>
          <CustomerFinder onChoose={(chosen) => setParams({ customer: chosen })} onNew={setTyped} />
        </section>
      )}
      {id === null && typed !== undefined && (
        <Call key={round} customer={{ name: texts.newCustomer, typed, draft: draftFrom(typed) }} onAgain={start} />
      )}
    </SellerPage>
  );
}

interface KnownCustomerProps {
  id: string;
  /** Called to take an order of another customer. */
  onAgain: () => void;
}

function KnownCustomer({ id, onAgain }: KnownCustomerProps) {
  const { data, error, refetch } = useSellerCustomerQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (error && !data) {
    return <ErrorState message={messageOf(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  if (!data) return <Skeleton shape="panel" />;
  const found = data.seller?.customer;
  const [address] = found?.addresses ?? [];
  if (!found || !address) {
    return (
      <>
        <Notice>{texts.unknown}</Notice>
        <div>
          <Button onClick={onAgain}>{texts.otherCustomer}</Button>
        </div>
      </>
    );
  }
  const { customer, note } = found;
  const draft = draftOf({ ...address, email: address.email || (customer.email ?? '') });
  const accountEmail = customer.isGuest ? undefined : (customer.email ?? undefined);
  return <Call customer={{ id, name: customer.name, draft, accountEmail }} note={note} onAgain={onAgain} />;
}

interface CallProps {
  customer: CallCustomer;
  /** The note of the shop about the customer. */
  note?: string;
  onAgain: () => void;
}

function Call({ customer, note, onAgain }: CallProps) {
  const { take, taken, isSending } = useTakenOrder();
  if (taken) return <Taken order={taken} onAgain={onAgain} />;
  return (
    <>
      <div className={styles.buttons}>
        <strong>
          <bdi>{customer.name}</bdi>
        </strong>
        <Button size="dense" variant="quiet" onClick={onAgain}>
          {texts.otherCustomer}
        </Button>
      </div>
      {note && <Notice>{note}</Notice>}
      <TakeOrderForm customer={customer} take={take} isSending={isSending} />
    </>
  );
}

function Taken({ order: { amount, message, number }, onAgain }: { order: TakenOrder; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className={styles.part} aria-labelledby="taken-heading">
      <h2 ref={heading} id="taken-heading" tabIndex={-1} className={styles.partTitle}>
        {texts.taken(number, formatPrice(amount))}
      </h2>
      <p>{message}</p>
      <div className={styles.buttons}>
        <Button onClick={onAgain}>{texts.nextOrder}</Button>
        <ButtonLink variant="quiet" to={`${paths.sellerOrders}?q=${number}`}>
          {texts.seeOrder}
        </ButtonLink>
      </div>
    </section>
  );
}
