/** One product of the shop a fresh installation opens with. */
export interface SeedProduct {
  /** Names the picture files: `backend/seed/pictures/<slug>-1.webp` to `<slug>-<pictures>.webp`. */
  slug: string;
  name: string;
  category: 'Vegetables' | 'Fruits' | 'Drinks' | 'Instant' | 'Dairy' | 'Bakery' | 'Grains';
  /** Price before any offer, in cents. */
  priceCents: number;
  /** What the shopper pays, in cents; equal to `priceCents` when there is no offer. */
  offerPriceCents: number;
  /** One line per bullet of the product page. */
  description: string[];
  /** What one unit is: an amount and `g`, `kg`, `ml`, `L` or `pcs`. */
  weight: string;
  inStock: boolean;
  /** How many pictures are made for it, 1 to 4. */
  pictures: number;
}
