/** The food facts of products. Rows are only added. */
export interface ProductFoodTable {
  product_id: string;
  /** From 1 for each product. */
  version: number;
  /** JSON: the facts, with an empty list of origins. */
  facts: string;
  /** JSON: the list of origins. They change with each delivery, so lists of them read no other facts. */
  origins: string;
  /** When a person last stated or confirmed the origins; null without any. */
  origins_at: number | null;
  /** When a person confirmed them; null when nobody has. */
  checked_at: number | null;
  created_at: number;
}
