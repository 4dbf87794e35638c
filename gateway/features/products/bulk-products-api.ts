import type { ChangeProductsInput } from '#gateway/__generated__/schema.ts';
import { readBulkChange, type BulkChange } from '#gateway/__generated__/store-documents.ts';
import { toList } from '#gateway/documents/contract-values.ts';
import type { Parts } from '#gateway/parts.ts';
import { isRecord, readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath } from '#gateway/refusals/user-errors.ts';
import { given } from '#gateway/transport/given.ts';
import { unknownCategory } from './product-fields.ts';
import * as texts from './texts.ts';

const toChange = ({ before, after, ...product }: BulkChange) => ({
  ...product,
  ...before,
  newPrice: after.price,
  newOfferPrice: after.offerPrice,
});

export interface ChangeProductsOutcome extends Outcome {
  changes: ReturnType<typeof toChange>[];
}

const bulkInput = inputPath<ChangeProductsInput>({
  products: true,
  percent: true,
  category: true,
  taxClass: true,
  isArchived: 'archived',
  dryRun: true,
});

/** POST /api/product/bulk: the feature `products.bulk` */
export function createBulkProductsApi({ rest, seller, features, products }: Parts) {
  return {
    async change({ products: wanted, category: slug, ...input }: ChangeProductsInput): Promise<ChangeProductsOutcome> {
      const refuse = (outcome: Outcome) => ({ ...outcome, changes: [] });
      if (!features.has('PRODUCTS_BULK')) return refuse(refusal('NOT_SUPPORTED', texts.noChanging));
      const notSeller = await seller.refusal();
      if (notSeller) return refuse(notSeller);
      const category = slug == null ? undefined : (await products.snapshot()).categories.find(slug);
      if (slug != null && !category) return refuse(unknownCategory);
      const { percent, taxClass, isArchived: archived, dryRun } = input;
      const json = {
        products: wanted.map((each) => given(each)),
        ...given({ percent, category: category?.storeName, archived, dryRun }),
        ...(features.has('TAX_RATES') && given({ taxClass })),
      };
      try {
        const path = '/api/product/bulk';
        const response = await rest.send({ method: 'POST', path, kind: 'change', cookies: ['seller'], json });
        const changes = isRecord(response.body) ? toList(response.body['changes'], readBulkChange) : undefined;
        return { ...readOutcome(response, { toInput: bulkInput }), changes: changes?.map(toChange) ?? [] };
      } finally {
        if (!dryRun) products.forget();
      }
    },
  };
}
