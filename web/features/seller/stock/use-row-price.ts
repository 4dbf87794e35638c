import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import {
  SellerPriceDocument,
  useSetProductPriceMutation,
  type PricedProductFragment,
  type SellerProduct_productFragment,
} from '#web/__generated__/seller-stock.ts';
import { formatPrice, toCents } from '#web/shared/lib/format/money.ts';
import { messageOf, notifySuccess } from '#web/shared/lib/messages/notify.ts';
import { forgetOtherLists } from '../shell/shop-lists.ts';
import * as texts from './texts.ts';

interface Prices {
  price: number;
  offerPrice: number;
}

const areSame = (one: Prices, other: Prices) =>
  toCents(one.price) === toCents(other.price) && toCents(one.offerPrice) === toCents(other.offerPrice);

/**
 * Saves the prices of a product in the list. The list knows no versions, so the product is read when its price is opened:
 * a price that somebody has changed meanwhile is never overwritten unseen.
 */
export function useRowPrice({ id, price, offerPrice }: SellerProduct_productFragment) {
  const client = useApolloClient();
  const [update, { loading }] = useSetProductPriceMutation();
  /** The prices that the seller has seen. */
  const [seen, setSeen] = useState<Prices>({ price, offerPrice });
  const [isReading, setIsReading] = useState(false);
  const read = () =>
    client.query({ query: SellerPriceDocument, variables: { id }, fetchPolicy: 'network-only' }).then(
      ({ data }) => data?.seller?.oneProduct ?? null,
      (error: unknown) => messageOf(error),
    );
  const [newest, setNewest] = useState(read);

  function changedSince(product: PricedProductFragment): string {
    setSeen(product.product);
    setNewest(Promise.resolve(product));
    return texts.priceIsNow(formatPrice(product.product.offerPrice));
  }

  /** Returns why nothing was saved, or undefined. */
  async function save(newPrice: number): Promise<string | undefined> {
    setIsReading(true);
    const product = await newest;
    setIsReading(false);
    if (typeof product === 'string') {
      setNewest(read());
      return product;
    }
    if (!product) return texts.noSuchProduct;
    if (!areSame(product.product, seen)) return changedSince(product);
    const hasOffer = toCents(seen.offerPrice) < toCents(seen.price);
    const prices = { price: hasOffer ? Math.max(seen.price, newPrice) : newPrice, offerPrice: newPrice };
    try {
      const input = { id, ifVersion: product.version, ...prices };
      const reply = (await update({ variables: { input } })).data?.updateProduct;
      if (reply?.success) {
        forgetOtherLists(client.cache);
        notifySuccess(reply.message ?? texts.priceSaved);
        return undefined;
      }
      if (reply?.product && reply.errors.some(({ code }) => code === 'CHANGED_SINCE')) {
        if (!areSame(reply.product.product, seen)) return changedSince(reply.product);
        // Another field of the product has changed.
        setNewest(Promise.resolve(reply.product));
      }
      return reply?.message ?? texts.priceNotSaved;
    } catch (error) {
      return messageOf(error);
    }
  }

  return { save, isSaving: loading || isReading };
}
