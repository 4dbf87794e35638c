import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import type { FieldError } from './envelope.ts';

/** A well-formed request whose fields break a rule. Sent as a refusal with the message of the first field. */
export class InputRefused extends Error {
  override name = 'InputRefused';
  readonly errors: readonly FieldError[];

  constructor({ issues }: z.core.$ZodError) {
    super(issues[0]?.message ?? 'The request is not understood.');
    this.errors = fieldErrors(issues);
  }
}

/** One entry for each refused field: the first rule it breaks. */
function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const messages = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = path.join('.');
    if (field !== '' && !messages.has(field)) messages.set(field, message);
  }
  return Array.from(messages, ([field, message]) => ({ field, message }));
}

/** A malformed request, such as a body that is not a JSON object. Sent as 400. */
export class RequestMalformed extends Error {
  override name = 'RequestMalformed';
}

/** Fastify's validator: zod parses the input; the first broken rule becomes the refusal. */
export const validateInput: FastifySchemaCompiler<z.ZodType> =
  ({ schema, httpPart }) =>
  (data) => {
    const parsed = schema.safeParse(data);
    if (parsed.success) return { value: parsed.data };
    const [first] = parsed.error.issues;
    if (first && first.path.length === 0 && httpPart === 'body') {
      return { error: new RequestMalformed('Send the fields as one JSON object.') };
    }
    return { error: new InputRefused(parsed.error) };
  };
