import type { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import type { Refusal } from '#backend/refusal.ts';
import { foodDocument, toFoodDocument } from './food-document.ts';
import { updateFood } from './food-editing.ts';
import { foodInput, foodQuery } from './food-input.ts';
import { findFood } from './food-repository.ts';
import * as texts from './texts.ts';

const foodPayload = {
  food: foodDocument.nullable().meta({ description: 'Null when nothing is stated about the product.' }),
};

type FoodDocument = z.infer<typeof foodDocument> | null;
/** `food` in a refusal is the newest one. */
type Answer = { success: true; message: string; food: FoodDocument } | (Refusal & { food?: FoodDocument });

/** GET product/food, POST product/food/update: the feature `products.food`. */
export function registerFoodRoutes(app: App, context: AppContext): void {
  const { database, clock } = context;
  const tags = ['product'];

  app.get(
    '/api/product/food',
    {
      config: { feature: 'products.food' },
      schema: {
        tags,
        summary: 'The food facts of a product',
        description: 'Also of a product that is no longer sold, because its orders show them.',
        querystring: foodQuery,
        response: envelope(foodPayload),
      },
    },
    async (request) => {
      const { id, version } = request.query;
      return { success: true as const, food: toFoodDocument(await findFood(database.query, id, version)) };
    },
  );

  app.post(
    '/api/product/food/update',
    {
      onRequest: requireSeller(context),
      config: { feature: 'products.food', role: 'MANAGER' },
      schema: {
        tags,
        security: [{ seller: [] }],
        summary: 'Change the food facts of a product',
        description: 'With another version than `ifVersion`: refused with CHANGED_SINCE and the newer `food`.',
        body: foodInput,
        response: envelope(foodPayload),
      },
    },
    async (request): Promise<Answer> => {
      const { id, ifVersion, facts = {}, checked } = request.body;
      const change = await updateFood(
        database,
        { id, ifVersion, facts, checked },
        { actor: staffOf(request), now: clock() },
      );
      if (!('refusal' in change)) return { success: true, message: texts.saved, food: toFoodDocument(change.food) };
      return { ...change.refusal, ...(change.food !== undefined && { food: toFoodDocument(change.food) }) };
    },
  );
}
