import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';

/** Input that parsed as JSON but breaks a rule. The message names the field and says what to do. */
export class InputRefused extends Error {
  override name = 'InputRefused';
}

/** A request that breaks the protocol: no JSON object, a faulty header. */
export class RequestMalformed extends Error {
  override name = 'RequestMalformed';
}

/** Fastify's validator: zod parses, and the first broken rule becomes the refusal. */
export const validateInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const parsed = schema.safeParse(data);
    if (parsed.success) return { value: parsed.data };
    const [first] = parsed.error.issues;
    if (first && first.path.length === 0 && httpPart === 'body') {
      return { error: new RequestMalformed('Send the fields as one JSON object.') };
    }
    return { error: new InputRefused(first?.message ?? 'The request is not understood.') };
  };
