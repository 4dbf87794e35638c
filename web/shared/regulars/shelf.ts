import { makeVar } from '@apollo/client';
import { inBrowser } from '../lib/stored.ts';

const entry = inBrowser('greengate.regulars');

/** The ids of the products in the shelf 'Buy again' of this page. */
export const shelfVar = makeVar<readonly string[]>([]);

/** Notes for the next visit whether this shopper has a shelf 'Buy again'. */
export const expectShelf = (isExpected: boolean) => entry.writeText(isExpected ? '1' : null);

/** Whether the page has kept a place for the shelf since before the first paint (`first-paint.js`). Never on the server. */
export const isShelfExpected = () =>
  typeof document !== 'undefined' && document.documentElement.dataset['regulars'] !== undefined;
