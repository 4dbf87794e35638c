import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import {
  SellerSoldOutDocument,
  SellerLowStockDocument,
  type SellerLowStockQuery,
} from '#web/__generated__/seller-today.ts';
import { report } from '#web/shared/lib/network/report.ts';

type LowProduct = Pick<SellerLowStockQuery['products']['nodes'][number], 'id' | 'name' | 'left' | 'portion'>;

/** Which of these products are counted and have no piece left. Others are only switched off. */
async function readWithoutStock(client: ApolloClient, productIds: string[]): Promise<ReadonlySet<string>> {
  if (productIds.length === 0) return new Set();
  const { data } = await client.query({
    query: SellerSoldOutDocument,
    variables: { productIds },
    fetchPolicy: 'network-only',
  });
  const counted = data?.seller?.stock ?? [];
  return new Set(counted.filter(({ onHand }) => onHand === 0).map(({ productId }) => productId));
}

/**
 * The counted products that are sold out or nearly sold out, the fewest pieces first; undefined until they are loaded,
 * and after a failure. A product that the seller has only switched off does not count.
 */
export function useLowStock(isOn: boolean): readonly LowProduct[] | undefined {
  const client = useApolloClient();
  const [products, setProducts] = useState<readonly LowProduct[]>();

  useEffect(() => {
    if (!isOn) return undefined;
    const abort = new AbortController();
    const load = async () => {
      const low: LowProduct[] = [];
      for (let after: string | null = null, isMore = true; isMore && !abort.signal.aborted;) {
        const { data }: { data?: SellerLowStockQuery | undefined } = await client.query({
          query: SellerLowStockDocument,
          variables: { after },
          fetchPolicy: 'network-only',
        });
        if (!data) return;
        const { nodes } = data.products;
        const withoutStock = await readWithoutStock(
          client,
          nodes.filter(({ availability }) => availability === 'SOLD_OUT').map(({ id }) => id),
        );
        for (const { id, name, availability, left, portion } of nodes) {
          const isSoldOut = withoutStock.has(id);
          if (isSoldOut || availability === 'LOW') low.push({ id, name, left: isSoldOut ? 0 : left, portion });
        }
        ({ endCursor: after, hasNextPage: isMore } = data.products.pageInfo);
      }
      if (!abort.signal.aborted) setProducts(low.toSorted((one, other) => (one.left ?? 0) - (other.left ?? 0)));
    };
    load().catch((thrown: unknown) => report('The stock could not be loaded', thrown));
    return () => abort.abort();
  }, [client, isOn]);

  return products;
}
