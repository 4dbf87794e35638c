import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { defaultSettings } from '#backend/features/shop/settings/default-settings.ts';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { readIdempotencyKey } from '#backend/http/idempotency-key.ts';
import { envelope } from '#backend/http/envelope.ts';
import { orderDocument } from '../order-document.ts';
import { changeResponse, createChangeAnswers, type SendRefunds } from '../changes/order-change-answers.ts';
import type { Viewer } from '#backend/rules/stages.ts';
import { finishPickingInput, pickInput } from './picking-input.ts';
import { finishPicking, pickLine } from './picking.ts';
import * as texts from './texts.ts';

const tags = ['order'];
const viewerOf = (request: FastifyRequest): Viewer => ({ role: 'SELLER', staff: staffOf(request) });
const newest = 'A refusal has the order as it is now.';

const finishResponse = envelope(
  {
    order: orderDocument,
    notice: z.string().optional().meta({
      description: 'What the seller has to do: of a substitute that was given, the stock has too few pieces.',
    }),
  },
  { order: orderDocument.optional() },
);

/** POST order/pick, POST order/finish-picking. */
export function registerPickingRoutes(app: App, context: AppContext, sendRefunds: SendRefunds): void {
  const { database, clock, config } = context;
  const settingsDefaults = defaultSettings(config);
  const { answer, inTurn, withRefundsSent } = createChangeAnswers(context, sendRefunds);
  const forSeller = { onRequest: requireSeller(context) };
  const security = [{ seller: [] }];

  app.post(
    '/api/order/pick',
    {
      ...forSeller,
      config: { feature: 'orders.picked', role: 'PACKER' },
      schema: {
        tags,
        security,
        summary: 'Record what was found of a line of an order',
        description: `The newest pick of a line counts; the first one moves a placed order to PICKING. A pick that is sent again changes nothing. ${newest}`,
        body: pickInput,
        response: changeResponse,
      },
    },
    async (request: FastifyRequest<{ Body: typeof pickInput._zod.output }>, reply: FastifyReply) => {
      const { idempotencyKey, ...pick } = request.body;
      const key = idempotencyKey ?? readIdempotencyKey(request);
      const viewer = viewerOf(request);
      const picked = await inTurn(reply, viewer, () =>
        pickLine(database, { ...pick, key, viewer, settingsDefaults }, clock()),
      );
      return answer(request, picked, viewer, texts.picked);
    },
  );

  app.post(
    '/api/order/finish-picking',
    {
      ...forSeller,
      config: { feature: 'orders.picked', role: 'PACKER' },
      schema: {
        tags,
        security,
        summary: 'End the picking of an order',
        description: `All lines must be picked. The order becomes READY and costs what was found; what was paid too much is refunded. ${newest}`,
        body: finishPickingInput,
        response: finishResponse,
      },
    },
    async (request, reply) => {
      const viewer = viewerOf(request);
      const finished = await inTurn(reply, viewer, () => finishPicking(database, { ...request.body, viewer }, clock()));
      const { changed, notice } = finished;
      const answered = answer(request, await withRefundsSent(request, changed), viewer, texts.finished);
      return answered?.success === true && notice !== null ? { ...answered, notice } : answered;
    },
  );
}
