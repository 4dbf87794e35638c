import type { Generated } from 'kysely';

export type MailKind =
  | 'EMAIL_CHANGED'
  | 'FAULT_FOR_SHOP'
  | 'NEWSLETTER_CONFIRM'
  | 'ORDER_CANCELLED_FOR_SHOP'
  | 'ORDER_PLACED'
  | 'ORDER_FOR_SHOP'
  | 'ORDER_SETTLED'
  | 'ORDER_READY'
  | 'ORDER_OUT'
  | 'ORDER_CANCELLED'
  | 'ORDER_REFUNDED'
  | 'PASSWORD_RESET'
  | 'WITHDRAWAL_FOR_SHOP'
  | 'WITHDRAWAL_RECEIPT';
export type MailState = 'WAITING' | 'SENT' | 'GIVEN_UP';

/** Mails to send, and those of the last weeks. One row for each kind, what it is about, and version. */
export interface MailsTable {
  /** The mail's id, which is also in its Message-ID. */
  id: string;
  kind: MailKind;
  /** The subject of the mail: an order's id, or another name. */
  about: string;
  /** The version of the order that the mail is about; for other mails, a number that makes the row unique. */
  version: number;
  order_id: string | null;
  user_id: string | null;
  /** An email; null for the shop's own address. */
  recipient: string | null;
  /** JSON: the data of the mail at the moment when it was written. */
  data: string;
  state: Generated<MailState>;
  tries: Generated<number>;
  /** The number of times that the seller sent it again. */
  resends: Generated<number>;
  /** The time of the next try; null when there is nothing to send. */
  next_try_at: number | null;
  /** After this moment it is not tried again. */
  give_up_at: number;
  /** The reason why the last try failed, as a sentence. */
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
  /** The account whose password is set: the role and the email, such as `shopper ada@example.com`. */
  account: string;
  expires_at: number;
}

export interface NewsletterSubscribersTable {
  email: string;
  created_at: number;
  /** The time at which a link in a mail was used; null while the subscriber has not confirmed. */
  confirmed_at: Generated<number | null>;
}
