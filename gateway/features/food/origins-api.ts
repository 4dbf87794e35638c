import type { SaveOriginsInput } from '#gateway/__generated__/schema.ts';
import { readList } from '#gateway/documents/read-list.ts';
import { readProduce, type Produce } from '#gateway/__generated__/store-documents.ts';
import type { RestProduct } from '#gateway/documents/shapes.ts';
import type { Parts } from '#gateway/parts.ts';
import { readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath } from '#gateway/refusals/user-errors.ts';
import * as texts from './texts.ts';

/** Fruit or vegetables with what was said of their delivery. */
export interface RestProduce extends Pick<Produce, 'origins' | 'originsAt' | 'qualityClass' | 'variety'> {
  product: RestProduct;
  usedOrigins: string[];
}

const saveInput = inputPath<SaveOriginsInput>({ products: true });

/** The input names the products by `productId`. */
const toInput = (path: readonly string[]) =>
  saveInput(path)?.map((name, at) => (at === 2 && name === 'id' ? 'productId' : name)) ?? null;

/** GET /api/product/origins and POST /api/product/origins/update: parts of the feature `products.food` */
export function createOriginsApi({ rest, seller, features, products, log }: Parts) {
  return {
    /** The fruit and vegetables for sale; null when the store cannot tell. @throws Fault */
    async list(): Promise<RestProduce[] | null> {
      if (!features.has('PRODUCTS_FOOD')) return null;
      const path = '/api/product/origins';
      const response = await rest.send({ method: 'GET', path, kind: 'read', cookies: ['seller'] });
      const read = readList(response, 'products', { read: readProduce, log });
      const { find } = await products.snapshot();
      return read.flatMap(({ id, usedOrigins, ...said }) => {
        const product = find(id);
        return product ? [{ product, ...said, usedOrigins: usedOrigins ?? [] }] : [];
      });
    },

    async save({ products: wanted }: SaveOriginsInput): Promise<Outcome> {
      if (!features.has('PRODUCTS_FOOD')) return refusal('NOT_SUPPORTED', texts.notSupported);
      const notSeller = await seller.refusal();
      if (notSeller) return notSeller;
      // Null clears a fact, and an absent one stays.
      const json = {
        products: wanted.map(({ productId, originsAt, ...facts }) => ({
          id: productId,
          ...facts,
          ...(originsAt != null && { originsAt }),
        })),
      };
      try {
        const path = '/api/product/origins/update';
        const response = await rest.send({ method: 'POST', path, kind: 'change', cookies: ['seller'], json });
        return readOutcome(response, { toInput });
      } finally {
        products.forget();
      }
    },
  };
}
