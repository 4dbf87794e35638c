import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Field, Input } from '#web/shared/ui/Field.tsx';
import { useSellerSelf } from '../shell/use-seller-self.ts';
import { readOrderView } from './order-view.ts';
import { useOrderAddress } from './use-order-address.ts';
import * as texts from './texts.ts';

/** Each search reads a page of orders, so it waits for a pause in typing. */
const pauseMs = 300;

/** Finds orders by number, name and phone; for staff who see email, street and city, also by these. The text is in the URL. */
export function OrderSearch() {
  const [params] = useSearchParams();
  const { setFilters } = useOrderAddress();
  const { search } = readOrderView(params);
  const isPacker = useSellerSelf().role === 'PACKER';

  // The URL follows the field. Only another cause of a change, such as the Back button, replaces the field's text.
  const [text, setText] = useState(search);
  const [knownSearch, setKnownSearch] = useState(search);
  const [storedSearch, setStoredSearch] = useState<string>();
  if (knownSearch !== search) {
    setKnownSearch(search);
    setStoredSearch(undefined);
    if (search !== storedSearch) setText(search);
  }

  const store = useEffectEvent((wanted: string) => {
    setStoredSearch(wanted);
    setFilters({ q: wanted });
  });
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === search) return undefined;
    const timer = setTimeout(() => store(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, search]);

  return (
    // Older browsers do not support the <search> element.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="search" aria-label={texts.orders}>
      <Field label={texts.search}>
        <Input
          type="search"
          placeholder={isPacker ? texts.packerSearchPlaceholder : texts.searchPlaceholder}
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </div>
  );
}
