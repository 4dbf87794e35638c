import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSellerCustomersQuery } from '#web/__generated__/seller-customers.ts';
import { formatMoment } from '#web/shared/lib/format/moments.ts';
import { messageOf, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { sellerPaths } from '#web/shared/lib/shop/seller-paths.ts';
import { Button, ButtonLink } from '#web/shared/ui/Button.tsx';
import { ErrorState } from '#web/shared/ui/ErrorState.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { Skeleton } from '#web/shared/ui/Skeleton.tsx';
import { SellerPage } from '../shell/SellerPage.tsx';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import { CustomerFacts } from './CustomerFacts.tsx';
import { CustomerView } from './CustomerView.tsx';
import * as texts from './texts.ts';
import * as styles from './Customers.css.ts';

/** Who has ordered, found by phone, name or email; or the customer that the address names. */
export function CustomersPage() {
  const [params, setParams] = useSearchParams();
  const id = params.get('id');
  const search = params.get('q') ?? '';
  return (
    <SellerPage title={texts.customers}>
      {id === null ? (
        <>
          <CustomerSearch key={search} search={search} onSearch={(text) => setParams(text === '' ? {} : { q: text })} />
          <CustomerList search={search} />
        </>
      ) : (
        <>
          <p>
            <Link to={sellerPaths.customers}>{texts.allCustomers}</Link>
          </p>
          <CustomerView key={id} id={id} />
        </>
      )}
    </SellerPage>
  );
}

function CustomerSearch({ search, onSearch }: { search: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(search);
  return (
    <form
      // Older browsers do not support the <search> element.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="search"
      aria-label={texts.customers}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <Field label={texts.search}>
        <Input
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" variant="soft" icon="search">
          {texts.find}
        </Button>
        <ButtonLink icon="phone" to={sellerPaths.takeOrder}>
          {texts.takeOrder}
        </ButtonLink>
      </div>
    </form>
  );
}

function CustomerList({ search }: { search: string }) {
  const { timeZone } = useShopFacts();
  const { data, error, fetchMore, refetch } = useSellerCustomersQuery({
    variables: { search: search || null, after: null },
    fetchPolicy: 'network-only',
  });
  const page = data?.seller?.customers;

  async function showMore() {
    try {
      await fetchMore({
        variables: { after: page?.nextAfter ?? null },
        updateQuery: (shown, { fetchMoreResult: more }) => {
          if (!shown.seller?.customers || !more.seller?.customers) return shown;
          const customers = [...shown.seller.customers.customers, ...more.seller.customers.customers];
          return { ...shown, seller: { ...shown.seller, customers: { ...more.seller.customers, customers } } };
        },
      });
    } catch (thrown) {
      notifyThrown(thrown);
    }
  }

  if (error && !page) {
    return <ErrorState message={messageOf(error)} onRetry={() => void refetch().catch(() => undefined)} />;
  }
  if (!page) return <Skeleton shape="panel" />;
  if (page.customers.length === 0) return <p>{search === '' ? texts.nobodyYet : texts.nobodyFound}</p>;
  return (
    <section className={styles.part} aria-label={texts.list}>
      <ul className={styles.list}>
        {page.customers.map((customer) => (
          <li key={customer.id} className={styles.row}>
            <span className={styles.words}>
              <CustomerFacts
                customer={customer}
                lastOrder={formatMoment(customer.lastOrderAt, 'day', timeZone)}
                to={sellerPaths.customer(customer.id)}
              />
            </span>
            <ButtonLink
              size="dense"
              variant="soft"
              to={sellerPaths.takeOrderFor(customer.id)}
              aria-label={texts.newOrderFor(customer.name)}
            >
              {texts.newOrder}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {page.nextAfter !== null && (
        <div>
          <Button variant="quiet" onClick={() => void showMore()}>
            {texts.showMore}
          </Button>
        </div>
      )}
    </section>
  );
}
