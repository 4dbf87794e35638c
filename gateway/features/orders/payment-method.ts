import type { PaymentMethod } from '#gateway/__generated__/schema.ts';

/** The payment method that a store's text names, or null. Stores write `COD`, `Cash on delivery`, `Online`, `Stripe` … */
export function paymentIn(text: string): PaymentMethod | null {
  if (/cod|cash/i.test(text)) return 'COD';
  return /online|stripe|card/i.test(text) ? 'ONLINE' : null;
}

/** The payment methods that these texts name, each once. */
export function paymentsIn(texts: readonly string[]): PaymentMethod[] {
  return [...new Set(texts.flatMap((text) => paymentIn(text) ?? []))].sort();
}
