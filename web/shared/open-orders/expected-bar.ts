import { inBrowser } from '#web/shared/lib/storage/stored.ts';

const entry = inBrowser('greengate.open-order');

/**
 * Notes until when this shopper has an open order, in ISO 8601; null for none. Until then, pages keep a place for its bar from the first
 * paint on (`first-paint.js`), so that nothing moves when the bar has loaded.
 */
export function expectOpenOrder(until: string | null): void {
  entry.writeText(until);
  document.documentElement.toggleAttribute('data-open-order', until !== null);
}
