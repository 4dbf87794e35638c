import { readMail as readDocument, type Mail } from '#gateway/__generated__/store-documents.ts';
import { listIn, readBeside, readEntries } from '#gateway/documents/read-list.ts';
import { nextPageShape } from '#gateway/documents/shapes.ts';
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

/** @throws Fault when the store refuses, or its response cannot be read */
export function readMailPage(response: RestResponse, after: string | null): MailPage {
  const read = readEntries(listIn(response, 'mails'), readDocument);
  const { pageInfo } = readBeside(response, nextPageShape);
  return { mails: read, hasNextPage: pageInfo.hasNextPage, after };
}

/** The mail in the response to a change, or null. */
export const readMail = ({ body }: RestResponse): Mail | null =>
  (isRecord(body) ? readDocument(body['mail']) : undefined) ?? null;
