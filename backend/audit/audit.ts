import type { Database, DatabaseTransaction } from '#backend/db/database.ts';
import { newRecordId } from '#backend/db/record-id.ts';
import type { StaffRole } from '#backend/db/staff-tables.ts';
import * as texts from './texts.ts';

/** A member of staff. The first owner, whose login is in the settings, has the id `owner`. */
export interface Staff {
  id: string;
  name: string;
  role: StaffRole;
}

/** One change of the shop. */
export interface AuditEntry {
  /** The member of staff who did it; null for the store itself. */
  actor: Staff | null;
  /**
   * Name of the change in capitals, which begins with its subject, such as `PRODUCT_CHANGED`. Clients show it as words.
   */
  action: string;
  /** The thing that was changed, with its name at that time. `kind` is for filters, such as `PRODUCT`. */
  subject: { kind: string; id: string | null; name: string };
  /** The fields before and after; equal ones are left out. Null: there was nothing, or nothing is left. Never secrets. */
  before: object | null;
  after: object | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** The time for which changes are kept. */
export const auditLifetimeMs = 2 * 366 * 86_400_000;

/** Longest text kept of a field. */
const maxTextLength = 500;
/** Rows of one statement: SQLite takes at most 32766 parameters. */
const rowsPerStatement = 1000;
const secretField = /password|secret|token|hash/i;

function shown(value: unknown): unknown {
  if (typeof value === 'string') return value.length > maxTextLength ? `${value.slice(0, maxTextLength)} …` : value;
  const text = JSON.stringify(value) ?? 'null';
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)} …` : value;
}

/** The fields of `one` that are not the same in `other`, without secrets. */
function differing(one: object | null, other: object | null): Record<string, unknown> | null {
  if (one === null) return null;
  const others = new Map(Object.entries(other ?? {}).map(([name, value]) => [name, JSON.stringify(value)]));
  return Object.fromEntries(
    Object.entries(one)
      .filter(([name, value]) => !secretField.test(name) && JSON.stringify(value) !== others.get(name))
      .map(([name, value]) => [name, shown(value)]),
  );
}

/**
 * Records a change in the transaction that makes it. An entry whose `before` and `after` have the same fields and values is
 * left out.
 */
export async function recordAudit(trx: DatabaseTransaction, entry: AuditEntry): Promise<void> {
  await recordAudits(trx, [entry]);
}

/** Records several changes; see `recordAudit`. */
export async function recordAudits(trx: DatabaseTransaction, entries: readonly AuditEntry[]): Promise<void> {
  const rows = entries.flatMap(({ actor, action, subject, at, ...fields }) => {
    const before = differing(fields.before, fields.after);
    const after = differing(fields.after, fields.before);
    const isSame = before !== null && after !== null && Object.keys({ ...before, ...after }).length === 0;
    if (isSame) return [];
    return {
      id: newRecordId(at),
      at,
      actor_id: actor?.id ?? 'SYSTEM',
      actor_name: actor?.name ?? texts.theStore,
      action,
      subject_kind: subject.kind,
      subject_id: subject.id,
      subject_name: subject.name,
      subject_key: subject.name.toLowerCase(),
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
    };
  });
  for (let from = 0; from < rows.length; from += rowsPerStatement) {
    await trx
      .insertInto('audit')
      .values(rows.slice(from, from + rowsPerStatement))
      .execute();
  }
}

/** Deletes changes that are kept no longer. */
export async function deleteOldAudit({ query }: Database, now: number): Promise<void> {
  await query
    .deleteFrom('audit')
    .where('at', '<', now - auditLifetimeMs)
    .execute();
}
