import * as texts from './texts.ts';

/** Of an order as the shopper or the seller sees it. */
interface WishedOrder {
  settled: object | null;
  stage: string | null;
  substitution: 'NONE' | 'SIMILAR_NOT_DEARER' | null;
}

/** The wish for missing products; null when the order was packed or cancelled: then it says what was done. */
export const openWishOf = ({ settled, stage, substitution }: WishedOrder): WishedOrder['substitution'] =>
  settled || stage === 'CANCELLED' ? null : substitution;

export const wishText = (wish: 'NONE' | 'SIMILAR_NOT_DEARER'): string =>
  wish === 'SIMILAR_NOT_DEARER' ? texts.similarInstead : texts.leftOut;
