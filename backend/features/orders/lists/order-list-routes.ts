import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { App } from '#backend/http/app.ts';
import {
  refuseForeignUser,
  requireSeller,
  requireShopper,
  shopperOf,
  staffOf,
} from '#backend/features/people/sessions/session-hooks.ts';
import { storeBusy, maxInFlight } from '#backend/http/load-shedding.ts';
import { responseWriter } from '#backend/http/hidden-extensions.ts';
import { sendIfModified } from '#backend/http/not-modified.ts';
import { envelope } from '#backend/http/envelope.ts';
import { refused } from '#backend/refusal.ts';
import type { AppContext } from '#backend/app-context.ts';
import { createWorkQueue } from '#backend/work-queue.ts';
import { orderDocument } from '../order-document.ts';
import { createOrderWriter } from '../order-documents.ts';
import { maySeeStage, orderStages, type Viewer } from '#backend/rules/stages.ts';
import { ownListQuery, pageInfo, pageLimits, sellerListQuery } from './order-list-input.ts';
import {
  countOrdersOf,
  listAllOrders,
  listLimits,
  listNewest,
  listOne,
  listOrdersOf,
  positionOf,
  type ReadOrders,
} from './order-list-repository.ts';
import { createTrailCounts } from '#backend/audit/trail-counts.ts';
import type { OrderFilter } from './order-search-repository.ts';
import { viewedFilter } from './viewed-filter.ts';
import type { OrderStage } from '#backend/db/tables.ts';
import * as texts from './texts.ts';

const tags = ['order'];
const orderList = envelope({
  orders: z.array(orderDocument),
  pageInfo: pageInfo.optional(),
  totalCount: z.int().meta({ description: 'The number of orders on all pages, with `count=true` only.' }).optional(),
});
const bound = `Without a query: complete up to ${listLimits.orders} orders with ${listLimits.lines} lines; beyond that the newest of them, and a message that says so. With \`first\` and \`after\`, or \`last\` and \`before\`: one page; the pages hold all of them.`;
const noSuchOrder = 'There is no such order to continue from.';
const bothWays = 'Ask for first with after, or for last with before, not for both.';

interface PageQuery {
  first?: number | undefined;
  after?: string | undefined;
  last?: number | undefined;
  before?: string | undefined;
  count?: boolean | undefined;
}

/** The form in which a response has its orders. */
interface View {
  viewer: Viewer;
  isLean: boolean;
}

const isEmpty = (query: object) => Object.values(query).every((value) => value === undefined);

const userIn = (viewer: Viewer) => (viewer.role === 'SHOPPER' ? viewer.userId : null);

/** The number of orders of a filter in each stage. */
export type CountInStages = (
  database: AppContext['database'],
  filter: OrderFilter,
) => Promise<Record<OrderStage, number>>;

/** Counts the orders on all pages; `onlyPage` is the number on a page that is the only one. */
type CountAll = (onlyPage: number | undefined) => Promise<number>;

