import { z } from 'zod';
import { readWithdrawal, readWithdrawalReceipt, type Withdrawal } from '#gateway/__generated__/store-documents.ts';
import { listIn, readBeside, readEntries } from '#gateway/documents/read-list.ts';
import { nextPageShape } from '#gateway/documents/shapes.ts';
import { badStoreResponse } from '#gateway/refusals/faults.ts';
import { isRecord, type Outcome } from '#gateway/refusals/outcome.ts';
import type { RestResponse } from '#gateway/transport/rest-call.ts';

/** A page of withdrawals, newest first. */
export interface WithdrawalPage {
  withdrawals: (Withdrawal & { goods: string })[];
  hasNextPage: boolean;
  /** The id after which this page begins; null for the first page. */
  after: string | null;
  totalCount: number;
  /** Null over a store that does not note answers. */
  openCount: number | null;
}

/** When a withdrawal was received, and whether a mail repeats it. */
interface Receipt {
  receivedAt: string;
  isMailed: boolean;
}

export interface SendWithdrawalOutcome extends Outcome {
  /** Null after a refusal. */
  receipt: Receipt | null;
}

const rest = nextPageShape.extend({
  totalCount: z.int().nonnegative(),
  openCount: z.int().nonnegative().nullable().catch(null),
});

/** @throws Fault when the store refuses, or its response cannot be read */
export function readWithdrawalPage(response: RestResponse, after: string | null): WithdrawalPage {
  const withdrawals = readEntries(listIn(response, 'withdrawals'), readWithdrawal).map(({ goods, ...withdrawal }) => ({
    ...withdrawal,
    goods: goods ?? '',
  }));
  const { pageInfo, ...counts } = readBeside(response, rest);
  return { withdrawals, hasNextPage: pageInfo.hasNextPage, after, ...counts };
}

/** The receipt in the response to a withdrawal. @throws Fault when it has none */
export function readReceipt({ body, detail }: RestResponse): Receipt {
  const receipt = isRecord(body) ? readWithdrawalReceipt(body['withdrawal']) : undefined;
  if (!receipt) throw badStoreResponse(detail);
  return { receivedAt: receipt.receivedAt, isMailed: receipt.isMailed ?? false };
}
