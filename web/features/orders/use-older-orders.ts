import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { MyOrdersDocument, type MyOrdersQuery } from '#web/__generated__/orders.ts';
import { announce } from '#web/shared/lib/page/announce.ts';
import * as texts from './texts.ts';

type OrderPage = NonNullable<NonNullable<MyOrdersQuery['me']>['page']>;

/** The newest page of orders, followed by the older pages that the shopper has loaded. */
export function useOlderOrders(newest: OrderPage | null | undefined) {
  const client = useApolloClient();
  const [older, setOlder] = useState<{ below: string | null; pages: OrderPage[] }>();
  const [isBusy, setIsBusy] = useState(false);
  // Older pages continue the newest page they were loaded for. When that page changes, they would leave a gap.
  const below = newest?.pageInfo.endCursor ?? null;
  const pages = newest ? [newest, ...(older?.below === below ? older.pages : [])] : [];
  const last = pages.at(-1);

  async function showOlder() {
    if (!last || isBusy) return;
    setIsBusy(true);
    try {
      const { data } = await client.query({
        query: MyOrdersDocument,
        variables: { after: last.pageInfo.endCursor },
        fetchPolicy: 'network-only',
      });
      const page = data?.me?.page;
      if (!page) throw new Error(texts.olderNotLoaded);
      setOlder({ below, pages: [...pages.slice(1), page] });
      announce(texts.olderAdded(page.nodes.length));
    } finally {
      setIsBusy(false);
    }
  }

  return {
    orders: newest && pages.flatMap(({ nodes }) => nodes),
    hasOlder: last?.pageInfo.hasNextPage ?? false,
    isBusy,
    showOlder,
  };
}
