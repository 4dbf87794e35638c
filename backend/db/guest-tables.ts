import type { Generated } from 'kysely';

/**
 * People who order without an account. Each of their orders has a row of its own in `users`, which no login opens: its email is no
 * email address, and its password has no hash. Orders that the staff takes for one customer can share a row.
 */
interface GuestsTable {
  user_id: string;
  /** Empty for a customer of whom the staff knows no email. */
  email: string;
  /** `mailboxOf` the email, to count by it. */
  mailbox: string;
  /** The digits of the phone, to count by them. */
  phone: string;
  /** Hash of the network from which the order came, for a day. */
  network: string | null;
  created_at: number;
  /** 1 for a customer whom the staff has typed: it may have several orders. */
  by_staff: Generated<number>;
}

interface GuestLinksTable {
  /** SHA-256 of the secret in the link, in hex. The secret itself is never stored. */
  secret_hash: string;
  user_id: string;
  /** 1 for a link that was mailed to the guest's email; 0 for that of the browser that ordered. */
  is_mailed: number;
  /** The order that the link shows; null for the one order of its guest. */
  order_id: Generated<string | null>;
  created_at: number;
}

export interface GuestTables {
  guests: GuestsTable;
  guest_links: GuestLinksTable;
}
