import { seedProducts } from '#backend/seed/seed-products.ts';
import { spanishGoods as textsBySlug } from '#backend/seed/spanish/spanish-goods.ts';

const more = [
  { _id: 'naranjas-de-zumo', name: 'Naranjas de zumo', category: 'Fruits', weight: '2 kg', inStock: true },
  { _id: 'lechuga', name: 'Lechuga iceberg', category: 'Vegetables', weight: '1 unidad', inStock: true },
  { _id: 'nueces', name: 'Nueces peladas', category: 'Grains', weight: '200 g', inStock: true },
  { _id: 'te', name: 'Té verde', category: 'Drinks', weight: '20 unidades', inStock: true },
];

/** The Spanish demonstration products and a few others, as a store lists them. */
export const spanishGoods = [
  ...seedProducts.map(({ slug, category, inStock, name, weight }) => {
    const texts = textsBySlug.get(slug) ?? { name, weight };
    return { _id: slug, name: texts.name, category, weight: texts.weight, inStock };
  }),
  ...more,
].map((product) => ({ ...product, price: 2, offerPrice: 2, image: [] }));
