import { paths } from '#web/shared/lib/paths.ts';
import { inTab } from '#web/shared/lib/stored.ts';

interface KeptList {
  /** The query of its address: search text, filters, sort order and page. */
  search: string;
  chosenIds: readonly string[];
}

const stored = inTab('greengate.product-list');

/** The product list as the seller has left it in this tab. */
export const keptProductList = {
  read: (): KeptList | undefined =>
    stored.read((kept) => {
      const { search, chosenIds } = kept as Partial<Record<keyof KeptList, unknown>>;
      return {
        search: typeof search === 'string' && /^\?|^$/.test(search) ? search : '',
        chosenIds: Array.isArray(chosenIds) ? chosenIds.filter((id) => typeof id === 'string') : [],
      };
    }),
  write: (list: KeptList): void => stored.write(list),
};

/** The address of the product list as the seller has left it. */
export const productListAddress = () => `${paths.sellerProductList}${keptProductList.read()?.search ?? ''}`;

/** The state of a link from the product list to a product: going back then finds the list in the history. */
export const fromProductList = { isFromProductList: true };

/** The state of a link back to the product list: it keeps the chosen products. */
export const backToProductList = { isBack: true };

/** Whether the state of a history entry has this mark. */
export const hasMark = (state: unknown, mark: 'isFromProductList' | 'isBack') =>
  typeof state === 'object' && state !== null && mark in state;
