import { z } from 'zod';
import { slotClosedReason, slotKind } from '#backend/http/enumerations.ts';
import type { AppContext } from '#backend/app-context.ts';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { refused } from '#backend/refusal.ts';
import { toUnits } from '#backend/rules/money.ts';
import { defaultSettings } from '#backend/features/shop/settings/default-settings.ts';
import { readSettings } from '#backend/features/shop/settings/settings-repository.ts';
import { areaOf } from '#backend/rules/delivery-area.ts';
import { closedDaysText, planInput, slotsQuery, windowDocument } from './delivery-input.ts';
import { countTaken, readPlan, savePlan, type TakenPlaces } from './delivery-repository.ts';
import type { DeliveryArea, DeliveryPlan } from './delivery-plan.ts';
import { dateAt } from '#backend/rules/local-time.ts';
import { closedBecause, slotsAhead, type DatedSlot } from '#backend/rules/slots.ts';
import * as texts from './texts.ts';

const moment = z.iso.datetime();
const slotFields = { id: z.string(), kind: slotKind, start: moment, end: moment, cutOff: moment };
const areaTerms = {
  name: z.string(),
  fee: z.number().nonnegative().meta({ description: 'In currency units.' }),
  freeFrom: z
    .number()
    .nonnegative()
    .nullable()
    .meta({ description: 'The sum of the products from which delivery is free.' }),
  minimum: z.number().nonnegative().meta({ description: 'The least sum of the products.' }),
};

const deliveryArea = z.object({ ...areaTerms, postalCodes: z.array(z.string()) }).meta({ id: 'DeliveryArea' });

const deliverySlot = z
  .object({
    ...slotFields,
    placesLeft: z.int().nonnegative(),
    closedBecause: slotClosedReason.nullable().meta({
      description: 'Why it cannot be chosen; NO_DELIVERY: the store does not deliver to the postal code.',
    }),
  })
  .meta({ id: 'DeliverySlot' });

const deliveryTerms = z.object(areaTerms).meta({ id: 'DeliveryTerms' });

const planDocument = z
  .object({
    version: z.int().nonnegative().meta({ description: 'Rises with each change.' }),
    daysAhead: z.int().positive(),
    windows: z.array(windowDocument),
    closedDays: z.array(z.string()),
    areas: z.array(deliveryArea),
  })
  .meta({ id: 'DeliveryPlan' });
const takenSlot = z
  .object({ ...slotFields, capacity: z.int().nonnegative(), taken: z.int().nonnegative(), isClosedDay: z.boolean() })
  .meta({ id: 'TakenSlot' });

function toSlot({ id, kind, start, end, cutOff }: DatedSlot) {
  const [startsAt, endsAt, closesAt] = [start, end, cutOff].map((at) => new Date(at).toISOString());
  return { id, kind, start: startsAt ?? '', end: endsAt ?? '', cutOff: closesAt ?? '' };
}

const toTerms = ({ name, feeCents, freeFromCents, minimumCents }: DeliveryArea) => ({
  name,
  fee: toUnits(feeCents),
  freeFrom: freeFromCents === null ? null : toUnits(freeFromCents),
  minimum: toUnits(minimumCents),
});

const toPlan = ({ areas, ...plan }: DeliveryPlan) => ({
  ...plan,
  areas: areas.map((area) => ({ ...toTerms(area), postalCodes: area.postalCodes })),
});

