import { useEffect, useEffectEvent } from 'react';
import { usePriceHistoryQuery, type EditedProductFragment } from '#web/__generated__/seller-products.ts';
import { toCents } from '#web/shared/lib/format/money.ts';
import { useShopFacts } from '../shell/use-shop-facts.ts';
import type { ProductDraft } from './form-field.ts';
import { amountOf, sellingPrice } from './typed-price.ts';

/** The prices that a product of the store had; undefined until they are loaded, and where the store does not keep them. */
export function usePriceHistory({ id, version }: Pick<EditedProductFragment, 'id' | 'version'>) {
  const skip = !useShopFacts().has('PRICES_HISTORY');
  const { data, refetch } = usePriceHistoryQuery({ variables: { id }, skip, fetchPolicy: 'cache-and-network' });
  const readAgain = useEffectEvent(() => {
    // Without an answer, the history stays as it was.
    if (data) void refetch().catch(() => undefined);
  });
  useEffect(() => readAgain(), [version]);
  return data?.seller?.priceHistory ?? undefined;
}

/**
 * The reference price that the offer of the draft would have if it were saved now; null for none. A further reduction keeps the one
 * of the present offer.
 */
export function referenceOfDraft(
  draft: Pick<ProductDraft, 'price' | 'offerPrice'>,
  { price, offerPrice, referencePrice }: EditedProductFragment['product'],
  lowestPrice: number | null,
): number | null {
  const selling = toCents(sellingPrice(draft));
  if (selling >= toCents(amountOf(draft.price))) return null;
  const isFurther = toCents(offerPrice) < toCents(price) && selling <= toCents(offerPrice);
  return isFurther ? referencePrice : lowestPrice;
}
