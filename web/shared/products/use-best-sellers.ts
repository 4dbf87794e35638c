import { useReactiveVar } from '@apollo/client/react';
import { useBestSellersQuery } from '#web/__generated__/products.ts';
import { shelfVar } from '../regulars/shelf.ts';

/** The number of best sellers that a page shows. */
const shown = 5;

/** The first five best sellers without what the shelf 'Buy again' above them shows. */
export function useBestSellers() {
  const onShelf = useReactiveVar(shelfVar);
  const { data, previousData, error, refetch } = useBestSellersQuery({ variables: { first: shown + onShelf.length } });
  const all = (data ?? previousData)?.products.nodes;
  return { products: all?.filter(({ id }) => !onShelf.includes(id)).slice(0, shown), error, refetch };
}
