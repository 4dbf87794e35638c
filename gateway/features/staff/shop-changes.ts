import { z } from 'zod';
import { listIn, parsedBy, readEntries } from '#gateway/documents/read-list.ts';
import { badStoreResponse } from '#gateway/refusals/faults.ts';
import type { RestResponse } from '#gateway/transport/rest-call.ts';

/** A field before and after a change, as text. */
interface ChangedField {
  name: string;
  before: string | null;
  after: string | null;
}

const values = z.record(z.string(), z.unknown()).nullable().catch(null);

const text = (value: unknown) => (value == null ? null : typeof value === 'string' ? value : JSON.stringify(value));

function changedFields(before: z.output<typeof values>, after: z.output<typeof values>): ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => ({ name, before: text(before?.[name]), after: text(after?.[name]) }));
}

const change = z
  .object({
    id: z.string().min(1),
    at: z.iso.datetime(),
    actor: z.object({ name: z.string() }),
    action: z.string(),
    subject: z.object({ kind: z.string(), id: z.string().nullable().catch(null), name: z.string() }),
    before: values,
    after: values,
    times: z.int().min(1).catch(1),
  })
  .transform(({ id, at, actor, action, subject, before, after, times }) => ({
    id,
    at,
    action,
    actorName: actor.name,
    subjectId: subject.id,
    subjectKind: subject.kind,
    subjectName: subject.name,
    fields: changedFields(before, after),
    times,
  }));

/** A page of changes, newest first. */
export interface ShopChangePage {
  changes: z.output<typeof change>[];
  hasNextPage: boolean;
  /** The cursor after which this page begins; null for the first page. */
  after: string | null;
}

const rest = z.object({ pageInfo: z.object({ hasNextPage: z.boolean() }) });

/** @throws Fault when the store refuses, or its response cannot be read */
export function readShopChanges(response: RestResponse, after: string | null): ShopChangePage {
  const read = readEntries(listIn(response, 'changes'), parsedBy(change));
  const { data } = rest.safeParse(response.body);
  if (!data) throw badStoreResponse(response.detail);
  return { changes: read, hasNextPage: data.pageInfo.hasNextPage, after };
}
