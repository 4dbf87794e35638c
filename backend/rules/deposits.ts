import type { DepositKind, DepositPayout } from '#backend/db/deposit-tables.ts';
import type { TaxRate } from './money.ts';

/** Pure rules about deposits: what is charged for containers that can come back. It is never a part of a price. */

export const depositKinds = ['SINGLE_USE', 'RETURNABLE', 'CRATE'] as const satisfies readonly DepositKind[];
/** The kinds of money that is given back for containers. */
export const depositPayouts = ['CASH', 'TERMINAL', 'TRANSFER'] as const satisfies readonly DepositPayout[];

/** The containers of one piece of a product, by the id of their type. */
export interface ProductDeposit {
  type: string;
  count: number;
}

/** A type of containers, as the store has it. */
export interface DepositType {
  id: string;
  name: string;
  /** The deposit of one container. */
  cents: number;
  kind: DepositKind;
  isArchived: boolean;
}

/** The deposit of one piece of the goods of a line, as it was when they were ordered or given. */
export interface LineDeposit extends ProductDeposit {
  name: string;
  /** For all containers of one piece. */
  cents: number;
  /** The tax of its own, of 0 percent, in a shop whose country does not tax deposits. Absent: that of the goods. */
  tax?: TaxRate;
}

/** The deposit of so many pieces. */
export const depositOf = (deposit: Pick<LineDeposit, 'cents'> | null | undefined, pieces: number): number =>
  (deposit?.cents ?? 0) * pieces;

/**
 * The deposit of one piece of a product, with the present facts of its type; null for a product without one. `tax` is that of deposits
 * when it is not that of their goods.
 */
export function lineDepositOf(
  deposit: ProductDeposit | null,
  types: ReadonlyMap<string, DepositType>,
  tax: TaxRate | null,
): LineDeposit | null {
  const type = deposit && types.get(deposit.type);
  if (!type) return null;
  return { ...deposit, name: type.name, cents: type.cents * deposit.count, ...(tax && { tax }) };
}

/** A deposit for the trail of changes, such as `20 × Bottle`; null for none. */
export const depositText = (deposit: ProductDeposit | null, types: ReadonlyMap<string, DepositType>): string | null =>
  deposit && `${deposit.count} × ${types.get(deposit.type)?.name ?? ''}`;
