import type { AdjustStockInput, SellerStockHistoryArgs, StopCountingInput } from '#gateway/__generated__/schema.ts';
import { readStock, readStockMove } from '#gateway/__generated__/store-documents.ts';
import { readList } from '#gateway/documents/read-list.ts';
import type { Parts } from '#gateway/parts.ts';
import { badInput } from '#gateway/refusals/faults.ts';
import { isRecord, readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath, type InputPath } from '#gateway/refusals/user-errors.ts';
import { given } from '#gateway/transport/given.ts';
import * as texts from './texts.ts';

/** The outcome with the products that should change; without them when the input was refused before it was read. */
export interface AdjustStockOutcome extends Outcome {
  productIds?: string[];
}

const maxIds = 100;
const maxMoves = 100;

const notSupported = refusal('NOT_SUPPORTED', texts.notSupported);
const adjustInput = inputPath<AdjustStockInput>({ changes: true, idempotencyKey: true, note: true });
const stopInput = inputPath<StopCountingInput>({ productId: true });

/** GET /api/product/stock/list and /moves, POST /api/product/stock/adjust and /stop: the feature `stock.count` */
export function createStockApi({ rest, seller, features, log, products }: Parts) {
  const read = (path: string, query: Record<string, string>) =>
    rest.send({ method: 'GET', path: `/api/product/stock/${path}`, kind: 'read', cookies: ['seller'], query });

  async function change(path: string, json: object, toInput: InputPath): Promise<Outcome> {
    if (!features.has('STOCK_COUNT')) return notSupported;
    const notSeller = await seller.refusal();
    if (notSeller) return notSeller;
    try {
      const call = { method: 'POST', path: `/api/product/stock/${path}`, kind: 'change' } as const;
      return readOutcome(await rest.send({ ...call, cookies: ['seller'], json }), { toInput });
    } finally {
      products.forget();
    }
  }

  /** The counted products; null when the store cannot tell. @throws Fault */
  async function list(productIds: readonly string[] | null | undefined) {
    if (!features.has('STOCK_COUNT')) return null;
    if (productIds && productIds.length > maxIds) throw badInput(`\`productIds\` can have at most ${maxIds} entries.`);
    if (productIds?.length === 0) return [];
    const response = await read('list', productIds ? { ids: productIds.join(',') } : {});
    const stocks = readList(response, 'stocks', { read: readStock, log });
    return stocks.map(({ heldByUnpaid, ...stock }) => ({ ...stock, heldByUnpaid: heldByUnpaid ?? 0 }));
  }

  return {
    list,

    /** The changes of a product's stock; null when the store cannot tell. @throws Fault */
    async history({ productId, before, first }: SellerStockHistoryArgs) {
      if (!features.has('STOCK_COUNT')) return null;
      const size = first ?? 20;
      if (size < 1 || size > maxMoves) throw badInput(`\`first\` must be from 1 to ${maxMoves}.`);
      if (before != null && before < 1) throw badInput('`before` must be the position of a move.');
      const response = await read('moves', {
        productId,
        first: String(size),
        ...(before != null && { before: String(before) }),
      });
      const moves = readList(response, 'moves', { read: readStockMove, log });
      return { moves, hasMore: isRecord(response.body) && response.body['hasMore'] === true };
    },

    async adjust({ changes, idempotencyKey, note }: AdjustStockInput): Promise<AdjustStockOutcome> {
      const productIds = [...new Set(changes.map(({ productId }) => productId))];
      const sent = { changes, ...(features.has('STOCK_SHEETS') && given({ idempotencyKey, note })) };
      return { ...(await change('adjust', sent, adjustInput)), productIds };
    },

    /** The stock of the products of a change. @throws Fault */
    async ofChange(productIds: readonly string[]) {
      if (productIds.length <= maxIds) return await list(productIds);
      // The address of the call has no room for more ids.
      const changed = new Set(productIds);
      return (await list(undefined))?.filter(({ productId }) => changed.has(productId)) ?? null;
    },

    stop: (productId: string): Promise<Outcome> => change('stop', { productId }, stopInput),
  };
}
