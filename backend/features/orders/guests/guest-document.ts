import { z } from 'zod';
import { heldUntil } from '#backend/rules/time-to-pay.ts';
import { awaitsPress, isPlaced } from '#backend/rules/stages.ts';
import type { Guest } from '#backend/features/people/guests/guest-repository.ts';
import type { WholeOrder } from '../order-documents.ts';

/** An order for who has a link to it. */
export interface ShownGuestOrder {
  guest: Pick<Guest, 'userId' | 'email' | 'isMailed'>;
  whole: WholeOrder;
}

/** What the holder of a link may do with its order, beside the order itself. */
export const guestDocument = z
  .object({
    email: z.string().meta({ description: 'The typed email, to which mails about the order go.' }),
    heldUntil: z.iso.datetime().nullable().meta({
      description:
        'Until then the order waits for the press on the mailed link, and then ends; null when it waits for none.',
    }),
    canConfirm: z.boolean().meta({ description: 'Whether the order waits for a press on this very link.' }),
    canCancel: z.boolean(),
    canKeep: z.boolean().meta({
      description:
        'Whether the order can join an account by this link: a mailed one, or any where the store sends no mails.',
    }),
  })
  .meta({ id: 'Guest' });

/** `actions` are those of the order for its shopper. */
export function toGuestDocument(
  { guest, whole: { order } }: ShownGuestOrder,
  { actions, isMailing }: { actions: readonly string[]; isMailing: boolean },
): z.infer<typeof guestDocument> {
  const waits = awaitsPress(order);
  return {
    email: guest.email,
    heldUntil: waits ? new Date(heldUntil(order)).toISOString() : null,
    canConfirm: waits && guest.isMailed,
    canCancel: order.paymentState === 'pending' || actions.includes('CANCEL'),
    canKeep: isPlaced(order) && (guest.isMailed || !isMailing),
  };
}
