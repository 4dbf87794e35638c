import { z } from 'zod';
import { blockField, emailField, idField, lineField } from '#backend/http/text-fields.ts';
import * as texts from './texts.ts';

/** A receipt with links could advertise to strangers. */
const hasNoLink = (text: string) => !/:\/\/|\bwww\.|[\p{L}\d-]\.\p{L}{2,24}(?:\/|:\d)/iu.test(text);

/** The body of withdrawal/send. */
export const withdrawalInput = z.object({
  name: lineField(texts.name, 100).refine(hasNoLink, { error: texts.hasLink }),
  orderNumber: lineField(texts.orderNumber, 40).refine(hasNoLink, { error: texts.hasLink }),
  email: emailField().meta({ description: 'The receipt goes there.' }),
  goods: blockField(texts.goods, 500)
    .refine(hasNoLink, { error: texts.hasLink })
    .default('')
    .meta({ description: 'The goods that it is for; empty for the whole order.' }),
});

/** The body of withdrawal/answer. */
export const answerInput = z.object({
  id: idField('Id'),
  isAnswered: z.boolean({ error: 'IsAnswered must be true or false.' }),
});
