import type { ProductCard_productFragment } from '#web/__generated__/products.ts';

/** The fields of a product card (product-card.fragment.graphql). The compiler requires a new field here, too. */
export const cardFields = Object.keys({
  __typename: true,
  id: true,
  name: true,
  category: true,
  price: true,
  offerPrice: true,
  deposit: true,
  referencePrice: true,
  image: true,
  expectedGrams: true,
  inStock: true,
  left: true,
  portion: true,
  unitPrice: true,
  weight: true,
} satisfies Record<keyof ProductCard_productFragment, true>);
