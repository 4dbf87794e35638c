import { z } from 'zod';
import { refusalCodes, type Refusal } from '#backend/refusal.ts';

const refusalCode = z.enum(refusalCodes).meta({
  id: 'RefusalCode',
  description: 'The reason, for clients that act on it. REFUSED: another one; the message says which.',
});

/** The error of one field of the request. */
const fieldError = z
  .object({
    code: refusalCode,
    field: z.string().meta({
      description: 'Path of the field in the request, with dots, such as `address.phone`; or the name of a header.',
    }),
    message: z.string().meta({ description: 'One sentence to show beside the field.' }),
  })
  .meta({ id: 'FieldError' });

const message = z.string().meta({ description: 'One sentence for the person.' });

/** The body of every refusal. */
const refusal = z.object({
  success: z.literal(false),
  code: refusalCode,
  message,
  errors: z.array(fieldError).meta({ description: 'The refused fields, if the refusal is about fields.' }).optional(),
}) satisfies z.ZodType<Refusal>;
const plainRefusal = refusal.meta({ id: 'Refusal' });

/** The body of every error of the server. */
const failure = z.object({ success: z.literal(false), message }).meta({ id: 'Failure' });

/** The response when the server cannot serve a request: it says nothing about the input, so it has no code. */
export function failed(text: string): z.infer<typeof failure> {
  return { success: false, message: text };
}

/**
 * Response schemas of a call; `refusalPayload` is what its refusals have besides the reason. A refusal has status 200 like a
 * success, as the REST contract demands: `success` tells them apart. Other statuses are errors of the request or of the server.
 */
export function envelope<Payload extends z.ZodRawShape, RefusalPayload extends z.ZodRawShape = Record<never, never>>(
  payload: Payload,
  refusalPayload?: RefusalPayload,
) {
  return {
    200: z.union([
      z.object({ success: z.literal(true), message: z.string().optional(), ...payload }),
      refusalPayload === undefined ? plainRefusal : refusal.extend(refusalPayload),
    ]),
    '4xx': plainRefusal.meta({ description: 'The request was malformed, or a rate limit was reached.' }),
    '5xx': failure.meta({ description: 'The store could not serve the request.' }),
  };
}
