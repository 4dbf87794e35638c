import { z } from 'zod';

/** The error of one field of the request. */
const fieldError = z.object({
  field: z.string().meta({
    description: 'Path of the field in the request, with dots, such as `address.phone`.',
  }),
  message: z.string().meta({ description: 'One sentence to show beside the field.' }),
});

export type FieldError = z.infer<typeof fieldError>;

/** The body of every refusal and every error. */
const refusal = z.object({
  success: z.literal(false),
  message: z.string().meta({ description: 'One sentence for the person.' }),
  errors: z.array(fieldError).meta({ description: 'The refused fields, if the refusal is about fields.' }).optional(),
});

export type Refusal = z.infer<typeof refusal>;

/** A refusal with a sentence for the person. `fields` is the refused field, or several with their own sentences. */
export function refused(message: string, fields: string | readonly FieldError[] = []): Refusal {
  const errors = typeof fields === 'string' ? [{ field: fields, message }] : [...fields];
  return { success: false, message, ...(errors.length > 0 && { errors }) };
}

/**
 * Response schemas of a call. A refusal has status 200 like a success, as the REST contract demands: `success` tells them
 * apart. Other statuses are errors of the request or of the server.
 */
export function envelope<Payload extends z.ZodRawShape>(payload: Payload) {
  return {
    200: z.union([z.object({ success: z.literal(true), message: z.string().optional(), ...payload }), refusal]),
    '4xx': refusal.meta({ description: 'The request was malformed, or a rate limit was reached.' }),
    '5xx': refusal.meta({ description: 'The store could not serve the request.' }),
  };
}
