import { z } from 'zod';
import { claimedUser, idField } from '#backend/http/text-fields.ts';
import { slotKinds } from '#backend/rules/slots.ts';
import { orderStages } from '#backend/rules/stages.ts';

/** Orders on a page: the maximum, and the number when `first` is absent. */
export const pageLimits = { max: 100, standard: 50 };

/** A moment in a query. */
export function momentField(label: string) {
  return z
    .string({ error: `${label} must be a moment in ISO 8601.` })
    .transform((text) => (/^\d{4}-\d\d-\d\dT.{1,60}$/.test(text) ? Date.parse(text) : Number.NaN))
    .refine((moment) => Number.isSafeInteger(moment) && moment >= 0, {
      error: `${label} must be a moment in ISO 8601.`,
    })
    .meta({ description: 'A moment in ISO 8601.' });
}

function sizeField(label: string, description: string) {
  const fault = `${label} must be a number from 1 to ${pageLimits.max}.`;
  return z
    .string({ error: fault })
    .regex(/^\d{1,3}$/, { error: fault })
    .transform(Number)
    .refine((size) => size >= 1 && size <= pageLimits.max, { error: fault })
    .optional()
    .meta({ description: `${description}, 1 to ${pageLimits.max}.` });
}

const methodFault = 'Method must be one payment type.';
const idsFault = `Ids must be at most ${pageLimits.max} ids of orders with commas between.`;
const searchFault = 'Search must be one text of at most 100 characters.';
const numberFault = 'Number must be the number of one order.';

const page = {
  first: sizeField('First', 'Number of orders on the page, counted from the newest or from `after`'),
  after: idField('After').optional().meta({
    description:
      'Only orders after the one with this id, which are the older ones of a list of the newest: `pageInfo.endCursor` of the page before.',
  }),
  last: sizeField('Last', 'Number of orders on the page, counted from the oldest or from `before`'),
  before: idField('Before').optional().meta({
    description:
      'Only orders before the one with this id, which are the newer ones of such a list: `pageInfo.startCursor` of the page after.',
  }),
  count: z
    .enum(['true', 'false'], { error: 'Count must be true or false.' })
    .transform((count) => count === 'true')
    .optional()
    .meta({ description: 'Whether the response has `totalCount`.' }),
};

const one = {
  id: idField('Id').optional().meta({ description: 'Only the order with this id.' }),
  number: z
    .string({ error: numberFault })
    .max(40, { error: numberFault })
    .optional()
    .meta({ description: 'Only the order with this number.' }),
};

const products = z.enum(['id'], { error: 'Products must be id.' }).optional().meta({
  description:
    'With `id`, an item has the id of its product in `product`, except for an item without the image that its product has.',
});

const sortFault = 'Sort must be newest or promised.';

/** The order of a list of the seller. */
const listSort = z.enum(['newest', 'promised'], { error: sortFault }).optional().meta({
  description:
    'Newest first, or by the start of the promised time, earliest first: equal times by number, orders without a promised time last.',
});

const stagesFault = `Stages must be some of ${orderStages.join(', ')}, with commas between.`;

/** The filters of a list of the seller, or of its sums. */
export const orderFilter = {
  paid: z
    .enum(['true', 'false'], { error: 'Paid must be true or false.' })
    .transform((paid) => paid === 'true')
    .optional()
    .meta({ description: 'Only paid (true) or only unpaid (false) orders.' }),
  method: z
    .string({ error: methodFault })
    .max(40, { error: methodFault })
    .optional()
    .meta({ description: 'Only orders of this payment type.' }),
  placedBefore: momentField('PlacedBefore').optional().meta({
    description: 'A moment in ISO 8601. Only orders that were placed before it.',
  }),
  since: momentField('Since').optional().meta({
    description:
      'A moment in ISO 8601. Only orders placed then or later. When the clock of the store was set back, by at most two days, a list also has the orders placed after those: who asks for the orders since the newest known one misses none. Sums and `totalCount` go by the time alone.',
  }),
  promisedFrom: momentField('PromisedFrom').optional().meta({
    description: 'A moment in ISO 8601. Only orders whose promised time starts then or later.',
  }),
  promisedBefore: momentField('PromisedBefore').optional().meta({
    description: 'A moment in ISO 8601. Only orders whose promised time starts before it.',
  }),
  promisedKind: z.enum(slotKinds, { error: 'PromisedKind must be DELIVERY or PICKUP.' }).optional().meta({
    description: 'Only orders with a promised time that are delivered (DELIVERY) or collected (PICKUP).',
  }),
  ids: z
    .string({ error: idsFault })
    .transform((text) => text.split(','))
    .refine((ids) => ids.length <= pageLimits.max && ids.every((id) => id.length <= 40), { error: idsFault })
    .optional()
    .meta({
      type: 'string',
      description: `Only the orders with these ids, at most ${pageLimits.max}, with commas between.`,
    }),
  search: z.string({ error: searchFault }).max(100, { error: searchFault }).optional().meta({
    description:
      'Only orders with this number (also as `No. 1001` or `#1001`), with three or more digits in a row of the phone, or with all these words at the beginning of words of the name, the email, the street and the city.',
  }),
  stages: z
    .string({ error: stagesFault })
    .max(100, { error: stagesFault })
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(orderStages, { error: stagesFault })))
    .optional()
    .meta({ type: 'string', description: 'Only orders in one of these stages, with commas between.' }),
};

/** The query of order/user. */
export const ownListQuery = z.object({ ...claimedUser, ...page, ...one, products });

const exportFault = 'Export must be true or false.';

/** The query of order/seller. */
export const sellerListQuery = z.object({
  ...page,
  ...one,
  ...orderFilter,
  sort: listSort,
  products,
  export: z
    .enum(['true', 'false'], { error: exportFault })
    .transform((text) => text === 'true')
    .optional()
    .meta({
      description:
        'True when the orders are downloaded as a file: the audit trail says so. It also has each request for the whole list.',
    }),
});

/** The query of order/export. */
export const exportQuery = z.object({ ...orderFilter, sort: listSort });

/** The query of order/seller/next. */
export const nextOrdersQuery = z.object({
  first: sizeField('First', 'How many orders')
    .transform((size) => size ?? 10)
    .meta({ type: 'string', description: `How many orders, 1 to ${pageLimits.max}; 10 when omitted.` }),
});

/** The query of order/seller/promises. */
export const promisesQuery = z.object({
  ...orderFilter,
  promisedFrom: momentField('PromisedFrom'),
  promisedBefore: momentField('PromisedBefore'),
});

/** `pageInfo` of a page of orders. */
export const pageInfo = z
  .object({
    startCursor: z.string().nullable().meta({ description: 'The value of `before` for the previous page.' }),
    endCursor: z.string().nullable().meta({ description: 'The value of `after` for the next page.' }),
    hasNextPage: z.boolean().meta({ description: 'Whether there are older orders.' }),
    hasPreviousPage: z.boolean().meta({ description: 'Whether there are newer orders.' }),
  })
  .meta({ id: 'PageInfo' });
