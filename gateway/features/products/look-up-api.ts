import type { LookUpBarcodeInput } from '#gateway/__generated__/schema.ts';
import type { Allergen } from '#common/__generated__/contract.ts';
import { readFoundFacts, type FoundFacts } from '#gateway/__generated__/store-documents.ts';
import type { Parts } from '#gateway/parts.ts';
import { badStoreResponse } from '#gateway/refusals/faults.ts';
import { isRecord, readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath } from '#gateway/refusals/user-errors.ts';
import * as texts from './texts.ts';

/** Facts that another server has of a barcode. */
type RestFoundFacts = FoundFacts & { isOrganic: boolean; mayContain: Allergen[]; origins: string[] };

/** A list of allergens that is empty or cannot be read is not stated: that never means free of them. */
function readFacts(value: unknown): RestFoundFacts | undefined {
  const facts = readFoundFacts(value);
  if (!facts) return undefined;
  const { allergens, isOrganic, mayContain, origins } = facts;
  return {
    ...facts,
    allergens: allergens?.length === 0 ? null : allergens,
    isOrganic: isOrganic ?? false,
    mayContain: mayContain ?? [],
    origins: origins ?? [],
  };
}

export interface LookUpOutcome extends Outcome {
  facts: RestFoundFacts | null;
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
      const facts = isRecord(response.body) ? readFacts(response.body['foundFacts']) : undefined;
      if (!facts) throw badStoreResponse(response.detail);
      return { ...outcome, facts };
    },
  };
}
