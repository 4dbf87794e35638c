/** A tax in the prices of an order: `net_cents` and `tax_cents` of all its rows make its amount. */
export interface OrderTaxesTable {
  order_id: string;
  /** In basis points. */
  rate: number;
  name: string;
  net_cents: number;
  tax_cents: number;
}
