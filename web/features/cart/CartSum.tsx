import type { ReactNode } from 'react';
import { formatCents } from '#web/shared/lib/format/money.ts';
import { useCartTotal } from './CartTotal.tsx';
import { useCountedUp } from './total/use-counted-up.ts';

/** The visible total, or `fallback` while it is not known or the cart is empty. */
export function CartSum({ fallback }: { fallback: ReactNode }) {
  const cents = useCountedUp(useCartTotal().totalCents);
  return cents === undefined ? fallback : <span translate="no">{formatCents(cents)}</span>;
}
