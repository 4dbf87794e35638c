import type { MatchListQuery } from '#web/__generated__/shopping-list.ts';
import { orderable } from '#web/shared/products/orderable.ts';
import type { ListChoice } from '#web/shared/lib/storage/list-draft.ts';

export type FoundLine = MatchListQuery['matchList']['lines'][number];
export type FoundProduct = FoundLine['matches'][number]['product'];

/** A line of the list with what will be added for it. */
export interface ChosenLine {
  line: FoundLine;
  /** The chosen product; undefined when nothing is added. */
  product: FoundProduct | undefined;
  quantity: number;
}

export const isBuyable = ({ matches }: FoundLine): boolean => matches.some(({ product }) => product.inStock);

/** A product is chosen without the shopper only when it surely is the wanted one. */
export function chosenLine(line: FoundLine, choice: ListChoice | undefined): ChosenLine {
  const [first] = line.matches;
  const found = choice
    ? line.matches.find(({ product }) => product.id === choice.productId)
    : line.state === 'MATCHED'
      ? first
      : undefined;
  if (!found?.product.inStock) return { line, product: undefined, quantity: 0 };
  const { product } = found;
  return { line, product, quantity: orderable(choice?.quantity ?? found.quantity, product) };
}
