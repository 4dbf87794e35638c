import { pageOf, type CataloguePage, type PageRequest } from '#gateway/catalogue/catalogue-page.ts';
import type { Catalogue } from '#gateway/catalogue/catalogue.ts';
import type { Snapshot } from '#gateway/catalogue/snapshot.ts';
import { badInput } from '#gateway/rest/faults.ts';
import { multipartForm } from '#gateway/rest/multipart-form.ts';
import { readOutcome, type AddProductOutcome, type SetProductStockOutcome } from '#gateway/rest/outcome.ts';
import type { RestClient } from '#gateway/rest/rest-client.ts';
import type { SellerSession } from '#gateway/rest/seller-session.ts';
import type { RestProduct } from '#gateway/rest/shapes.ts';
import { uploadLimits, type PendingFile } from '#gateway/rest/uploaded-files.ts';
import { sameNames, type InputPath } from '#gateway/rest/user-errors.ts';
import { pictureParts } from './picture-parts.ts';

interface NewProduct {
  name: string;
  description: readonly string[];
  /** The category's name in the store. */
  category: string;
  price: number;
  offerPrice: number;
}

const maxRelated = 20;
const productInput = sameNames('name', 'category', 'price', 'offerPrice', 'description', 'images');
const stockInput: InputPath = ([name]) => (name === 'id' ? ['productId'] : name === 'inStock' ? ['inStock'] : null);

export type ProductsApi = ReturnType<typeof createProductsApi>;

/** GET /api/product/list through the catalogue, POST /api/product/add, POST /api/product/stock. */
export function createProductsApi(rest: RestClient, seller: SellerSession, catalogue: Catalogue) {
  /** One snapshot for the whole operation, so that all its fields agree. A promise while the list is being fetched. */
  let operationSnapshot: Snapshot | Promise<Snapshot> | undefined;

  function snapshot(): Snapshot | Promise<Snapshot> {
    operationSnapshot ??= catalogue.currentIfFresh() ?? rest.within(catalogue.current());
    return operationSnapshot;
  }

  /** Call it after a change: the store is asked again. */
  function forget(): void {
    operationSnapshot = undefined;
    catalogue.invalidate();
  }

  return {
    snapshot,
    forget,

    async find(id: string): Promise<RestProduct | null> {
      return (await snapshot()).find(id) ?? null;
    },

    /**
     * As `find`, but null also while the store is down: for fields where a missing product must not fail the rest. It runs
     * for each line of each order, so it returns a promise only while the list is being fetched.
     */
    findIfKnown(id: string | null): RestProduct | null | Promise<RestProduct | null> {
      if (id === null) return null;
      const current = snapshot();
      if (!(current instanceof Promise)) return current.find(id) ?? null;
      return current.then(
        ({ find }) => find(id) ?? null,
        () => null,
      );
    },

    /** The lines whose products the store still has; all lines while the store cannot tell. */
    async known<Line extends { productId: string }>(lines: readonly Line[]): Promise<Line[]> {
      try {
        const { find } = await snapshot();
        return lines.filter(({ productId }) => find(productId));
      } catch {
        return [...lines];
      }
    },

    async page(request: PageRequest): Promise<CataloguePage> {
      return pageOf(await snapshot(), request);
    },

    async related(product: RestProduct, first: number): Promise<RestProduct[]> {
      if (first < 1 || first > maxRelated) throw badInput(`\`first\` must be from 1 to ${maxRelated}.`);
      return (await snapshot()).related(product, first);
    },

    /** POST /api/product/add: the text field first, then the pictures, which are streamed while they arrive. */
    async add(product: NewProduct, images: readonly PendingFile[]): Promise<AddProductOutcome> {
      // A file that never arrives rejects: without a handler that would end the process.
      for (const image of images) image.catch(() => undefined);
      checkNewProduct(product, images.length);
      const { name } = product;
      const refusal = await seller.refusal();
      if (refusal) return { ...refusal, name };

      const before = await rest.within(catalogue.current()).catch(() => undefined);
      const form = multipartForm(
        { productData: JSON.stringify(product) },
        { name: 'images', parts: pictureParts(images) },
      );
      try {
        const path = '/api/product/add';
        const response = await rest.send({ method: 'POST', path, kind: 'upload', cookies: ['seller'], form });
        return { ...readOutcome(response, { toInput: productInput }), name, knownIds: before?.ids() };
      } finally {
        forget();
      }
    },

    /** The product that `add` created. Stores do not send its id, so it is the one that did not exist before. */
    async added({ success, name, knownIds }: AddProductOutcome): Promise<RestProduct | null> {
      if (!success || !knownIds) return null;
      const { products } = await snapshot();
      const newProducts = products.filter(({ _id }) => !knownIds.has(_id));
      const sameName = newProducts.findLast((product) => product.name === name.trim());
      return sameName ?? (newProducts.length === 1 ? (newProducts[0] ?? null) : null);
    },

    /** POST /api/product/stock. Most stores report success for an id that they do not have, so it is checked first. */
    async setStock(productId: string, inStock: boolean): Promise<SetProductStockOutcome> {
      const refusal = await seller.refusal();
      if (refusal) return { ...refusal, productId };
      const fresh = await catalogue.freshWithinTimeout();
      if (fresh && !fresh.find(productId)) {
        const message = 'This product is no longer in the store. Please reload the product list.';
        return { success: false, message, productId };
      }
      try {
        const response = await rest.send({
          method: 'POST',
          path: '/api/product/stock',
          kind: 'change',
          cookies: ['seller'],
          json: { id: productId, productId, inStock },
        });
        return { ...readOutcome(response, { toInput: stockInput }), productId };
      } finally {
        forget();
      }
    },
  };
}

/** @throws Fault BAD_USER_INPUT */
function checkNewProduct({ name, price, offerPrice }: NewProduct, imageCount: number): void {
  if (imageCount > uploadLimits.maxFiles) throw badInput(`At most ${uploadLimits.maxFiles} pictures can be added.`);
  if (!name.trim()) throw badInput('A product needs a name.');
  if (!Number.isFinite(price) || !Number.isFinite(offerPrice)) throw badInput('A price must be a finite number.');
  if (price < 0 || offerPrice < 0) throw badInput('A price cannot be below zero.');
  if (offerPrice > price) throw badInput('The offer price cannot be above the price.');
}
