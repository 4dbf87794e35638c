import { z } from 'zod';

/** The number of rows of a page: the most, and that of a request without `first`. */
export const pageLimits = { max: 100, standard: 50 };

const sizeFault = `First must be a number from 1 to ${pageLimits.max}.`;

/**
 * The fields of the query of a list in pages.
 * @param maxCursor the most characters of a cursor
 */
export const pageQuery = (maxCursor: number) => ({
  first: z
    .string({ error: sizeFault })
    .regex(/^\d{1,3}$/, { error: sizeFault })
    .transform(Number)
    .refine((size) => size >= 1 && size <= pageLimits.max, { error: sizeFault })
    .optional(),
  after: z.string().max(maxCursor).optional().meta({ description: '`pageInfo.endCursor` of the page before.' }),
});
