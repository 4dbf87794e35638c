import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { SellerCustomersDocument, type SellerCustomersQuery } from '#web/__generated__/seller-customers.ts';
import { messageOf, notifyError } from '#web/shared/lib/messages/notify.ts';
import { Button } from '#web/shared/ui/Button.tsx';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import * as texts from './texts.ts';
import * as styles from './Customers.css.ts';

type Customer = NonNullable<NonNullable<SellerCustomersQuery['seller']>['customers']>['customers'][number];

interface CustomerFinderProps {
  onChoose: (id: string) => void;
  /** Called with what was typed when no customer is found, or the found ones are others. */
  onNew: (typed: string) => void;
}

/** Finds the customer of an order by phone, name or email. One that is found alone is chosen at once. */
export function CustomerFinder({ onChoose, onNew }: CustomerFinderProps) {
  const client = useApolloClient();
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly Customer[]>([]);
  const [isFinding, setIsFinding] = useState(false);
  const list = useRef<HTMLUListElement>(null);

  async function find() {
    const search = text.trim();
    if (search === '' || isFinding) return;
    setIsFinding(true);
    try {
      const { data } = await client.query({
        query: SellerCustomersDocument,
        variables: { search, after: null },
        fetchPolicy: 'network-only',
      });
      const customers = data?.seller?.customers?.customers ?? [];
      const [first, second] = customers;
      if (!first) onNew(search);
      else if (!second) onChoose(first.id);
      else {
        setFound(customers);
        // The first one is chosen by Enter.
        requestAnimationFrame(() => list.current?.querySelector('button')?.focus());
      }
    } catch (error) {
      notifyError(messageOf(error), 'customer');
    } finally {
      setIsFinding(false);
    }
  }

  return (
    // Older browsers do not support the <search> element.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="search" aria-label={texts.customer} className={styles.form}>
      <Field label={texts.search} hint={texts.findHint}>
        <Input
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void find();
          }}
        />
      </Field>
      <div className={styles.buttons}>
        <Button variant="soft" icon="search" busy={isFinding} onClick={() => void find()}>
          {texts.find}
        </Button>
        <Button variant="quiet" onClick={() => onNew(text.trim())}>
          {texts.newCustomer}
        </Button>
      </div>
      {found.length > 0 && (
        <>
          <p>{texts.chooseCustomer}</p>
          <ul ref={list} className={styles.list}>
            {found.map((customer) => (
              <li key={customer.id} className={styles.row}>
                <span className={styles.words}>
                  <CustomerFacts customer={customer} />
                </span>
                <Button size="dense" variant="soft" onClick={() => onChoose(customer.id)}>
                  {texts.choose(customer.name)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
