import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { amountText } from '#backend/currency.ts';
import { defaultSettings } from '#backend/features/shop/settings/default-settings.ts';
import { mergeLines, seenSteps, type orderInput } from '../order-input.ts';
import { readNotes } from '../order-notes.ts';
import type { OrderRequest } from './order-request.ts';

/** What an order of a shopper and one of a guest have in common. */
export type OrderContents = Omit<
  OrderRequest,
  'userId' | 'place' | 'taking' | 'payment' | 'key' | 'requestHash' | 'cashResponse'
>;

/** Reads the contents of an order from the body of its call. */
export function readContents(
  reply: FastifyReply,
  body: Omit<z.infer<typeof orderInput>, 'address' | 'joins' | 'userId' | 'userID'>,
  { config }: AppContext,
): OrderContents {
  // Before the clock: on a busy machine time passes between the two, and the order would seem to have come while the one before was placed.
  const waitedMs = reply.elapsedTime;
  return {
    quantities: mergeLines(body.items),
    seenSteps: seenSteps(body.items),
    expectedCents: body.expectedTotal ?? null,
    substitution: { forOrder: body.substitution ?? 'NONE', byProduct: body.substitutionExceptions ?? {} },
    settingsDefaults: defaultSettings(config),
    amountText: (cents, currency) => amountText(cents, currency, config),
    notes: readNotes(body),
    slotId: body.slotId ?? null,
    hasSlots: !config.isClassic,
    hasDeposits: !config.isClassic,
    maxOpenOrders: config.maxOpenOrders,
    arrivedAt: performance.now() - waitedMs,
  };
}
