/** The texts of a demonstration product in one language. */
export interface GoodsTexts {
  name: string;
  /** One line per bullet of the product page. */
  description: string[];
  /** The content of one piece: a number and a unit. In English the unit is `g`, `kg`, `ml`, `L` or `pcs`, which gives the size. */
  weight: string;
}

/** One demonstration product, with its English texts. */
export interface SeedProduct extends GoodsTexts {
  /**
   * The files of its first picture are `backend/seed/pictures/<slug>-1-320.webp`, `-640` and `-960`. `make-small-pictures.ts`
   * makes the smaller ones from the widest.
   */
  slug: string;
  category: 'Vegetables' | 'Fruits' | 'Drinks' | 'Instant' | 'Dairy' | 'Bakery' | 'Grains';
  /** Price before any offer, in cents. */
  priceCents: number;
  /** The price that the shopper pays, in cents: equal to `priceCents` without an offer. */
  offerPriceCents: number;
  inStock: boolean;
  /** Number of pictures, 1 to 4. */
  pictures: number;
}

/** The products, with their slugs as types: a translation that lacks one does not compile. */
export const seedProducts = <Slug extends string>(products: (SeedProduct & { slug: Slug })[]) => products;
