import { fewestSteps, type Portion } from './portions.ts';

/** Whether a product may be sold, and what everyone sees of its stock. Pure rules. */

/** The stock of a product. */
interface Stocked {
  /** The seller's switch. */
  inStock: boolean;
  /** Pieces that can be sold; null when the product is not counted. */
  onHand: number | null;
  /** The steps in which it is sold; null by the piece. */
  portion: Portion | null;
}

/** Whether a product may be sold: the seller's switch is on, and the least amount that can be ordered is left where it is counted. */
export function isInStock({ inStock, onHand, portion }: Stocked): boolean {
  return inStock && (onHand === null || onHand >= fewestSteps(portion));
}

/** With this number of pieces or fewer, everyone sees how many are left. */
const lowFrom = 5;

/** The part of a product's stock that everyone sees. */
interface PublicStock {
  availability: 'IN_STOCK' | 'LOW' | 'SOLD_OUT';
  /** The number of pieces, from 1 to 5; null when more are left, or the product is not counted. */
  left: number | null;
}

/**
 * The part of a stock that everyone sees. It is coarse, so that an order changes no public response while many pieces
 * are left.
 */
export function publicStock(stock: Stocked): PublicStock {
  const { onHand } = stock;
  if (!isInStock(stock)) return { availability: 'SOLD_OUT', left: null };
  if (onHand !== null && onHand <= lowFrom) return { availability: 'LOW', left: onHand };
  return { availability: 'IN_STOCK', left: null };
}

/**
 * The reason why so many pieces of a product cannot be sold, or null. `product` is undefined when the shop does not
 * have it.
 */
export function unsoldBecause(
  product: (Stocked & { isArchived: boolean }) | undefined,
  pieces: number,
): 'NOT_SOLD' | 'SOLD_OUT' | 'TOO_FEW' | null {
  if (product === undefined || product.isArchived) return 'NOT_SOLD';
  if (!isInStock(product)) return 'SOLD_OUT';
  return product.onHand !== null && pieces > product.onHand ? 'TOO_FEW' : null;
}

/**
 * The amount of something that unpaid orders may hold: at most half, rounded up, so that the last piece can be bought
 * online, too.
 */
export function shareOfUnpaid(whole: number): number {
  return Math.ceil(whole / 2);
}
