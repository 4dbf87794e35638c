import { useEffect, useState } from 'react';
import { useCartProductsQuery } from '#web/__generated__/cart.ts';
import type { ProductCard_productFragment } from '#web/__generated__/products.ts';
import { quantityIn, withoutProducts, type Cart } from '#web/shared/cart/cart-state.ts';
import { useCart } from '#web/shared/cart/use-cart.ts';
import { useErrorToast } from '#web/shared/lib/messages/use-error-toast.ts';
import { useLineActions } from './use-line-actions.ts';

/** The API's limit of products per request. */
const maxIds = 100;

export interface CartLineView {
  product: ProductCard_productFragment;
  quantity: number;
}

/** The cart with its products. Products that are no longer sold are removed from the cart and counted in `gone`. */
export function useCartLines() {
  const { cart, count } = useCart();
  const { drop } = useLineActions();
  const ids = Object.keys(cart).slice(0, maxIds);
  const [requestedIds, setRequestedIds] = useState(ids);
  /** The products removed on this page, with their last quantities. */
  const [removed, setRemoved] = useState<Cart>({});
  const [gone, setGone] = useState<readonly string[]>([]);

  // A new product causes a request, a removed one does not.
  const newIds = ids.filter((id) => !requestedIds.includes(id));
  if (newIds.length > 0)
    setRequestedIds([...requestedIds.filter((id) => ids.includes(id) || quantityIn(removed, id) > 0), ...newIds]);

  const { data, previousData, loading, error, refetch } = useCartProductsQuery({
    variables: { ids: requestedIds },
    skip: requestedIds.length === 0,
    // Prices and stock may have changed since the cart was filled.
    fetchPolicy: 'cache-and-network',
  });
  useErrorToast(error);

  const products = (data ?? previousData)?.products.nodes;
  const lines = ids.flatMap((id): CartLineView[] => {
    const product = products?.find((each) => each.id === id);
    return product ? [{ product, quantity: cart[id] ?? 0 }] : [];
  });

  const found = loading || error ? undefined : data?.products.nodes;
  const newlyGone = found
    ? ids.filter((id) => requestedIds.includes(id) && !gone.includes(id) && !found.some((product) => product.id === id))
    : [];
  if (newlyGone.length > 0) setGone([...gone, ...newlyGone]);

  // A cart with products that are no longer sold cannot be ordered.
  useEffect(() => {
    if (gone.length > 0) drop(gone);
  }, [drop, gone]);

  const order = [...new Set([...requestedIds, ...ids])];
  const rows = order.flatMap((id) => {
    const product = products?.find((each) => each.id === id);
    const quantity = ids.includes(id) ? (cart[id] ?? 0) : 0;
    return product && (quantity > 0 || quantityIn(removed, id) > 0)
      ? [{ product, quantity, removed: quantityIn(removed, id) }]
      : [];
  });

  return {
    /** The ids of the cart's products. They are known before the names and prices. */
    productIds: ids,
    /** The products in stock. */
    lines: lines.filter(({ product }) => product.inStock),
    /** The products out of stock. */
    soldOut: lines.filter(({ product }) => !product.inStock),
    /** The shown rows in order: the products in the cart, and the products removed on this page, with quantity 0. */
    rows,
    markRemoved: (quantities: Cart) => setRemoved({ ...removed, ...quantities }),
    hideRemoved: (id: string) => setRemoved(withoutProducts(removed, [id])),
    count,
    gone: gone.length,
    isEmpty: count === 0,
    isLoading: !products && loading,
    error: products ? undefined : error,
    retry: () => void refetch().catch(() => undefined), // the error shows through `error`
  };
}
