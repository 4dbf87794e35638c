export interface PaymentEventsTable {
  provider: string;
  event_id: string;
  kind: string;
  order_id: string;
  outcome: string;
  received_at: number;
}
