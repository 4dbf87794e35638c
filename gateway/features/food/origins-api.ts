import { z } from 'zod';
import type { SaveOriginsInput } from '#gateway/__generated__/schema.ts';
import { parsedBy, readList } from '#gateway/documents/read-list.ts';
import { readBy, toId } from '#gateway/documents/read-values.ts';
import type { RestProduct } from '#gateway/documents/shapes.ts';
import type { Parts } from '#gateway/parts.ts';
import { readOutcome, refusal, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath } from '#gateway/refusals/user-errors.ts';
import * as texts from './texts.ts';

const text = z.string().min(1).nullable().catch(null);

const produceShape = z.object({
  id: readBy(toId),
  origins: z.array(z.string()),
  originsAt: z.iso.datetime().nullable().catch(null),
  qualityClass: text,
  variety: text,
  usedOrigins: z.array(z.string()).catch([]),
});

/** Fruit or vegetables with what was said of their delivery. */
export interface RestProduce extends Omit<z.output<typeof produceShape>, 'id'> {
  product: RestProduct;
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
      const read = readList(response, 'products', { read: parsedBy(produceShape), log });
      const { find } = await products.snapshot();
      return read.flatMap(({ id, ...said }) => {
        const product = find(id);
        return product ? [{ product, ...said }] : [];
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
