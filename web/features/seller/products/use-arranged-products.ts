import { useRef, useState } from 'react';
import {
  ArrangedProductsDocument,
  useArrangedProductsQuery,
  useArrangeProductMutation,
  type ArrangedProductsQuery,
} from '#web/__generated__/seller-products.ts';
import { announce } from '#web/shared/lib/page/announce.ts';
import { clearError, notifyError, notifyThrown } from '#web/shared/lib/messages/notify.ts';
import { useErrorToast } from '#web/shared/lib/messages/use-error-toast.ts';
import { forgetAllLists } from '../shell/shop-lists.ts';
import * as texts from './texts.ts';

type Arranged = NonNullable<NonNullable<ArrangedProductsQuery['seller']>['allProducts']>['nodes'][number];

const rowsPerPage = 25;

const noProducts: readonly Arranged[] = [];

/**
 * One page of the products in the order of the store, and moves within all of them. A move shows at once; moves are sent one
 * after the other. After a refusal the list shows the store's order again.
 */
export function useArrangedProducts(page: number) {
  const start = (page - 1) * rowsPerPage;
  // The page is read with two products above it and one below it, because its first and last product may move between
  // them.
  const offset = Math.max(0, start - 2);
  const { data, error, refetch, updateQuery } = useArrangedProductsQuery({
    variables: { offset, first: start - offset + rowsPerPage + 1 },
    fetchPolicy: 'cache-and-network',
  });
  useErrorToast(error);
  const [arrange, { client }] = useArrangeProductMutation();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const [waiting, setWaiting] = useState(0);

  const list = data?.seller?.allProducts;
  const known = list?.nodes ?? noProducts;
  const rows = known.slice(start - offset, start - offset + rowsPerPage);

  async function send(id: string, findAfter: () => Promise<string | null>) {
    setWaiting((count) => count + 1);
    try {
      const after = await findAfter();
      const reply = (await arrange({ variables: { input: { id, after } } })).data?.arrangeProduct;
      if (reply?.success) clearError('arrange');
      else notifyError(reply?.message ?? texts.orderNotChanged, 'arrange');
    } catch (thrown) {
      notifyThrown(thrown, 'arrange');
    } finally {
      setWaiting((count) => count - 1);
    }
  }

  /** The id of the product at a place far from this page. */
  async function idAt(place: number): Promise<string | null> {
    const { data: found } = await client.query({
      query: ArrangedProductsDocument,
      variables: { offset: place, first: 1 },
      fetchPolicy: 'network-only',
    });
    return found?.seller?.allProducts?.nodes[0]?.id ?? null;
  }

  /** @param to the new place among all products, from 0 */
  function move(product: Arranged, to: number) {
    const from = offset + known.indexOf(product);
    const others = known.filter(({ id }) => id !== product.id);
    const at = to - offset;
    const isNear = to === 0 || (at > 0 && at <= others.length);
    const after = to === 0 ? null : (others[at - 1]?.id ?? null);
    if (isNear && at >= 0 && data?.seller && list) {
      const { seller } = data;
      const nodes = others.toSpliced(at, 0, product);
      updateQuery(() => ({ seller: { ...seller, allProducts: { ...list, nodes } } }));
    }
    announce(texts.isNowNumber(product.product.name, to + 1));
    const sent = queue.current.then(() =>
      send(product.id, async () => (isNear ? after : await idAt(to > from ? to : to - 1))),
    );
    queue.current = sent;
    void sent.then(async () => {
      // A later move loads the order itself.
      if (queue.current !== sent) return;
      forgetAllLists(client.cache);
      await refetch().catch(() => undefined);
    });
  }

  return {
    list,
    error,
    isLoaded: data !== undefined,
    isSaving: waiting > 0,
    rows,
    /** The place of the first row among all products, from 0. */
    start,
    pageCount: Math.max(1, Math.ceil((list?.totalCount ?? 0) / rowsPerPage)),
    retry: () => void refetch().catch(() => undefined),
    move,
  };
}
