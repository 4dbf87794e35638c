import { inBrowser } from '#web/shared/lib/storage/stored.ts';

const entry = inBrowser('greengate.regulars');

/** Notes for the next pages and visits whether this shopper has a shelf 'Buy again'. */
export function expectShelf(isExpected: boolean) {
  entry.writeText(isExpected ? '1' : null);
  document.documentElement.toggleAttribute('data-regulars', isExpected);
}

/** Whether pages keep a place for the shelf, at a later visit since before the first paint (`first-paint.js`). Never on the server. */
export const isShelfExpected = () =>
  typeof document !== 'undefined' && document.documentElement.dataset['regulars'] !== undefined;
