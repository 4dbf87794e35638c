import { useReactiveVar } from '@apollo/client/react';
import { useBestSellersQuery } from '#web/__generated__/products.ts';
import { shelfVar } from '../regulars/shelf.ts';

/** The number of best sellers that a page shows. */
export const bestSellersShown = 5;

/**
 * The first five best sellers. Others stand in the places of those that the shelf 'Buy again' above them shows, so that no card
 * moves.
 */
export function useBestSellers() {
  const onShelf = useReactiveVar(shelfVar);
  const { data, previousData, error, refetch } = useBestSellersQuery({
    variables: { first: bestSellersShown + onShelf.length },
  });
  const all = (data ?? previousData)?.products.nodes;
  const others = all?.slice(bestSellersShown).filter(({ id }) => !onShelf.includes(id)) ?? [];
  const products = all
    ?.slice(0, bestSellersShown)
    .map((product) => (onShelf.includes(product.id) ? (others.shift() ?? product) : product));
  return { products, error, refetch };
}
