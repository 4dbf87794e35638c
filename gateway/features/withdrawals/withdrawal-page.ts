import { z } from 'zod';
import { listIn, parsedBy, readEntries } from '#gateway/documents/read-list.ts';
import { badStoreResponse } from '#gateway/refusals/faults.ts';
import type { Outcome } from '#gateway/refusals/outcome.ts';
import type { RestResponse } from '#gateway/transport/rest-call.ts';

const withdrawalShape = z.object({
  id: z.string().min(1),
  receivedAt: z.iso.datetime(),
  orderId: z.string().nullable().catch(null),
  orderNumber: z.string(),
  name: z.string(),
  email: z.string(),
  goods: z.string().catch(''),
  answeredAt: z.iso.datetime().nullable().catch(null),
});

/** A page of withdrawals, newest first. */
export interface WithdrawalPage {
  withdrawals: z.infer<typeof withdrawalShape>[];
  hasNextPage: boolean;
  /** The id after which this page begins; null for the first page. */
  after: string | null;
  totalCount: number;
  /** Null over a store that does not note answers. */
  openCount: number | null;
}

const receiptShape = z.object({ receivedAt: z.iso.datetime(), isMailed: z.boolean().catch(false) });

export interface SendWithdrawalOutcome extends Outcome {
  /** When it was received, and whether a mail repeats it; null after a refusal. */
  receipt: z.infer<typeof receiptShape> | null;
}

const rest = z.object({
  totalCount: z.int().nonnegative(),
  openCount: z.int().nonnegative().nullable().catch(null),
  pageInfo: z.object({ hasNextPage: z.boolean() }),
});

/** @throws Fault when the store refuses, or its response cannot be read */
export function readWithdrawalPage(response: RestResponse, after: string | null): WithdrawalPage {
  const withdrawals = readEntries(listIn(response, 'withdrawals'), parsedBy(withdrawalShape));
  const { data } = rest.safeParse(response.body);
  if (!data) throw badStoreResponse(response.detail);
  return {
    withdrawals,
    hasNextPage: data.pageInfo.hasNextPage,
    after,
    totalCount: data.totalCount,
    openCount: data.openCount,
  };
}

/** The receipt in the response to a withdrawal. @throws Fault when it has none */
export function readReceipt({ body, detail }: RestResponse): z.infer<typeof receiptShape> {
  const { data } = z.object({ withdrawal: receiptShape }).safeParse(body);
  if (!data) throw badStoreResponse(detail);
  return data.withdrawal;
}
