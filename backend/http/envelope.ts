import { z } from 'zod';

/** Why a request was refused. The GraphQL gateway's `UserErrorCode` has the same names. */
const refusalCode = z
  .enum([
    'CHANGED_SINCE',
    'FORBIDDEN',
    'INVALID',
    'NOT_LOGGED_IN',
    'PAYMENT_UNAVAILABLE',
    'PRICE_CHANGED',
    'REFUSED',
    'SLOT_CLOSED',
    'SOLD_OUT',
    'TAKEN',
    'TOO_MANY',
    'UNKNOWN_ADDRESS',
    'UNKNOWN_PRODUCT',
    'WRONG_LOGIN',
  ])
  .meta({ description: 'The reason, for clients that act on it. REFUSED: another one; the message says which.' });

export type RefusalCode = z.infer<typeof refusalCode>;

/** The error of one field of the request. */
const fieldError = z.object({
  code: refusalCode,
  field: z.string().meta({
    description: 'Path of the field in the request, with dots, such as `address.phone`; or the name of a header.',
  }),
  message: z.string().meta({ description: 'One sentence to show beside the field.' }),
});

export type FieldError = z.infer<typeof fieldError>;

const message = z.string().meta({ description: 'One sentence for the person.' });

/** The body of every refusal. */
const refusal = z.object({
  success: z.literal(false),
  code: refusalCode,
  message,
  errors: z.array(fieldError).meta({ description: 'The refused fields, if the refusal is about fields.' }).optional(),
});

export type Refusal = z.infer<typeof refusal>;

/** The body of every error of the server. */
const failure = z.object({ success: z.literal(false), message });

/** A refusal with a sentence for the person, and the refused field if there is one. */
export function refused(code: RefusalCode, text: string, field?: string): Refusal {
  const errors = field === undefined ? undefined : [{ code, field, message: text }];
  return { success: false, code, message: text, ...(errors && { errors }) };
}

/** A refusal of several fields, with the code and the sentence of the first one. */
export function refusedFields(errors: readonly [FieldError, ...FieldError[]]): Refusal {
  const [first] = errors;
  return { success: false, code: first.code, message: first.message, errors: [...errors] };
}

/** What is sent when the server cannot serve a request: it says nothing about the input, so it has no code. */
export function failed(text: string): z.infer<typeof failure> {
  return { success: false, message: text };
}

/**
 * Response schemas of a call; `refusalPayload` is what its refusals have besides the reason. A refusal has status 200 like a success, as the REST contract demands: `success` tells them
 * apart. Other statuses are errors of the request or of the server.
 */
export function envelope<Payload extends z.ZodRawShape, RefusalPayload extends z.ZodRawShape = Record<never, never>>(
  payload: Payload,
  refusalPayload?: RefusalPayload,
) {
  return {
    200: z.union([
      z.object({ success: z.literal(true), message: z.string().optional(), ...payload }),
      refusal.extend(refusalPayload ?? ({} as RefusalPayload)),
    ]),
    '4xx': refusal.meta({ description: 'The request was malformed, or a rate limit was reached.' }),
    '5xx': failure.meta({ description: 'The store could not serve the request.' }),
  };
}
