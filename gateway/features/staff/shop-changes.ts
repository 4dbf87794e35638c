import { readShopChange, type ShopChange } from '#gateway/__generated__/store-documents.ts';
import { listIn, readBeside, readEntries } from '#gateway/documents/read-list.ts';
import { nextPageShape } from '#gateway/documents/shapes.ts';
import type { RestResponse } from '#gateway/transport/rest-call.ts';

/** A field before and after a change, as text. */
interface ChangedField {
  name: string;
  before: string | null;
  after: string | null;
}

const text = (value: unknown) => (value == null ? null : typeof value === 'string' ? value : JSON.stringify(value));

function changedFields(before: ShopChange['before'], after: ShopChange['after']): ChangedField[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].map((name) => ({ name, before: text(before?.[name]), after: text(after?.[name]) }));
}

const toChange = ({ actor, subject, before, after, times, ...change }: ShopChange) => ({
  ...change,
  actorName: actor.name,
  subjectId: subject.id,
  subjectKind: subject.kind,
  subjectName: subject.name,
  fields: changedFields(before, after),
  times: times ?? 1,
});

/** A page of changes, newest first. */
export interface ShopChangePage {
  changes: ReturnType<typeof toChange>[];
  hasNextPage: boolean;
  /** The cursor after which this page begins; null for the first page. */
  after: string | null;
}

/** @throws Fault when the store refuses, or its response cannot be read */
export function readShopChanges(response: RestResponse, after: string | null): ShopChangePage {
  const read = readEntries(listIn(response, 'changes'), readShopChange).map(toChange);
  const { pageInfo } = readBeside(response, nextPageShape);
  return { changes: read, hasNextPage: pageInfo.hasNextPage, after };
}
