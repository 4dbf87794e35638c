import { z } from 'zod';
import { readSubscriber, type Subscriber } from '#gateway/__generated__/store-documents.ts';
import { listIn, readBeside, readEntries } from '#gateway/documents/read-list.ts';
import { nextPageShape } from '#gateway/documents/shapes.ts';
import type { RestResponse } from '#gateway/transport/rest-call.ts';

/** A page of subscribers, by email. */
export interface SubscriberPage {
  subscribers: Subscriber[];
  hasNextPage: boolean;
  /** The email after which this page begins; null for the first page. */
  after: string | null;
  totalCount: number;
  /** The number of those who have not confirmed and are not listed; null when the store does not say it. */
  waitingCount: number | null;
}

const rest = nextPageShape.extend({
  totalCount: z.int().nonnegative(),
  waitingCount: z.int().nonnegative().nullable().catch(null),
});

/** @throws Fault when the store refuses, or its response cannot be read */
export function readSubscriberPage(response: RestResponse, after: string | null): SubscriberPage {
  const read = readEntries(listIn(response, 'subscribers'), readSubscriber);
  const { pageInfo, ...counts } = readBeside(response, rest);
  return { subscribers: read, hasNextPage: pageInfo.hasNextPage, after, ...counts };
}
