import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { SellerLowStockDocument, type SellerLowStockQuery } from '#web/__generated__/seller-today.ts';
import { report } from '#web/shared/lib/report.ts';

type Product = SellerLowStockQuery['products']['nodes'][number];

/** The products of which few are left, the fewest first; undefined until they are loaded, and after a failure. */
export function useLowStock(isOn: boolean): readonly Product[] | undefined {
  const client = useApolloClient();
  const [products, setProducts] = useState<readonly Product[]>();

  useEffect(() => {
    if (!isOn) return undefined;
    const abort = new AbortController();
    const load = async () => {
      const low: Product[] = [];
      for (let after: string | null = null, isMore = true; isMore && !abort.signal.aborted;) {
        const { data }: { data?: SellerLowStockQuery | undefined } = await client.query({
          query: SellerLowStockDocument,
          variables: { after },
          fetchPolicy: 'network-only',
        });
        if (!data) return;
        low.push(...data.products.nodes.filter(({ availability }) => availability === 'LOW'));
        ({ endCursor: after, hasNextPage: isMore } = data.products.pageInfo);
      }
      if (!abort.signal.aborted) setProducts(low.toSorted((one, other) => (one.left ?? 0) - (other.left ?? 0)));
    };
    load().catch((thrown: unknown) => report('The stock could not be loaded', thrown));
    return () => abort.abort();
  }, [client, isOn]);

  return products;
}
