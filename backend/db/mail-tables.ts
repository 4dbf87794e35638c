import type { Generated } from 'kysely';

export type MailKind =
  | 'ORDER_PLACED'
  | 'ORDER_FOR_SHOP'
  | 'ORDER_SETTLED'
  | 'ORDER_READY'
  | 'ORDER_OUT'
  | 'ORDER_CANCELLED'
  | 'ORDER_REFUNDED'
  | 'PASSWORD_RESET';
export type MailState = 'WAITING' | 'SENT' | 'GIVEN_UP';

/** Mails to send, and those of the last weeks. One row for each kind, what it is about, and version. */
export interface MailsTable {
  /** Also in the mail's Message-ID. */
  id: string;
  kind: MailKind;
  /** What it tells about: an order's id, or another name. */
  about: string;
  /** The version of the order that it tells about; for others, a number that makes it unique. */
  version: number;
  order_id: string | null;
  user_id: string | null;
  /** Null for the shop's own address. */
  recipient: string | null;
  /** JSON: what it tells, as of the moment when it was written. */
  data: string;
  state: Generated<MailState>;
  tries: Generated<number>;
  /** How often the seller sent it again. */
  resends: Generated<number>;
  /** Null when there is nothing to send. */
  next_try_at: number | null;
  /** After this moment it is not tried again. */
  give_up_at: number;
  /** Why the last try failed, as a sentence. */
  fault: string | null;
  created_at: number;
  sent_at: number | null;
}

/** The mails about orders of the last day, to count them by receiver. Rows stay when the account is deleted. */
export interface MailSendsTable {
  mail_id: string;
  /** Hash of the email. */
  receiver: string;
  at: number;
}

/** Links that set a new password. */
export interface PasswordResetsTable {
  /** SHA-256 of the token in the link, in hex. The token itself is never stored. */
  token_hash: string;
  /** Whose password: the role and the email, such as `shopper ada@example.com`. */
  account: string;
  expires_at: number;
}

export interface NewsletterSubscribersTable {
  email: string;
  created_at: number;
}
