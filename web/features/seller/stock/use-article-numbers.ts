import { useSellerArticleNumbersQuery } from '#web/__generated__/seller-stock.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';

const none: ReadonlyMap<string, string> = new Map();

/** The article numbers by product id, in lower case; empty until a search needs them and they are loaded. */
export function useArticleNumbers(isSearching: boolean): ReadonlyMap<string, string> {
  const { has } = useShopFacts();
  const { data } = useSellerArticleNumbersQuery({
    skip: !isSearching || !has('PRODUCTS_SKU'),
    fetchPolicy: 'cache-and-network',
  });
  const numbers = data?.seller?.articleNumbers;
  return numbers ? new Map(numbers.map(({ productId, sku }) => [productId, sku.toLowerCase()])) : none;
}
