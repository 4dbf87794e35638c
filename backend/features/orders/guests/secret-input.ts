import { z } from 'zod';
import * as texts from './texts.ts';

/** The secret of a link to an order. */
export const secretField = z
  .string({ error: texts.brokenLink })
  .max(200, { error: texts.brokenLink })
  .meta({ description: 'The fragment of the mailed link, or what the order call returned.' });

export const secretInput = z.object({ secret: secretField });
