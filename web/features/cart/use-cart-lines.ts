import { useEffect, useState } from 'react';
import { useCartProductsQuery } from '#web/__generated__/cart.ts';
import type { ProductCard_productFragment } from '#web/__generated__/products.ts';
import { quantityIn, withoutProducts, type Cart } from '#web/shared/cart/cart-state.ts';
import { useCart } from '#web/shared/cart/use-cart.ts';
import { useErrorToast } from '#web/shared/lib/use-error-toast.ts';

/** The most products that one request may ask for. */
const mostIds = 100;

export interface CartLineView {
  product: ProductCard_productFragment;
  quantity: number;
}

/** The cart with its products. Products that the shop no longer has are taken out, and counted in `gone`. */
export function useCartLines() {
  const { cart, count, drop } = useCart();
  const ids = Object.keys(cart).slice(0, mostIds);
  const [asked, setAsked] = useState(ids);
  /** What was taken out on this page, with the quantity that it had. */
  const [removed, setRemoved] = useState<Cart>({});
  const [gone, setGone] = useState<readonly string[]>([]);

  // Only a product that was not asked for yet is worth a request; one that is taken out is not.
  const unasked = ids.filter((id) => !asked.includes(id));
  if (unasked.length > 0)
    setAsked([...asked.filter((id) => ids.includes(id) || quantityIn(removed, id) > 0), ...unasked]);

  const { data, previousData, loading, error, refetch } = useCartProductsQuery({
    variables: { ids: asked },
    skip: asked.length === 0,
    // Prices and stock may have changed since the cart was filled.
    fetchPolicy: 'cache-and-network',
  });
  useErrorToast(error);

  const products = (data ?? previousData)?.products?.nodes;
  const lines = ids.flatMap((id): CartLineView[] => {
    const product = products?.find((each) => each.id === id);
    return product ? [{ product, quantity: cart[id] ?? 0 }] : [];
  });

  const answered = !loading && !error && data?.products ? data.products.nodes : undefined;
  const newlyGone = answered
    ? ids.filter((id) => asked.includes(id) && !gone.includes(id) && !answered.some((product) => product.id === id))
    : [];
  if (newlyGone.length > 0) setGone([...gone, ...newlyGone]);

  // A cart with products that are no longer sold cannot be ordered.
  useEffect(() => {
    if (gone.length > 0) drop(gone);
  }, [drop, gone]);

  const places = [...new Set([...asked, ...ids])];
  const rows = places.flatMap((id) => {
    const product = products?.find((each) => each.id === id);
    const quantity = ids.includes(id) ? (cart[id] ?? 0) : 0;
    return product && (quantity > 0 || quantityIn(removed, id) > 0)
      ? [{ product, quantity, removed: quantityIn(removed, id) }]
      : [];
  });

  return {
    /** What can be ordered. */
    lines: lines.filter(({ product }) => product.inStock),
    /** What is in the cart, but out of stock. */
    soldOut: lines.filter(({ product }) => !product.inStock),
    /** What is shown: the lines, and with quantity 0 those that were just `removed`, each in its place. */
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
