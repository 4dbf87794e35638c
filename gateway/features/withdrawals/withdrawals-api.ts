import type { NoteWithdrawalAnswerInput, SendWithdrawalInput } from '#gateway/__generated__/schema.ts';
import { readPageArguments } from '#gateway/documents/page-arguments.ts';
import type { Parts } from '#gateway/parts.ts';
import { badInput } from '#gateway/refusals/faults.ts';
import { readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath } from '#gateway/refusals/user-errors.ts';
import { readReceipt, readWithdrawalPage, type SendWithdrawalOutcome, type WithdrawalPage } from './withdrawal-page.ts';
import * as texts from './texts.ts';

const standardPageSize = 50;
const maxCursorLength = 100;
const toInput = inputPath<SendWithdrawalInput>({
  name: true,
  orderNumber: true,
  email: true,
  goods: true,
  idempotencyKey: [],
});

const toAnswer = inputPath<NoteWithdrawalAnswerInput>({ id: true, isAnswered: true });

/** POST /api/withdrawal/send, GET /api/withdrawal/list: the feature `orders.withdrawal`. POST /api/withdrawal/answer: `withdrawals.answer`. */
export function createWithdrawalsApi({ rest, seller, features, additions, jar }: Parts) {
  return {
    async send({
      name,
      orderNumber,
      email,
      goods,
      idempotencyKey: key,
    }: SendWithdrawalInput): Promise<SendWithdrawalOutcome> {
      if (!features.has('ORDERS_WITHDRAWAL')) {
        return { ...refusal('NOT_SUPPORTED', texts.notSupported), receipt: null };
      }
      const path = '/api/withdrawal/send';
      const json = { name, orderNumber, email, goods: goods ?? '' };
      const send = async (headers: Record<string, string>) => {
        const response = await rest.send({ method: 'POST', path, kind: 'change', headers, json });
        const outcome = readOutcome(response, { toInput });
        return { ...outcome, receipt: outcome.success ? readReceipt(response) : null };
      };
      const addition = { path, key, contents: json };
      return { receipt: null, ...(await additions.once<Outcome | SendWithdrawalOutcome>(jar, addition, send)) };
    },

    async noteAnswer({ id, isAnswered }: NoteWithdrawalAnswerInput): Promise<Outcome> {
      if (!features.has('WITHDRAWALS_ANSWER')) return refusal('NOT_SUPPORTED', texts.answersNotSupported);
      const notSeller = await seller.refusal();
      if (notSeller) return notSeller;
      const call = { method: 'POST', path: '/api/withdrawal/answer', kind: 'change' } as const;
      const response = await rest.send({ ...call, cookies: ['seller'], json: { id, isAnswered } });
      return readOutcome(response, { toInput: toAnswer });
    },

    /** A page of withdrawals; null when the store takes none. @throws Fault */
    async list(args: {
      first?: number | null | undefined;
      after?: string | null | undefined;
    }): Promise<WithdrawalPage | null> {
      const { size, cursor } = readPageArguments(args, standardPageSize);
      if (cursor !== null && cursor.length > maxCursorLength) throw badInput('`after` must be a cursor of a page.');
      if (!features.has('ORDERS_WITHDRAWAL')) return null;
      const query = new URLSearchParams({ first: String(size), ...(cursor !== null && { after: cursor }) });
      const path = `/api/withdrawal/list?${query.toString()}`;
      return readWithdrawalPage(await rest.send({ method: 'GET', path, kind: 'read', cookies: ['seller'] }), cursor);
    },
  };
}
