import { z } from 'zod';

/** The field, or an empty text. */
export const emptyOr = <Field extends z.ZodType<string>>(field: Field) =>
  z.union([z.string().trim().length(0), field], { error: (issue) => firstMessage(issue) });

/** A union has one message for all its members: that of the field itself. */
function firstMessage({ errors = [] }: { errors?: { message: string }[][] }): string | undefined {
  return errors.at(-1)?.[0]?.message;
}
