/** A tax in the prices of an order: `net_cents` and `tax_cents` of all its rows make its amount. */
export interface OrderTaxesTable {
  order_id: string;
  /** The rate in basis points. */
  rate: number;
  name: string;
  net_cents: number;
  tax_cents: number;
  /** The net amount of what was found; null until the picking is finished. */
  settled_net_cents: number | null;
  settled_tax_cents: number | null;
}
