import { z } from 'zod';
import { slotKind } from '#backend/http/enumerations.ts';
import type { OrderSlot } from './order.ts';

/** The time of an order in responses. */
export const orderSlot = z
  .object({ id: z.string(), kind: slotKind, start: z.iso.datetime(), end: z.iso.datetime() })
  .nullable()
  .meta({ description: 'The time that the order is promised for; null without one.' });

export const toOrderSlot = (slot: OrderSlot | null) =>
  slot && {
    id: slot.id,
    kind: slot.kind,
    start: new Date(slot.start).toISOString(),
    end: new Date(slot.end).toISOString(),
  };
