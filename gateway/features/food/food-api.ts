import type { UpdateProductFoodInput } from '#gateway/__generated__/schema.ts';
import type { Allergen } from '#common/__generated__/contract.ts';
import { readFood, type Food } from '#gateway/__generated__/store-documents.ts';
import type { Parts } from '#gateway/parts.ts';
import { badStoreResponse, storeRefused } from '#gateway/refusals/faults.ts';
import { isRecord, readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath } from '#gateway/refusals/user-errors.ts';
import { given } from '#gateway/transport/given.ts';
import * as texts from './texts.ts';

/** The food facts of a product, in one version. */
export interface RestFood extends Food {
  mayContain: Allergen[];
  origins: string[];
}

/** Allergens that cannot be read are not stated, so nothing about them is checked: they never read as none. */
function readFacts(value: unknown): RestFood | undefined {
  const food = readFood(value);
  if (!food) return undefined;
  const { allergens, mayContain, checkedAt } = food;
  const isStated = allergens !== null && mayContain !== null;
  return {
    ...food,
    allergens: mayContain === null ? null : allergens,
    mayContain: mayContain ?? [],
    origins: food.origins ?? [],
    checkedAt: isStated ? checkedAt : null,
  };
}

export interface UpdateFoodOutcome extends Outcome {
  /** The facts after the change, or as they are after a refusal; null without any, and when the store does not send them. */
  food: RestFood | null;
}

const foodInput = inputPath<UpdateProductFoodInput>({
  productId: 'id',
  ifVersion: true,
  facts: true,
  isChecked: 'checked',
});

/** GET /api/product/food and POST /api/product/food/update: the feature `products.food` */
export function createFoodApi({ rest, seller, features, products }: Parts) {
  return {
    /** The food facts of the product, in that version or the newest one; null without any. @throws Fault */
    async find(id: string, version?: number): Promise<RestFood | null> {
      if (!features.has('PRODUCTS_FOOD')) return null;
      const query = { id, ...(version !== undefined && { version: String(version) }) };
      const response = await rest.send({ method: 'GET', path: '/api/product/food', kind: 'read', query });
      const outcome = readOutcome(response);
      if (!outcome.success) throw storeRefused(outcome);
      const food = isRecord(response.body) ? response.body['food'] : undefined;
      if (food == null) return null;
      const facts = readFacts(food);
      if (!facts) throw badStoreResponse(response.detail);
      return facts;
    },

    async update({ productId, ifVersion, facts, isChecked }: UpdateProductFoodInput): Promise<UpdateFoodOutcome> {
      const notChanged = features.has('PRODUCTS_FOOD')
        ? await seller.refusal()
        : refusal('NOT_SUPPORTED', texts.notSupported);
      if (notChanged) return { ...notChanged, food: null };
      // Null clears a fact, and an absent one stays.
      const json = { id: productId, ...given({ ifVersion, facts, checked: isChecked }) };
      try {
        const path = '/api/product/food/update';
        const response = await rest.send({ method: 'POST', path, kind: 'change', cookies: ['seller'], json });
        const food = isRecord(response.body) ? readFacts(response.body['food']) : undefined;
        return { ...readOutcome(response, { toInput: foodInput }), food: food ?? null };
      } finally {
        products.forget();
      }
    },
  };
}
