/** The food facts of products. Rows are only added. */
export interface ProductFoodTable {
  product_id: string;
  /** From 1 for each product. */
  version: number;
  /** JSON: the facts. */
  facts: string;
  /** When a person confirmed them; null when nobody has. */
  checked_at: number | null;
  created_at: number;
}
