import { z } from 'zod';
import { listIn, parsedBy, readEntries } from '#gateway/documents/read-list.ts';
import { badStoreResponse } from '#gateway/refusals/faults.ts';
import type { Outcome } from '#gateway/refusals/outcome.ts';
import type { RestResponse } from '#gateway/transport/rest-call.ts';

const kinds = [
  'EMAIL_CHANGED',
  'FAULT_FOR_SHOP',
  'NEWSLETTER_CONFIRM',
  'ORDER_CANCELLED',
  'ORDER_CANCELLED_FOR_SHOP',
  'ORDER_FOR_SHOP',
  'ORDER_OUT',
  'ORDER_PLACED',
  'ORDER_READY',
  'ORDER_REFUNDED',
  'ORDER_SETTLED',
  'PASSWORD_RESET',
  'WITHDRAWAL_FOR_SHOP',
  'WITHDRAWAL_RECEIPT',
] as const;
const moment = z.iso.datetime().nullable().catch(null);

const mailShape = z.object({
  id: z.string().min(1),
  kind: z.enum(kinds).nullable().catch(null),
  orderId: z.string().nullable().catch(null),
  orderNumber: z.string().nullable().catch(null),
  recipient: z.string().nullable().catch(null),
  state: z.enum(['GIVEN_UP', 'SENT', 'WAITING']),
  tries: z.int().nonnegative(),
  fault: z.string().nullable().catch(null),
  createdAt: z.iso.datetime(),
  sentAt: moment,
  nextTryAt: moment,
});

type RestMail = z.infer<typeof mailShape>;

/** A page of mails, newest first. */
export interface MailPage {
  mails: RestMail[];
  hasNextPage: boolean;
  /** The id after which this page begins; null for the first page. */
  after: string | null;
}

export interface ResendOutcome extends Outcome {
  /** The mail as it is now; null after a refusal. */
  mail: RestMail | null;
}

const rest = z.object({ pageInfo: z.object({ hasNextPage: z.boolean() }) });

/** @throws Fault when the store refuses, or its response cannot be read */
export function readMailPage(response: RestResponse, after: string | null): MailPage {
  const read = readEntries(listIn(response, 'mails'), parsedBy(mailShape));
  const { data } = rest.safeParse(response.body);
  if (!data) throw badStoreResponse(response.detail);
  return { mails: read, hasNextPage: data.pageInfo.hasNextPage, after };
}

/** The mail in the response to a change, or null. */
export function readMail({ body }: RestResponse): RestMail | null {
  const { data } = z.object({ mail: mailShape }).safeParse(body);
  return data?.mail ?? null;
}
