/** The names of the seven standard categories, by their names in the store. */
export const categoryLabels = {
  Vegetables: 'Organic veggies',
  Fruits: 'Fresh Fruits',
  Drinks: 'Cold Drinks',
  Instant: 'Instant Food',
  Dairy: 'Dairy Products',
  Bakery: 'Bakery & Breads',
  Grains: 'Grains & Cereals',
};

/** The sign of the litre, in every size and unit price. */
export const litre = 'L';
/** The size of a pack. The unit is `g`, `kg`, `ml` or `l`. */
export const packSize = (amount: number, unit: string) => `${amount} ${unit === 'l' ? litre : unit}`;
export const pieces = (count: number) => (count === 1 ? '1 pc' : `${count} pcs`);
