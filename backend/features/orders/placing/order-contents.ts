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

/** Two clocks are read at the same moment where less time than this passed between them. */
const sameMomentMs = 0.1;
const maxReadings = 20;

/**
 * When the request arrived, by `performance.now()`. A busy machine can stop the process between two clocks: then the order would seem to
 * have come while the one before was placed, or after the first one of a double click.
 */
function arrivalOf(reply: Pick<FastifyReply, 'elapsedTime'>): number {
  for (let reading = 1; ; reading += 1) {
    const before = performance.now();
    const waitedMs = reply.elapsedTime;
    if (performance.now() - before < sameMomentMs || reading === maxReadings) return before - waitedMs;
  }
}

/** Reads the contents of an order from the body of its call. */
export function readContents(
  reply: FastifyReply,
  body: Omit<z.infer<typeof orderInput>, 'address' | 'joins' | 'userId' | 'userID'>,
  { config }: AppContext,
): OrderContents {
  const arrivedAt = arrivalOf(reply);
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
    arrivedAt,
  };
}
