import { hasOffer, toUnits } from '#backend/money.ts';
import type { Product } from './product-repository.ts';

/** The fields of a product that the audit trail shows. */
export function auditedProduct(product: Product): object {
  const { name, category, description, weight, size, inStock, isArchived, isBestSeller, position, taxClass } = product;
  return {
    name,
    category,
    price: toUnits(product.priceCents),
    offerPrice: hasOffer(product) ? toUnits(product.offerPriceCents) : null,
    description,
    weight,
    size,
    taxClass,
    inStock,
    isArchived,
    isBestSeller,
    position,
    pictures: product.pictures.map(({ hash }) => hash.slice(0, 8)),
  };
}
