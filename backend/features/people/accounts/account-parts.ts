import type { FastifyRequest } from 'fastify';
import type { DatabaseTransaction } from '#backend/db/database.ts';

/** The functions with which other modules read and remove their data of an account. */
export interface AccountParts {
  /** The shopper's orders, newest first, for the export of the account. */
  exportOrders(request: FastifyRequest, userId: string): Promise<object[]>;
  /** The orders of a guest in the same form, also before they are placed and after they have ended without that. */
  exportGuestOrders(request: FastifyRequest, userId: string): Promise<object[]>;
  /** The withdrawals that name this email or an order of the account; none while the email is not confirmed. */
  exportWithdrawals(account: { id: string; email: string }): Promise<object[]>;
  /** The numbers of the orders that are on their way, or wait for their payment. */
  openOrders(trx: DatabaseTransaction, userId: string): Promise<string[]>;
  /** Gives the account's orders to `anonymousId`, and removes from them what says whose they were. */
  anonymiseOrders(trx: DatabaseTransaction, userId: string, anonymousId: string): Promise<void>;
  /** Removes from the withdrawals who wrote them. `email` is null when it is not confirmed. Call it before `anonymiseOrders`. */
  anonymiseWithdrawals(trx: DatabaseTransaction, owner: { userId: string; email: string | null }): Promise<void>;
  /** Ends the newsletter subscription of an email. */
  removeSubscriber(trx: DatabaseTransaction, email: string): Promise<void>;
}
