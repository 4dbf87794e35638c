import { z } from 'zod';
import { listIn, parsedBy, readEntries } from '#gateway/documents/read-list.ts';
import { badStoreResponse } from '#gateway/refusals/faults.ts';
import type { RestResponse } from '#gateway/transport/rest-call.ts';

/** A page of subscribers, by email. */
export interface SubscriberPage {
  subscribers: { email: string; subscribedAt: string | null; unsubscribeToken: string }[];
  hasNextPage: boolean;
  /** The email after which this page begins; null for the first page. */
  after: string | null;
  totalCount: number;
}

const subscriber = z.object({
  email: z.string().min(1),
  subscribedAt: z.iso.datetime().nullable().catch(null),
  unsubscribeToken: z.string().min(1),
});

const rest = z.object({ totalCount: z.int().nonnegative(), pageInfo: z.object({ hasNextPage: z.boolean() }) });

/** @throws Fault when the store refuses, or its response cannot be read */
export function readSubscriberPage(response: RestResponse, after: string | null): SubscriberPage {
  const read = readEntries(listIn(response, 'subscribers'), parsedBy(subscriber));
  const { data } = rest.safeParse(response.body);
  if (!data) throw badStoreResponse(response.detail);
  return { subscribers: read, hasNextPage: data.pageInfo.hasNextPage, after, totalCount: data.totalCount };
}
