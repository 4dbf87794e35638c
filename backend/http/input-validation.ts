import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { refused, refusedFields, type FieldError, type Refusal } from '#backend/refusal.ts';

/** A well-formed request whose fields break a rule. Sent as a refusal with the message of the first field. */
export class InputRefused extends Error {
  override name = 'InputRefused';
  readonly refusal: Refusal;

  constructor({ issues }: z.core.$ZodError) {
    super(issues[0]?.message ?? 'The request is not understood.');
    const [first, ...others] = fieldErrors(issues);
    this.refusal = first ? refusedFields([first, ...others]) : refused('INVALID', this.message);
  }
}

/** One entry for each refused field: the first rule it breaks. */
function fieldErrors(issues: readonly z.core.$ZodIssue[]): FieldError[] {
  const errors = new Map<string, FieldError>();
  for (const issue of issues) {
    const field = issue.path.join('.');
    if (field === '' || errors.has(field)) continue;
    const isTooMany = issue.code === 'too_big' && issue.origin !== 'string';
    errors.set(field, { code: isTooMany ? 'TOO_MANY' : 'INVALID', field, message: issue.message });
  }
  return [...errors.values()];
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
