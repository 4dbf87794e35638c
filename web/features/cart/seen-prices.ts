import { useMemo, useSyncExternalStore } from 'react';
import { toCents } from '#web/shared/lib/format/money.ts';
import { acceptSteps } from '#web/shared/cart/sold-in-steps.ts';
import { parsed } from '#web/shared/lib/storage/parsed.ts';
import { inBrowser } from '#web/shared/lib/storage/stored.ts';

interface Priced {
  id: string;
  offerPrice: number;
  portion: { grams: number } | null;
}

/** Prices in cents by product id. */
type Prices = Readonly<Record<string, number>>;

const entry = inBrowser('greengate.prices');
const listeners = new Set<() => void>();

/** The prices, in cents, that the shopper last saw on this device for the products in the cart. A price may be unknown. */
export function useSeenPrices(): Prices {
  const text = useSyncExternalStore(subscribe, read, () => null);
  return useMemo(() => parse(text), [text]);
}

/** Stores the prices and steps that the shopper has seen. Call it when the shopper changes or orders these products. */
export function acceptPrices(products: readonly Priced[]) {
  acceptSteps(products);
  write({ ...parse(read()), ...pricesOf(products) });
}

/** Stores the prices of products that are new in the cart, and forgets those of products that are no longer in it. */
export function followCart(ids: readonly string[], products: readonly Priced[]) {
  const known = { ...pricesOf(products), ...parse(read()) };
  write(Object.fromEntries(Object.entries(known).filter(([id]) => ids.includes(id))));
}

function pricesOf(products: readonly Priced[]): Prices {
  return Object.fromEntries(products.map(({ id, offerPrice }) => [id, toCents(offerPrice)]));
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function read(): string | null {
  return entry.readText() ?? null;
}

function write(prices: Prices) {
  const text = JSON.stringify(prices);
  if (text === (read() ?? '{}')) return;
  entry.writeText(text === '{}' ? null : text);
  for (const listener of listeners) listener();
}

const parse = (text: string | null): Prices =>
  parsed(text, (value) =>
    Object.fromEntries(Object.entries(value ?? {}).filter(([, cents]) => Number.isInteger(cents))),
  ) ?? {};
