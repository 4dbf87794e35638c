import { z } from 'zod';
import { messageOfLast } from '#backend/http/text-fields.ts';

/** The field, or an empty text. */
export const emptyOr = <Field extends z.ZodType<string>>(field: Field) =>
  z.union([z.string().trim().length(0), field], { error: messageOfLast });
