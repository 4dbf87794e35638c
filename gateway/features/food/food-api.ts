import { z } from 'zod';
import type { UpdateProductFoodInput } from '#gateway/__generated__/schema.ts';
import { allergen } from '#gateway/documents/allergens.ts';
import type { Parts } from '#gateway/parts.ts';
import { badStoreResponse, storeRefused } from '#gateway/refusals/faults.ts';
import { isRecord, readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath } from '#gateway/refusals/user-errors.ts';
import { given } from '#gateway/transport/given.ts';
import * as texts from './texts.ts';

const text = z.string().min(1).nullable().catch(null);
const amount = z.number().nonnegative();

const foodShape = z
  .object({
    version: z.int().positive(),
    checkedAt: z.iso.datetime().nullable().catch(null),
    legalName: text,
    brand: text,
    ingredients: text,
    // Allergens that cannot be read are not stated: they never read as none.
    allergens: z.array(allergen).nullable().catch(null),
    mayContain: z.array(allergen).nullable().catch(null),
    nutrition: z
      .object({
        basis: z.enum(['G', 'ML']),
        energyKj: amount,
        energyKcal: amount,
        fat: amount,
        saturates: amount,
        carbohydrate: amount,
        sugars: amount,
        protein: amount,
        salt: amount,
        fibre: amount.nullable().catch(null),
      })
      .nullable()
      .catch(null),
    origins: z.array(z.string()).catch([]),
    qualityClass: text,
    variety: text,
    storage: text,
    use: text,
    maker: z.object({ name: z.string(), address: z.string() }).nullable().catch(null),
    organicCode: text,
    alcohol: amount.nullable().catch(null),
  })
  .transform(({ allergens, mayContain, checkedAt, ...food }) => ({
    ...food,
    allergens: mayContain === null ? null : allergens,
    mayContain: mayContain ?? [],
    checkedAt: allergens === null || mayContain === null ? null : checkedAt,
  }));

/** The food facts of a product, in one version. */
export type RestFood = z.output<typeof foodShape>;

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
      const { data } = foodShape.safeParse(food);
      if (!data) throw badStoreResponse(response.detail);
      return data;
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
        const { data } = foodShape.safeParse(isRecord(response.body) ? response.body['food'] : undefined);
        return { ...readOutcome(response, { toInput: foodInput }), food: data ?? null };
      } finally {
        products.forget();
      }
    },
  };
}
