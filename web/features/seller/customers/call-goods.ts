import { orderable } from '#web/shared/products/orderable.ts';
import type { CallGoodsQuery } from '#web/__generated__/seller-customers.ts';

export type FoundLine = CallGoodsQuery['matchList']['lines'][number];
export type Goods = FoundLine['matches'][number]['product'];

/** Something that the customer wants. */
export interface CallLine {
  key: string;
  /** As it was said. */
  text: string;
  matches: FoundLine['matches'];
  /** The chosen product; undefined until one is chosen. */
  product: Goods | undefined;
  quantity: number;
}

/** A product is chosen without the seller only when it surely is the wanted one. */
export function toCallLine({ text, state, matches }: FoundLine, key: string): CallLine {
  const first = matches[0];
  const isSure = state === 'MATCHED' && first?.product.inStock === true;
  return isSure
    ? { key, text, matches, product: first.product, quantity: orderable(first.quantity, first.product) }
    : { key, text, matches, product: undefined, quantity: 0 };
}

/** The line with that product, in the quantity that was said. */
export function withProduct(line: CallLine, id: string): CallLine {
  const match = line.matches.find(({ product }) => product.id === id);
  return match ? { ...line, product: match.product, quantity: orderable(match.quantity, match.product) } : line;
}

export const isDecided = (line: CallLine): line is CallLine & { product: Goods } => line.product !== undefined;
