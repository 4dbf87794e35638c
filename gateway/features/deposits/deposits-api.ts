import type {
  AddDepositTypeInput,
  ReturnDepositsInput,
  UpdateDepositTypeInput,
} from '#gateway/__generated__/schema.ts';
import { readDepositBalance, readDepositReturn, readDepositType } from '#gateway/__generated__/store-documents.ts';
import { listIn, readEntries, type EntryReader } from '#gateway/documents/read-list.ts';
import { toPrice } from '#gateway/documents/read-values.ts';
import type { Parts } from '#gateway/parts.ts';
import { isRecord, readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath, withInnerNames } from '#gateway/refusals/user-errors.ts';
import * as texts from './texts.ts';

export interface ReturnDepositsOutcome extends Outcome {
  /** What was given back; null after a refusal. */
  amount: number | null;
}

const toTypeInput = inputPath<AddDepositTypeInput>({ name: true, amount: true, kind: true, idempotencyKey: [] });
const toChangeInput = inputPath<UpdateDepositTypeInput>({ id: true, name: true, isArchived: 'archived' });
const toReturnInput = withInnerNames(
  inputPath<ReturnDepositsInput>({ orderId: true, payout: true, containers: true, idempotencyKey: [] }),
  { type: 'typeId' },
);

const notSupported = refusal('NOT_SUPPORTED', texts.notSupported);

/** The calls at /api/deposit: the feature `deposits`. */
export function createDepositsApi({ rest, seller, features, additions, jar }: Parts) {
  /** Reads a list; null over a store without deposits. @throws Fault */
  async function list<Entry>(path: string, name: string, of: EntryReader<Entry>, query: Record<string, string> = {}) {
    if (!features.has('DEPOSITS')) return null;
    const response = await rest.send({ method: 'GET', path, kind: 'read', cookies: ['seller'], query });
    return readEntries(listIn(response, name), of);
  }

  /** The reason why nothing can be sent, if any. */
  const refuse = async () => (features.has('DEPOSITS') ? await seller.refusal() : notSupported);
  const change = (path: string, json: object, headers: Record<string, string> = {}) =>
    rest.send({ method: 'POST', path, kind: 'change', cookies: ['seller'], headers, json });

  return {
    types: () => list('/api/deposit/types', 'types', readDepositType),
    balances: () => list('/api/deposit/balances', 'balances', readDepositBalance),
    returns: (orderId: string | null) =>
      list('/api/deposit/returns', 'returns', readDepositReturn, orderId === null ? {} : { orderId }),

    async addType({ name, amount, kind, idempotencyKey: key }: AddDepositTypeInput): Promise<Outcome> {
      const refused = await refuse();
      if (refused) return refused;
      const path = '/api/deposit/type/add';
      const json = { name, amount, kind };
      return additions.once<Outcome>(jar, { path, key, contents: json }, async (headers) =>
        readOutcome(await change(path, json, headers), { toInput: toTypeInput }),
      );
    },

    async updateType({ id, name, isArchived }: UpdateDepositTypeInput): Promise<Outcome> {
      const refused = await refuse();
      if (refused) return refused;
      const json = { id, name: name ?? undefined, archived: isArchived ?? undefined };
      return readOutcome(await change('/api/deposit/type/update', json), { toInput: toChangeInput });
    },

    async enterReturn(input: ReturnDepositsInput): Promise<ReturnDepositsOutcome> {
      const refused = await refuse();
      if (refused) return { ...refused, amount: null };
      const { orderId, payout, containers, idempotencyKey: key } = input;
      const path = '/api/deposit/return';
      const json = {
        orderId: orderId ?? undefined,
        payout,
        containers: containers.map(({ typeId, count }) => ({ type: typeId, count })),
      };
      const send = async (headers: Record<string, string>) => {
        const response = await change(path, json, headers);
        const outcome = readOutcome(response, { toInput: toReturnInput });
        const { body } = response;
        return { ...outcome, amount: (outcome.success && isRecord(body) ? toPrice(body['amount']) : null) ?? null };
      };
      const once = await additions.once<Outcome | ReturnDepositsOutcome>(jar, { path, key, contents: json }, send);
      return { amount: null, ...once };
    },
  };
}