/** GET delivery/slots, GET delivery/plan, POST delivery/plan/save. Extensions of the REST contract. */
export function registerDeliveryRoutes(app: App, context: AppContext): void {
  const { config, database, clock } = context;
  const defaults = defaultSettings(config);
  const tags = ['delivery'];
  const forSeller = { onRequest: requireSeller(context) };
  const sellerSchema = { tags, security: [{ seller: [] }] };

  const readSlots = async (plan: DeliveryPlan) => {
    if (plan.windows.length === 0) return { slots: [], taken: new Map<string, TakenPlaces>() };
    const { timeZone } = (await readSettings(database.query, defaults)).settings;
    const slots = slotsAhead(plan, timeZone, clock());
    return { slots, taken: await countTaken(database.query, slots) };
  };

  const describePlan = async () => {
    const plan = await readPlan(database.query);
    const { slots, taken } = await readSlots(plan);
    return {
      plan: toPlan(plan),
      slots: slots.map((slot) => ({
        ...toSlot(slot),
        capacity: slot.capacity,
        taken: taken.get(slot.id)?.stops ?? 0,
        isClosedDay: slot.isClosedDay,
      })),
    };
  };

  app.get(
    '/api/delivery/slots',
    {
      config: { feature: 'orders.slots' },
      schema: {
        tags,
        summary: 'The times that can be promised, and what delivery costs at a postal code',
        querystring: slotsQuery,
        response: envelope({
          slots: z
            .array(deliverySlot)
            .nullable()
            .meta({ description: 'Earliest first. Null when the store promises no times: orders then have none.' }),
          isDelivered: z.boolean().meta({ description: 'False when the postal code is in none of the areas.' }),
          area: deliveryTerms.nullable().meta({ description: 'Null: no areas, or no postal code in one.' }),
        }),
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-cache');
      const { first, postalCode } = request.query;
      const plan = await readPlan(database.query);
      const { slots, taken } = await readSlots(plan);
      const area = postalCode === undefined ? null : areaOf(plan.areas, postalCode);
      const isDelivered = plan.areas.length === 0 || postalCode === undefined || area !== null;
      const now = clock();
      const document = (slot: DatedSlot) => {
        const count = taken.get(slot.id)?.stops ?? 0;
        return {
          ...toSlot(slot),
          placesLeft: Math.max(0, slot.capacity - count),
          closedBecause: closedBecause(slot, { taken: count, isDelivered, now }),
        };
      };
      return {
        success: true as const,
        slots: plan.windows.length === 0 ? null : slots.slice(0, first).map(document),
        isDelivered,
        area: area && toTerms(area),
      };
    },
  );

  app.get(
    '/api/delivery/plan',
    {
      ...forSeller,
      config: { feature: 'orders.slots', role: 'MANAGER' },
      schema: {
        ...sellerSchema,
        summary: 'The weekly template, closed days and areas, and the places taken in the slots ahead',
        response: envelope({ plan: planDocument, slots: z.array(takenSlot) }),
      },
    },
    async () => ({ success: true as const, ...(await describePlan()) }),
  );

  app.post(
    '/api/delivery/plan/save',
    {
      ...forSeller,
      config: { feature: 'orders.slots', role: 'OWNER' },
      schema: {
        ...sellerSchema,
        summary: 'Replace the weekly template, closed days and areas',
        description:
          'Orders keep the time that they were promised, and take a place in each new time of their kind that overlaps it; the message says how many stand in times that are removed. Closed days that are over are refused; those that the plan has already fall away.',
        body: planInput,
        response: envelope(
          { plan: planDocument, slots: z.array(takenSlot) },
          { plan: planDocument.optional(), slots: z.array(takenSlot).optional() },
        ),
      },
    },
    async (request) => {
      const { areas, ...plan } = request.body;
      const now = clock();
      const stored = await readPlan(database.query);
      const { timeZone } = (await readSettings(database.query, defaults)).settings;
      const today = dateAt(now, timeZone);
      const isOver = (day: string) => day < today;
      const newAndOver = plan.closedDays.filter((day) => isOver(day) && !stored.closedDays.includes(day));
      // A change of an older version of the plan is refused below, because it is of an older version.
      if (newAndOver.length > 0 && stored.version === plan.ifVersion) {
        return refused('INVALID', closedDaysText(newAndOver), 'closedDays');
      }
      const wanted = {
        ...plan,
        closedDays: plan.closedDays.filter((day) => !isOver(day)),
        areas: areas.map(({ name, postalCodes, fee, freeFrom, minimum }) => ({
          name,
          postalCodes,
          feeCents: fee,
          freeFromCents: freeFrom,
          minimumCents: minimum,
        })),
      };
      const saved = await savePlan(database, wanted, { actor: staffOf(request), timeZone, now });
      const newest = await describePlan();
      if (saved !== null) {
        const { orphanedOrders } = saved;
        const message = orphanedOrders === 0 ? texts.saved : `${texts.saved} ${texts.keepTimes(orphanedOrders)}`;
        return { success: true as const, message, ...newest };
      }
      return { ...refused('CHANGED_SINCE', texts.changedSince, 'ifVersion'), ...newest };
    },
  );
}
