import { useDeferredValue } from 'react';
import { useCartProductsQuery } from '#web/__generated__/cart.ts';
import { cartCount } from '#web/shared/cart/cart-state.ts';
import { useCart } from '#web/shared/cart/use-cart.ts';
import { cartTotals, formatCents } from '#web/shared/lib/money.ts';

/** How many items the cart has, in words, and what can be ordered of it costs: nothing until every price is known. */
export function useCartTotal() {
  // After what was pressed has answered: the sum is not what the finger is on.
  const cart = useDeferredValue(useCart().cart);
  const count = cartCount(cart);
  const ids = Object.keys(cart).slice(0, 100);
  const { data, previousData, loading } = useCartProductsQuery({ variables: { ids }, skip: ids.length === 0 });

  const products = (data ?? previousData)?.products?.nodes ?? [];
  const lines = ids.flatMap((id) => {
    const product = products.find((each) => each.id === id);
    return product ? [{ product, quantity: cart[id] ?? 0 }] : [];
  });
  const isAnswered = !loading && Boolean(data?.products);
  const inStock = lines.filter(({ product }) => product.inStock);
  return {
    count,
    items: `${count} ${count === 1 ? 'item' : 'items'}`,
    // A sum without all of its products would be wrong: better none for a moment. What is no longer sold has no price.
    total:
      count > 0 && (lines.length === ids.length || isAnswered) ? formatCents(cartTotals(inStock).total) : undefined,
    loading,
  };
}
