import { z } from 'zod';
import { lineField } from '#backend/http/text-fields.ts';
import { toCents } from '#backend/rules/money.ts';
import { readPostalEntry } from '#readers/delivery-entry.ts';
import { orderLimits } from '../order-input.ts';
import { slotKinds } from '#backend/rules/slots.ts';
import { overlapText } from '#backend/rules/window-overlaps.ts';
import { language } from '#backend/language.ts';
import * as texts from './texts.ts';

const limits = { windows: 100, closedDays: 100, areas: 50, postalCodes: 500, slots: 100 };

/** A wrong number ends the checks, so that no rule about several fields adds a second sentence about it. */
function wholeField(label: string, min: number, max: number, hint = '') {
  const error = `${texts.isNoWhole(label, min, max)}${hint}`;
  return z.int({ error, abort: true }).min(min, { error, abort: true }).max(max, { error, abort: true });
}

/**
 * A time of day; the parsed value of `9:30` is `09:30`. A wrong time ends the checks, because it cannot be compared.
 */
function timeField(label: string, isEnd = false) {
  const error = texts.isNoTime(label);
  const pattern = isEnd ? /^(?:(\d|[01]\d|2[0-3]):[0-5]\d|24:00)$/ : /^(\d|[01]\d|2[0-3]):[0-5]\d$/;
  return z
    .string({ error })
    .trim()
    .regex(pattern, { error, abort: true })
    .overwrite((time) => time.padStart(5, '0'));
}

function amountField(label: string) {
  const error = texts.isNoAmount(label);
  return z
    .number({ error })
    .transform((amount) => toCents(amount) ?? Number.NaN)
    .refine((cents) => cents <= orderLimits.amountCents, { error })
    .meta({ description: 'In currency units.' });
}

const closedDay = z
  .string({ error: texts.isNoDate })
  .refine((date) => /^\d{4}-\d\d-\d\d$/.test(date) && new Date(`${date}T00:00Z`).toJSON()?.startsWith(date) === true, {
    error: texts.isNoDate,
  });

const windowFields = {
  kind: z.enum(slotKinds, { error: 'Kind must be DELIVERY or PICKUP.' }),
  weekday: wholeField('Weekday', 1, 7).meta({ description: '1 for Monday to 7 for Sunday.' }),
  start: timeField(texts.from),
  end: timeField(texts.to, true),
  capacity: wholeField(texts.places, 1, 1000, ` ${texts.removeInstead}`).meta({
    description: 'How many orders it takes.',
  }),
  cutOffTime: timeField(texts.lastTime),
  cutOffDaysBefore: wholeField(texts.daysBefore, 0, 14),
};

/** A window as it is stored: an old one may have no places. */
export const windowDocument = z
  .object({
    ...windowFields,
    capacity: z.int().nonnegative(),
    cutOffDaysBefore: z.int().nonnegative(),
  })
  .meta({ id: 'DeliveryWindow' });

const slotWindow = z
  .object(windowFields, { error: 'Each window must be an object.' })
  .refine(({ start, end }) => start < end, { error: texts.toBeforeFrom, path: ['end'] })
  .refine(({ start, cutOffTime, cutOffDaysBefore }) => cutOffDaysBefore > 0 || cutOffTime <= start, {
    error: texts.lastTimeAfterFrom,
    path: ['cutOffTime'],
  });

const listText = new Intl.ListFormat(language, { type: 'conjunction' });
/** The most days that a sentence names. */
const maxNamed = 3;

/** The reason why these closed days cannot be saved. */
export function closedDaysText(over: readonly string[]): string {
  if (over.length === 1) return texts.closedDayIsOver(over[0] ?? '');
  const more = over.length - maxNamed;
  const named = [...over.slice(0, maxNamed), ...(more > 0 ? [texts.more(more)] : [])];
  return texts.closedDaysAreOver(listText.format(named));
}

const postalCode = lineField(texts.postalCode, 12)
  .refine((entry) => readPostalEntry(entry) !== null, { error: texts.postalCodeFault, abort: true })
  .overwrite((entry) => readPostalEntry(entry) ?? entry);

const area = z
  .object(
    {
      name: lineField(texts.name, 60),
      postalCodes: z
        .array(postalCode, { error: 'Postal codes must be a list.' })
        .min(1, { error: texts.noPostalCode })
        .max(limits.postalCodes, { error: texts.tooManyPostalCodes(limits.postalCodes) }),
      fee: amountField(texts.fee),
      freeFrom: amountField(texts.freeFrom).nullable(),
      minimum: amountField(texts.minimum),
    },
    { error: 'Each area must be an object.' },
  )
  .refine(({ freeFrom, minimum }) => freeFrom === null || !(freeFrom < minimum), {
    error: texts.freeFromBelowMinimum,
    path: ['freeFrom'],
  });

/** The body of delivery/plan/save: the whole plan. */
export const planInput = z.object({
  ifVersion: z
    .int({ error: 'If version must be the version of the plan, a number.' })
    .min(0)
    .meta({ description: 'The version that was changed: 0 for the first plan.' }),
  daysAhead: wholeField(texts.daysAhead, 1, 28),
  windows: z
    .array(slotWindow, { error: 'Windows must be a list.' })
    .max(limits.windows, { error: texts.tooManyWindows(limits.windows), abort: true })
    .superRefine((windows, context) => {
      const message = overlapText(windows);
      if (message !== null) context.addIssue({ code: 'custom', message });
    }),
  closedDays: z
    .array(closedDay, { error: 'Closed days must be a list.' })
    .max(limits.closedDays, { error: texts.tooManyClosedDays(limits.closedDays) })
    .transform((days) => [...new Set(days)].sort()),
  areas: z
    .array(area, { error: 'Areas must be a list.' })
    .max(limits.areas, { error: texts.tooManyAreas(limits.areas) }),
});

const firstFault = `First must be a number from 1 to ${limits.slots}.`;

/** The query of delivery/slots. */
export const slotsQuery = z.object({
  first: z
    .string({ error: firstFault })
    .regex(/^\d{1,3}$/, { error: firstFault })
    .transform(Number)
    .refine((size) => size >= 1 && size <= limits.slots, { error: firstFault })
    .default(limits.slots)
    .meta({ type: 'string', description: `How many slots, 1 to ${limits.slots}; ${limits.slots} when omitted.` }),
  postalCode: lineField(texts.postalCode, 20)
    .optional()
    .meta({ description: 'Of the delivery address. Without one, the response has no area.' }),
});
