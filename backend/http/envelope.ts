import { z } from 'zod';

/** What is wrong with one field of the request. */
const fieldError = z.object({
  field: z.string().meta({
    description: 'Where the field stands in the request, names and indexes joined by dots, such as `address.phone`.',
  }),
  message: z.string().meta({ description: 'One sentence to show beside the field.' }),
});

export type FieldError = z.infer<typeof fieldError>;

/** The answer to everything the store refuses, and the body of every error. */
const refusal = z.object({
  success: z.literal(false),
  message: z.string().meta({ description: 'One sentence for the person who asked.' }),
  errors: z
    .array(fieldError)
    .meta({ description: 'The refused fields, where the refusal is about fields.' })
    .optional(),
});

export type Refusal = z.infer<typeof refusal>;

/** A refusal, in a sentence for a person. `fields` names what is refused: one field, or each with its own sentence. */
export function refused(message: string, fields: string | readonly FieldError[] = []): Refusal {
  const errors = typeof fields === 'string' ? [{ field: fields, message }] : [...fields];
  return { success: false, message, ...(errors.length > 0 && { errors }) };
}

/** Response schemas of a call: `payload` beside `success: true`, or the refusal; errors of the protocol beside it. */
export function envelope<Payload extends z.ZodRawShape>(payload: Payload) {
  return {
    200: z.union([z.object({ success: z.literal(true), message: z.string().optional(), ...payload }), refusal]),
    '4xx': refusal.meta({ description: 'The request itself was faulty, or there were too many.' }),
    '5xx': refusal.meta({ description: 'The store could not answer now.' }),
  };
}
