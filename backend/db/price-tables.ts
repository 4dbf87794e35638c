import type { Generated } from 'kysely';

/** Every change of a product's price, tax class, or being on sale. Rows are only added, and stay when the product is removed. */
export interface PriceMovesTable {
  product_id: string;
  /** Number of the move, from 1 for each product. */
  position: number;
  price_cents: number;
  /** What shoppers pay from `at` on; equal to the price without an offer. */
  offer_price_cents: number;
  tax_class: 'A' | 'B' | 'C' | 'D' | null;
  /** The grams of the step that the prices are for; null by the piece. */
  portion_grams: Generated<number | null>;
  /** 1 while the product can be bought: switched on, not archived, and with pieces on hand where they are counted. */
  is_on_sale: number;
  /** Not earlier than the previous move of the product. */
  at: number;
}
