import type { ProductDetailQuery } from '#web/__generated__/catalog.ts';
import { deliveryCost } from '#web/shared/lib/format/delivery-cost.ts';
import { toCents } from '#web/shared/lib/format/money.ts';
import { paths } from '#web/shared/lib/shop/paths.ts';
import { shop } from '#web/shared/lib/shop/shop.ts';

type Product = NonNullable<ProductDetailQuery['product']>;

/** The codes of UN/CEFACT for the units of packs and of unit prices. */
const unitCodes = { G: 'GRM', ML: 'MLT', PIECE: 'H87', KILOGRAM: 'KGM', LITRE: 'LTR' };

/** Structured data about an offer, https://schema.org/Offer: only what the shop knows of unit price, delivery and returns. */
export function offerFacts(product: Product, shopOrigin: string, currency: string): object {
  const { offerPrice, unitPrice } = product;
  const pack = product.expectedGrams === null ? product.size : { amount: product.expectedGrams, unit: 'G' as const };
  const rate = shippingRate(toCents(offerPrice));
  const hasReturnsPage = shop().pages.some(({ slug }) => slug === 'returns');
  return {
    // As Google reads it: the price of the pack, what the pack contains, and the quantity that unit prices are for.
    ...(unitPrice &&
      pack && {
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: offerPrice.toFixed(2),
          priceCurrency: currency,
          referenceQuantity: {
            '@type': 'QuantitativeValue',
            value: pack.amount,
            unitCode: unitCodes[pack.unit],
            valueReference: { '@type': 'QuantitativeValue', value: 1, unitCode: unitCodes[unitPrice.per] },
          },
        },
      }),
    ...(rate && {
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', ...rate, currency },
      },
    }),
    ...(hasReturnsPage && {
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        merchantReturnLink: shopOrigin + paths.shopPage('returns'),
      },
    }),
  };
}

/** The fee for the delivery of one piece. Undefined when the shop does not say it, or does not deliver. */
function shippingRate(amountCents: number): { value: string } | { minValue: string; maxValue: string } | undefined {
  const cost = deliveryCost(amountCents);
  if (cost === 'unknown' || cost === 'collected') return undefined;
  if (cost === 'free') return { value: inUnits(0) };
  const lowest = cost.isFreeInSomeAreas ? 0 : cost.fromCents;
  if (lowest === cost.upToCents) return { value: inUnits(lowest) };
  return { minValue: inUnits(lowest), maxValue: inUnits(cost.upToCents) };
}

const inUnits = (cents: number) => (cents / 100).toFixed(2);
