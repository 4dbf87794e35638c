import { z } from 'zod';
import type { GuestOrders } from './store-settings.ts';

const choices = ['OFF', 'CONFIRMED', 'OPEN'] as const satisfies GuestOrders[];

/** The choice in requests and responses. */
export const guestOrdersChoice = z.enum(choices, { error: `Guest orders must be one of ${choices.join(', ')}.` }).meta({
  id: 'GuestOrders',
  description:
    'Whether people order without an account. CONFIRMED: their cash orders wait until a link in a mail is pressed, if the store sends mails. OPEN: they do not.',
});
