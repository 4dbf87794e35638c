export interface OrderKeysTable {
  user_id: string;
  key: string;
  request_hash: string;
  order_id: string;
  /** JSON: the response to repeat; null until the payment page of an online order is open. */
  answer: string | null;
  created_at: number;
}

export interface AddedRecordsTable {
  /** The SHA-256 of a request with its idempotency key. */
  request_hash: string;
  /** The record that it added. */
  record_id: string;
  created_at: number;
}
