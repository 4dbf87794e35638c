// Tested by tests/backend/deposits.test.ts and tests/backend/recorded-changes.test.ts.
import { recordAudit, type Staff } from '#backend/audit/audit.ts';
import { addOnce } from '#backend/db/added-records.ts';
import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { newRecordId } from '#backend/db/record-id.ts';
import { raiseCatalogueVersion } from '#backend/db/shop-values.ts';
import { refused, type Refusal } from '#backend/refusal.ts';
import type { DepositType, ProductDeposit } from '#backend/rules/deposits.ts';
import { toUnits } from '#backend/rules/money.ts';
import {
  countWithType,
  depositTypesById,
  insertDepositType,
  listDepositTypes,
  saveDepositType,
} from './deposit-type-repository.ts';
import * as texts from './texts.ts';

/** The most types that are not archived. */
const maxTypes = 100;
/** The most types with the archived ones, which are kept: orders name them. */
const maxWithArchived = 1000;

/** The reason why a product cannot have this deposit, or null. `before` is the one that it has: it may be archived since. */
export async function refuseDeposit(
  trx: DatabaseTransaction,
  deposit: ProductDeposit | null | undefined,
  before: ProductDeposit | null,
): Promise<{ refusal: Refusal } | null> {
  if (deposit == null) return null;
  const type = (await depositTypesById(trx)).get(deposit.type);
  if (type === undefined) return { refusal: refused('INVALID', texts.unknownType, 'deposit') };
  if (type.isArchived && before?.type !== type.id) {
    return { refusal: refused('INVALID', texts.archivedType, 'deposit') };
  }
  return null;
}

/** The reason why a shop with these types can have no further one that is not archived, or null. */
function refuseFurther(types: readonly DepositType[]): Refusal | null {
  const isFull = types.filter(({ isArchived }) => !isArchived).length >= maxTypes;
  return isFull ? refused('TOO_MANY', texts.tooMany(maxTypes)) : null;
}

/** The author and the time of a change. */
interface By {
  actor: Staff;
  now: number;
}

const isSameName = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

const audited = ({ name, cents, kind, isArchived }: DepositType) => ({
  name,
  amount: toUnits(cents),
  containerKind: kind,
  isArchived,
});

/** Adds a type. The same `hash`, the result of `readAddingHash`, adds one. */
export async function addDepositType(
  database: Database,
  { name, cents, kind }: Pick<DepositType, 'name' | 'cents' | 'kind'>,
  { actor, now, hash }: By & { hash: string | null },
): Promise<Refusal | null> {
  return database.write(async (trx) => {
    await raiseCatalogueVersion(trx);
    const type: DepositType = { id: newRecordId(now), name, cents, kind, isArchived: false };
    const idOf = (refusal: Refusal | null) => (refusal === null ? type.id : null);
    const add = () => insertType(trx, type, { actor, now });
    return addOnce(trx, { hash, now, add, idOf, repeat: () => Promise.resolve(null) });
  });
}

async function insertType(trx: DatabaseTransaction, type: DepositType, { actor, now }: By): Promise<Refusal | null> {
  const types = await listDepositTypes(trx);
  if (types.length >= maxWithArchived) return refused('TOO_MANY', texts.tooManyWithArchived(maxWithArchived));
  const full = refuseFurther(types);
  if (full) return full;
  const { id, name } = type;
  if (types.some((other) => isSameName(other.name, name))) return refused('TAKEN', texts.nameIsTaken(name), 'name');
  await insertDepositType(trx, type, now);
  const subject = { kind: 'DEPOSIT_TYPE', id, name };
  await recordAudit(trx, { actor, action: 'DEPOSIT_TYPE_ADDED', subject, before: null, after: audited(type), at: now });
  return null;
}

/** Renames a type, archives it, or brings it back; absent fields stay. A type that products for sale have cannot be archived. */
export async function changeDepositType(
  database: Database,
  id: string,
  changes: { name?: string | undefined; archived?: boolean | undefined },
  { actor, now }: By,
): Promise<Refusal | null> {
  return database.write(async (trx) => {
    const version = await raiseCatalogueVersion(trx);
    const types = await listDepositTypes(trx);
    const before = types.find((type) => type.id === id);
    if (before === undefined) return refused('REFUSED', texts.unknownType, 'id');
    const { name = before.name, archived: isArchived = before.isArchived } = changes;
    if (types.some((type) => type.id !== id && isSameName(type.name, name))) {
      return refused('TAKEN', texts.nameIsTaken(name), 'name');
    }
    const full = before.isArchived && !isArchived ? refuseFurther(types) : null;
    if (full) return full;
    const count = isArchived && !before.isArchived ? await countWithType(trx, id) : 0;
    if (count > 0) return refused('REFUSED', texts.isUsed(count), 'archived');
    const type = { ...before, name, isArchived };
    await saveDepositType(trx, type, { now, version });
    await recordAudit(trx, {
      actor,
      action: 'DEPOSIT_TYPE_CHANGED',
      subject: { kind: 'DEPOSIT_TYPE', id, name: before.name },
      before: audited(before),
      after: audited(type),
      at: now,
    });
    return null;
  });
}
