import { useSellerCountedStockQuery, type SellerCountedStockQuery } from '#web/__generated__/seller-stock.ts';
import { useErrorToast } from '#web/shared/lib/messages/use-error-toast.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';

/** The stock of a counted product. */
export type CountedStock = NonNullable<NonNullable<SellerCountedStockQuery['seller']>['stock']>[number];

/** The stock of the counted products by product id; null when the store cannot count, and until it is loaded. */
export function useCountedStock() {
  const { has } = useShopFacts();
  const { data, previousData, error, refetch } = useSellerCountedStockQuery({
    skip: !has('STOCK_COUNT'),
    // Orders change the stock all the time.
    fetchPolicy: 'no-cache',
  });
  useErrorToast(error);
  const stocks = (data ?? previousData)?.seller?.stock;
  return {
    stocks: stocks ? new Map(stocks.map((stock) => [stock.productId, stock])) : null,
    error,
    /** Reads the stock again. */
    reload: () => refetch().catch(() => undefined),
  };
}
