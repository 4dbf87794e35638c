import { z } from 'zod';
import type { LookUpBarcodeInput } from '#gateway/__generated__/schema.ts';
import { allergens } from '#common/allergens.ts';
import type { Parts } from '#gateway/parts.ts';
import { badStoreResponse } from '#gateway/refusals/faults.ts';
import { isRecord, readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath } from '#gateway/refusals/user-errors.ts';
import * as texts from './texts.ts';

const text = z.string().nullable().catch(null);
const allergenList = z.array(z.enum(allergens));
const amount = z.number().nonnegative();

const foundFactsShape = z.object({
  alcohol: z.number().nullable().catch(null),
  // A list that cannot be read is not stated: that never means free of allergens.
  allergens: allergenList.min(1).nullable().catch(null),
  brand: text,
  ingredients: text,
  isOrganic: z.boolean().catch(false),
  legalName: text,
  mayContain: allergenList.catch([]),
  name: text,
  nutrition: z
    .object({
      basis: z.enum(['G', 'ML']),
      carbohydrate: amount,
      energyKcal: z.int(),
      energyKj: z.int(),
      fat: amount,
      fibre: amount.nullable(),
      protein: amount,
      salt: amount,
      saturates: amount,
      sugars: amount,
    })
    .nullable()
    .catch(null),
  organicCode: text,
  origins: z.array(z.string()).catch([]),
  size: text,
});

export interface LookUpOutcome extends Outcome {
  facts: z.output<typeof foundFactsShape> | null;
}

/** POST /api/product/look-up */
export function createLookUpApi({ rest, seller, features }: Parts) {
  return {
    async lookUp({ gtin }: LookUpBarcodeInput): Promise<LookUpOutcome> {
      const notSent = features.has('PRODUCTS_LOOKUP')
        ? await seller.refusal()
        : refusal('NOT_SUPPORTED', texts.noLookUp);
      if (notSent) return { ...notSent, facts: null };
      const path = '/api/product/look-up';
      // The kind `upload` has more time: the store waits for another server.
      const response = await rest.send({ method: 'POST', path, kind: 'upload', cookies: ['seller'], json: { gtin } });
      const outcome = readOutcome(response, { toInput: inputPath<LookUpBarcodeInput>({ gtin: true }) });
      if (!outcome.success) return { ...outcome, facts: null };
      const { data } = foundFactsShape.safeParse(isRecord(response.body) ? response.body['foundFacts'] : undefined);
      if (!data) throw badStoreResponse(response.detail);
      return { ...outcome, facts: data };
    },
  };
}
