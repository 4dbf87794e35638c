import { z } from 'zod';
import { readMail as readDocument, type Mail } from '#gateway/__generated__/store-documents.ts';
import { listIn, readEntries } from '#gateway/documents/read-list.ts';
import { badStoreResponse } from '#gateway/refusals/faults.ts';
import { isRecord, type Outcome } from '#gateway/refusals/outcome.ts';
import type { RestResponse } from '#gateway/transport/rest-call.ts';

/** A page of mails, newest first. */
export interface MailPage {
  mails: Mail[];
  hasNextPage: boolean;
  /** The id after which this page begins; null for the first page. */
  after: string | null;
}

export interface ResendOutcome extends Outcome {
  /** The mail as it is now; null after a refusal. */
  mail: Mail | null;
}

const rest = z.object({ pageInfo: z.object({ hasNextPage: z.boolean() }) });

/** @throws Fault when the store refuses, or its response cannot be read */
export function readMailPage(response: RestResponse, after: string | null): MailPage {
  const read = readEntries(listIn(response, 'mails'), readDocument);
  const { data } = rest.safeParse(response.body);
  if (!data) throw badStoreResponse(response.detail);
  return { mails: read, hasNextPage: data.pageInfo.hasNextPage, after };
}

/** The mail in the response to a change, or null. */
export const readMail = ({ body }: RestResponse): Mail | null =>
  (isRecord(body) ? readDocument(body['mail']) : undefined) ?? null;
