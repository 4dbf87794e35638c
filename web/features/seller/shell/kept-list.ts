import { inTab } from '#web/shared/lib/storage/stored.ts';

const stored = inTab('greengate.chosen-products');

/** The products that the seller has chosen in the product list of this tab. */
export const keptChoice = {
  read: (): readonly string[] | undefined =>
    stored.read((ids) => (Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [])),
  write: (ids: readonly string[]): void => stored.write(ids),
};

/** The state of a link from the product list to a product: going back then finds the list in the history. */
export const fromProductList = { isFromProductList: true };

/** The state of a link back to the product list: it keeps the chosen products. */
export const backToProductList = { isBack: true };

/** Whether the state of a history entry has this mark. */
export const hasMark = (state: unknown, mark: 'isFromProductList' | 'isBack') =>
  typeof state === 'object' && state !== null && mark in state;
