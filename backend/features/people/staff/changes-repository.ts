import { sql } from 'kysely';
import type { Database } from '#backend/db/database.ts';
import { theShopper, theStore } from '#backend/audit/texts.ts';
import { firstOwner } from '../sessions/session-repository.ts';

/** A change of the shop: an entry of the audit trail, or an event of an order. */
export interface ShopChange {
  /** The cursor for the page after this change. */
  cursor: string;
  at: number;
  actorId: string;
  actorName: string;
  action: string;
  subjectKind: string;
  subjectId: string | null;
  subjectName: string;
  /** JSON, or null. */
  before: string | null;
  after: string | null;
  /** The number of times that it happened in the hour of `at`. */
  times: number;
}

export interface ChangesFilter {
  /** The id of a member of staff, `owner`, `SHOPPER`, `SYSTEM` or `UNKNOWN`. */
  actor?: string | undefined;
  kind?: string | undefined;
  /** The beginning of the subject's name, or the number of an order. */
  subject?: string | undefined;
  /** Milliseconds since 1970; `until` is not included. */
  since: number;
  until?: number | undefined;
}

/** A place in the list. At the same moment, the entries of the trail come before the events of orders. */
type Place = { at: number; id: string } | { at: number; orderId: string; version: number };

/** The place of a cursor, or null when it is malformed. */
export function placeOf(cursor: string): Place | null {
  const [at, id, version] = /^(\d{1,15})\.([\w-]{1,64})(?:\.(\d{1,9}))?$/.exec(cursor)?.slice(1) ?? [];
  if (at === undefined || id === undefined) return null;
  if (version === undefined) return { at: Number(at), id };
  return { at: Number(at), orderId: id, version: Number(version) };
}

/** The changes that match the filter, newest first, after that place. */
export async function listChanges(
  database: Database,
  filter: ChangesFilter,
  { limit, after }: { limit: number; after: Place | null },
): Promise<ShopChange[]> {
  const changes = [
    ...(await listAudit(database, filter, limit, after)),
    ...(await listEvents(database, filter, limit, after)),
  ];
  // A stable sort: of one moment, the entries of the trail stay before the events.
  return changes.toSorted((one, other) => other.at - one.at).slice(0, limit);
}

async function listAudit(
  { query }: Database,
  { actor, kind, subject, since, until }: ChangesFilter,
  limit: number,
  after: Place | null,
): Promise<ShopChange[]> {
  let rows = query.selectFrom('audit').selectAll().where('at', '>=', since);
  if (until !== undefined) rows = rows.where('at', '<', until);
  if (actor !== undefined) rows = rows.where('actor_id', '=', actor);
  if (kind !== undefined) rows = rows.where('subject_kind', '=', kind);
  if (subject !== undefined) {
    const start = subject.toLowerCase();
    rows = rows.where('subject_key', '>=', start).where('subject_key', '<', `${start}\u{10FFFF}`);
  }
  if (after !== null && 'id' in after) {
    rows = rows.where((is) => is(is.refTuple('at', 'id'), '<', is.tuple(after.at, after.id)));
  } else if (after !== null) {
    rows = rows.where('at', '<', after.at);
  }
  const found = await rows.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
  return found.map((row) => ({
    cursor: `${row.at}.${row.id}`,
    at: row.at,
    actorId: row.actor_id,
    actorName: row.actor_name,
    action: row.action,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    subjectName: row.subject_name,
    before: row.before,
    after: row.after,
    times: row.times,
  }));
}

/** The events of orders after they were placed. */
async function listEvents(
  { query }: Database,
  { actor, kind, subject, since, until }: ChangesFilter,
  limit: number,
  after: Place | null,
): Promise<ShopChange[]> {
  if (kind !== undefined && kind !== 'ORDER') return [];
  if (subject !== undefined && !/^\d{1,15}$/.test(subject)) return [];
  let rows = query
    .selectFrom('order_events as event')
    .innerJoin('order_numbers', 'order_numbers.order_id', 'event.order_id')
    .selectAll('event')
    .select('order_numbers.number')
    .select(
      sql<string | null>`(select earlier.stage from order_events as earlier where earlier.order_id = event.order_id
        and earlier.version < event.version order by earlier.version desc limit 1)`.as('stage_before'),
    )
    .where('event.stage', '<>', sql<'PLACED'>`'PLACED'`)
    .where('event.at', '>=', since);
  if (until !== undefined) rows = rows.where('event.at', '<', until);
  if (subject !== undefined) rows = rows.where('order_numbers.number', '=', Number(subject));
  if (actor === 'SHOPPER' || actor === 'SYSTEM') rows = rows.where('event.actor', '=', actor);
  else if (actor === 'owner') {
    rows = rows
      .where('event.actor', '=', 'SELLER')
      .where((is) => is.or([is('event.staff_id', 'is', null), is('event.staff_id', '=', actor)]));
  } else if (actor !== undefined) rows = rows.where('event.staff_id', '=', actor);
  if (after !== null && 'id' in after) {
    rows = rows.where('event.at', '<=', after.at);
  } else if (after !== null) {
    const { at, orderId, version } = after;
    rows = rows.where((is) =>
      is(is.refTuple('event.at', 'event.order_id', 'event.version'), '<', is.tuple(at, orderId, version)),
    );
  }
  const found = await rows
    .orderBy('event.at', 'desc')
    .orderBy('event.order_id', 'desc')
    .orderBy('event.version', 'desc')
    .limit(limit)
    .execute();
  return found.map((row) => ({
    cursor: `${row.at}.${row.order_id}.${row.version}`,
    at: row.at,
    ...actorOf(row),
    action: row.stage === 'CANCELLED' ? 'ORDER_CANCELLED' : 'ORDER_MOVED',
    subjectKind: 'ORDER',
    subjectId: row.order_id,
    subjectName: String(row.number),
    before: JSON.stringify({ stage: row.stage_before ?? 'PLACED' }),
    after: JSON.stringify({ stage: row.stage, ...(row.note !== null && { note: row.note }) }),
    times: 1,
  }));
}

/** The seller's events from before there was staff are of the first owner. */
function actorOf(event: { actor: string; staff_id: string | null; staff_name: string | null }) {
  if (event.actor === 'SHOPPER') return { actorId: 'SHOPPER', actorName: theShopper };
  if (event.actor === 'SYSTEM') return { actorId: 'SYSTEM', actorName: theStore };
  return { actorId: event.staff_id ?? firstOwner.id, actorName: event.staff_name ?? firstOwner.name };
}
