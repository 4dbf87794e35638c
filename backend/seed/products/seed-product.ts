/** One demonstration product. */
export interface SeedProduct {
  /** The picture files are `backend/seed/pictures/<slug>-1.webp` to `<slug>-<pictures>.webp`. */
  slug: string;
  name: string;
  category: 'Vegetables' | 'Fruits' | 'Drinks' | 'Instant' | 'Dairy' | 'Bakery' | 'Grains';
  /** Price before any offer, in cents. */
  priceCents: number;
  /** The price that the shopper pays, in cents: equal to `priceCents` without an offer. */
  offerPriceCents: number;
  /** One line per bullet of the product page. */
  description: string[];
  /** The content of one piece: a number and `g`, `kg`, `ml`, `L` or `pcs`. */
  weight: string;
  inStock: boolean;
  /** Number of pictures, 1 to 4. */
  pictures: number;
}