/** GET order/user, GET order/seller. */
export function registerOrderListRoutes(app: App, context: AppContext, countInStages: CountInStages): void {
  const { database } = context;
  const trail = createTrailCounts(context);
  const writeOrders = createOrderWriter(context);
  // Each response may have megabytes. More at once would need more memory and be no faster.
  const queue = createWorkQueue(4, maxInFlight.browsing, storeBusy);

  const writeResponse = responseWriter(context.config);
  const send = (request: FastifyRequest, reply: FastifyReply, body: { success: boolean }) =>
    sendIfModified(request, reply, writeResponse(body));

  const listAll = async (request: FastifyRequest, read: ReadOrders, { viewer, isLean }: View) =>
    queue(async () => {
      const { orders, isCut } = await listNewest(read);
      const cut = isCut ? { message: texts.newestOrders(orders.length) } : {};
      return { success: true as const, ...cut, orders: await writeOrders(request, orders, viewer, { isLean }) };
    });

  const listPage = async (
    request: FastifyRequest,
    { first, after, last, before, count }: PageQuery,
    { viewer, isLean, read, countAll }: View & { read: ReadOrders; countAll: CountAll },
  ) => {
    const isBackward = last !== undefined || before !== undefined;
    if (isBackward && (first !== undefined || after !== undefined)) return refused('INVALID', bothWays);
    const cursor = before ?? after;
    const from = cursor === undefined ? null : await positionOf(database, userIn(viewer), cursor);
    if (cursor !== undefined && from === null) return refused('INVALID', noSuchOrder, isBackward ? 'before' : 'after');
    const size = first ?? last ?? pageLimits.standard;
    const orders = await read({ limit: size + 1, from, isBackward });
    const page = isBackward ? orders.slice(-size) : orders.slice(0, size);
    const hasMore = orders.length > size;
    return {
      success: true as const,
      orders: await writeOrders(request, page, viewer, { isLean }),
      pageInfo: {
        startCursor: page[0]?.id ?? null,
        endCursor: page.at(-1)?.id ?? null,
        hasNextPage: isBackward ? from !== null : hasMore,
        hasPreviousPage: isBackward ? hasMore : from !== null,
      },
      ...(count && { totalCount: await countAll(from === null && !hasMore ? page.length : undefined) }),
    };
  };

  const listOrder = async (
    request: FastifyRequest,
    { viewer, isLean }: View,
    wanted: { id?: string | undefined; number?: string | undefined },
  ) => {
    const found = await listOne(database, userIn(viewer), wanted);
    const orders = found.filter(({ stage }) => maySeeStage(viewer, stage));
    return { success: true as const, orders: await writeOrders(request, orders, viewer, { isLean }) };
  };

  app.get(
    '/api/order/user',
    {
      onRequest: requireShopper(context),
      preHandler: refuseForeignUser,
      schema: {
        tags,
        security: [{ shopper: [] }],
        summary: "The shopper's own orders, newest first",
        description: bound,
        querystring: ownListQuery,
        response: orderList,
      },
    },
    async (request, reply) => {
      const { id, number, products, userId: _claimed, userID: _alsoClaimed, ...page } = request.query;
      const userId = shopperOf(request).id;
      const view: View = { viewer: { role: 'SHOPPER', userId }, isLean: products === 'id' };
      if (id !== undefined || number !== undefined)
        return send(request, reply, await listOrder(request, view, { id, number }));
      const read: ReadOrders = (slice) => listOrdersOf(database, userId, slice);
      if (isEmpty(page)) return send(request, reply, await listAll(request, read, view));
      const countAll: CountAll = async (onlyPage) => onlyPage ?? (await countOrdersOf(database, userId));
      return send(request, reply, await listPage(request, page, { ...view, read, countAll }));
    },
  );

  app.get(
    '/api/order/seller',
    {
      onRequest: requireSeller(context),
      config: { role: 'PACKER' },
      schema: {
        tags,
        security: [{ seller: [] }],
        summary: 'Every order, newest first or by promised time',
        description: `${bound} A packer sees the orders that are not done and not cancelled, without emails and refunds, and searches by number, name and phone only.`,
        querystring: sellerListQuery,
        response: orderList,
      },
    },
    async (request, reply) => {
      const { id, number, products, export: isExport = false, ...query } = request.query;
      const staff = staffOf(request);
      const viewer: Viewer = { role: 'SELLER', staff };
      const view: View = { viewer, isLean: products === 'id' };
      if (id !== undefined || number !== undefined)
        return send(request, reply, await listOrder(request, view, { id, number }));
      const { stages, ...filter } = viewedFilter(query, viewer);
      const { sort = 'newest' } = query;
      const read: ReadOrders = (slice) => listAllOrders(database, { ...filter, stages }, { ...slice, sort });
      const isWhole = isEmpty(query);
      const isFurtherPage = query.after !== undefined || query.before !== undefined;
      if (isExport || isWhole) await trail.read(request, { staff, what: 'orders', isFurtherPage });
      if (isWhole) return send(request, reply, await listAll(request, read, view));
      const countAll: CountAll = async (onlyPage) => {
        // A list since a moment can have more orders than are counted.
        if (onlyPage !== undefined && query.since === undefined) return onlyPage;
        const byStage = await countInStages(database, filter);
        return [...new Set(stages ?? orderStages)].reduce((sum, stage) => sum + byStage[stage], 0);
      };
      return send(request, reply, await listPage(request, query, { ...view, read, countAll }));
    },
  );
}
