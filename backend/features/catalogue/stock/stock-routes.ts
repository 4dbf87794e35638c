import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { readIdempotencyKey } from '#backend/http/idempotency-key.ts';
import { adjustStock, stopCounting } from './stock-adjusting.ts';
import { adjustInput, movesInput, stockListInput, stopInput } from './stock-input.ts';
import { listMoves, listStock, type ListedMove } from './stock-list-repository.ts';
import * as texts from './texts.ts';

const standardMoves = 20;

const stockDocument = z
  .object({
    productId: z.string(),
    onHand: z.int().meta({ description: 'Pieces that can be sold.' }),
    heldByUnpaid: z.int().meta({ description: 'Pieces that unpaid online orders hold. They are not on hand.' }),
    lastMove: z.int().meta({ description: 'The position of the newest move.' }),
  })
  .meta({ id: 'Stock' });

const moveDocument = z
  .object({
    position: z.int().meta({ description: 'From 1, for each product.' }),
    kind: z
      .enum(['SOLD', 'RETURNED', 'SHORTED', 'COUNTED', 'RECEIVED', 'WASTED', 'CORRECTED', 'STOPPED'])
      .meta({ id: 'StockMoveKind' }),
    change: z.int().meta({ description: 'Pieces added; negative when taken.' }),
    onHand: z.int().meta({ description: 'Pieces on hand after it.' }),
    at: z.iso.datetime(),
    orderId: z.string().nullable(),
    orderNumber: z.string().nullable().meta({ description: 'Of SOLD and RETURNED.' }),
    staffName: z.string().nullable().meta({
      description: 'The member of staff who did it, by the name of that time. Null for shoppers and the store itself.',
    }),
    note: z.string().nullable(),
  })
  .meta({ id: 'StockMove' });

function toMoveDocument(move: ListedMove): z.infer<typeof moveDocument> {
  return {
    position: move.position,
    kind: move.kind,
    change: move.quantity,
    onHand: move.on_hand,
    at: new Date(move.created_at).toISOString(),
    orderId: move.order_id,
    orderNumber: move.number === null ? null : String(move.number),
    staffName: move.staff_name,
    note: move.note,
  };
}

/** GET product/stock/list, GET product/stock/moves, POST product/stock/adjust, POST product/stock/stop. */
export function registerStockRoutes(app: App, context: AppContext): void {
  const { database, clock } = context;
  const onRequest = requireSeller(context);
  const common = { tags: ['product'], security: [{ seller: [] }] };

  app.get(
    '/api/product/stock/list',
    {
      onRequest,
      config: { feature: 'stock.count', role: 'MANAGER' },
      schema: {
        ...common,
        summary: 'The stock of the counted products',
        querystring: stockListInput,
        response: envelope({ stocks: z.array(stockDocument) }),
      },
    },
    async (request) => ({ success: true as const, stocks: await listStock(database, request.query.ids) }),
  );

  app.get(
    '/api/product/stock/moves',
    {
      onRequest,
      config: { feature: 'stock.count', role: 'MANAGER' },
      schema: {
        ...common,
        summary: 'What changed the stock of a product, newest first',
        querystring: movesInput,
        response: envelope({ moves: z.array(moveDocument), hasMore: z.boolean() }),
      },
    },
    async (request) => {
      const { productId, first = standardMoves, before = null } = request.query;
      const moves = await listMoves(database, { productId, limit: first + 1, before });
      return {
        success: true as const,
        moves: moves.slice(0, first).map(toMoveDocument),
        hasMore: moves.length > first,
      };
    },
  );

  app.post(
    '/api/product/stock/adjust',
    {
      onRequest,
      config: { feature: 'stock.count', role: 'MANAGER' },
      schema: {
        ...common,
        summary: 'Count, receive, waste or correct pieces: all changes, or none',
        body: adjustInput,
        response: envelope({}),
      },
    },
    async (request) => {
      const { changes, note, idempotencyKey } = request.body;
      const refusal = await adjustStock(database, changes, {
        actor: staffOf(request),
        now: clock(),
        note,
        key: idempotencyKey ?? readIdempotencyKey(request),
      });
      return refusal ?? { success: true as const, message: texts.saved };
    },
  );

  app.post(
    '/api/product/stock/stop',
    {
      onRequest,
      config: { feature: 'stock.count', role: 'MANAGER' },
      schema: { ...common, summary: 'Stop counting a product', body: stopInput, response: envelope({}) },
    },
    async (request) => {
      const refusal = await stopCounting(database, request.body.productId, {
        actor: staffOf(request),
        now: clock(),
      });
      return refusal ?? { success: true as const, message: texts.countingStopped };
    },
  );
}
