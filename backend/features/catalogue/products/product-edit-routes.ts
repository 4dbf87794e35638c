import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { categoryNames } from '#backend/features/catalogue/categories/category-repository.ts';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { toUnits } from '#backend/rules/money.ts';
import type { Refusal } from '#backend/refusal.ts';
import { notModified } from '#backend/http/not-modified.ts';
import { publicBase } from '#backend/http/origins.ts';
import type { PricedProduct } from '../prices/priced-product.ts';
import { changeProducts, type BulkChange } from './bulk-editing.ts';
import { sellerProductDocument, toSellerProductDocument } from './product-document.ts';
import { archiveProduct, arrangeProduct, updateProduct, type ProductChange } from './product-editing.ts';
import {
  archiveInput,
  arrangeInput,
  bulkInput,
  productChangesFor,
  productForm,
  sellerProductsQuery,
} from './product-input.ts';
import { refuseHugeForm, refuseOtherTypes, type ReadUpload } from './product-upload.ts';
import * as texts from './texts.ts';

const pricesDocument = z.object({ price: z.number().nonnegative(), offerPrice: z.number().nonnegative() });
const bulkChangeDocument = z
  .object({
    id: z.string(),
    name: z.string(),
    version: z.int().meta({ description: 'Before the change.' }),
    before: pricesDocument,
    after: pricesDocument,
  })
  .meta({ id: 'BulkChange' });

const pricesOf = ({ priceCents, offerPriceCents }: BulkChange['before']) => ({
  price: toUnits(priceCents),
  offerPrice: toUnits(offerPriceCents),
});

const changed = envelope({ product: sellerProductDocument });
/** `product` in a refusal is the newest one. */
type Answer = z.infer<(typeof changed)[200]> | (Refusal & { product?: z.infer<typeof sellerProductDocument> });

/** GET product/seller, POST product/update, product/archive, product/bulk and product/arrange. Extensions of the REST contract. */
export function registerEditRoutes(app: App, context: AppContext, readUpload: ReadUpload): void {
  const { config, database, clock, catalogue } = context;
  const onRequest = requireSeller(context);
  const schema = { tags: ['product'], security: [{ seller: [] }] };

  const answer = (request: FastifyRequest, change: ProductChange, message: string): Answer => {
    const toDocument = (product: PricedProduct) => toSellerProductDocument(product, publicBase(request, config));
    if (!('refusal' in change)) return { success: true, message, product: toDocument(change.product) };
    return { ...change.refusal, ...(change.product && { product: toDocument(change.product) }) };
  };

  app.get(
    '/api/product/seller',
    {
      onRequest,
      config: { feature: 'products.edit', role: 'MANAGER' },
      schema: {
        ...schema,
        summary: 'Every product, also archived ones, in the order of the list',
        description: 'With `gtin`, only the product with that barcode; for the barcode of a case, that of its item.',
        querystring: sellerProductsQuery,
        response: envelope({ products: z.array(sellerProductDocument) }),
      },
    },
    async (request, reply) => {
      const { id, gtin: numbers } = request.query;
      const { version, products, byId } = await catalogue.read();
      const base = publicBase(request, config);
      const etag = `"${createHash('sha256')
        .update(JSON.stringify([version, base, id, numbers]))
        .digest('hex')
        .slice(0, 16)}"`;
      reply.header('etag', etag);
      if (request.headers['if-none-match'] === etag) return notModified(reply);
      const found = id === undefined ? products : [byId.get(id) ?? []].flat();
      const listed = numbers?.find((number) => found.some(({ gtin }) => gtin === number));
      const wanted = numbers === undefined ? found : found.filter(({ gtin }) => gtin !== null && gtin === listed);
      return { success: true as const, products: wanted.map((product) => toSellerProductDocument(product, base)) };
    },
  );

  app.post(
    '/api/product/update',
    {
      onRequest: [onRequest, refuseOtherTypes, refuseHugeForm],
      config: { limit: 'uploads', feature: 'products.edit', role: 'MANAGER' },
      schema: {
        ...schema,
        summary: 'Change the fields and the pictures of a product',
        description: 'With another version than `ifVersion`: refused with CHANGED_SINCE and the newer `product`.',
        consumes: ['multipart/form-data'],
        body: productForm(productChangesFor([])),
        response: changed,
      },
      // The handler reads and validates the parts, with the same schemas.
      validatorCompiler: () => () => true,
    },
    async (request) => {
      const upload = await readUpload(request, productChangesFor(await categoryNames(database.query)));
      if ('refusal' in upload) return upload.refusal;
      const { id, ifVersion, pictures, ...changes } = upload.product;
      const change = await updateProduct(
        database,
        id,
        ifVersion,
        {
          changes,
          pictures: { places: pictures, files: upload.pictures },
        },
        { actor: staffOf(request), now: clock() },
      );
      return answer(request, change, texts.saved);
    },
  );

  app.post(
    '/api/product/archive',
    {
      onRequest,
      config: { feature: 'products.edit', role: 'MANAGER' },
      schema: { ...schema, summary: 'Sell a product no longer, or again', body: archiveInput, response: changed },
    },
    async (request) => {
      const { id, archived, ifVersion } = request.body;
      const change = await archiveProduct(database, id, ifVersion, archived, {
        actor: staffOf(request),
        now: clock(),
      });
      return answer(request, change, archived ? texts.archived : texts.unarchived);
    },
  );

  app.post(
    '/api/product/bulk',
    {
      onRequest,
      config: { feature: 'products.bulk', role: 'MANAGER' },
      schema: {
        ...schema,
        summary: 'Change many products: all of them, or none',
        description: 'When one has another version than its `ifVersion`, all are refused with CHANGED_SINCE.',
        body: bulkInput,
        response: envelope({
          changes: z
            .array(bulkChangeDocument)
            .meta({ description: 'The products that change, in the order of the request.' }),
        }),
      },
    },
    async (request) => {
      const result = await changeProducts(database, request.body, { actor: staffOf(request), now: clock() });
      if ('refusal' in result) return result.refusal;
      return {
        success: true as const,
        message: texts.changedMany(result.changes.length),
        changes: result.changes.map(({ before, after }) => ({
          id: before.id,
          name: before.name,
          version: before.version,
          before: pricesOf(before),
          after: pricesOf(after),
        })),
      };
    },
  );

  app.post(
    '/api/product/arrange',
    {
      onRequest,
      config: { feature: 'products.edit', role: 'MANAGER' },
      schema: {
        ...schema,
        summary: 'Change the place of a product in the list, and whether it is a best seller',
        body: arrangeInput,
        response: changed,
      },
    },
    async (request) => {
      const { id, after, bestSeller } = request.body;
      const change = await arrangeProduct(
        database,
        id,
        { after, isBestSeller: bestSeller },
        { actor: staffOf(request), now: clock() },
      );
      return answer(request, change, texts.arranged);
    },
  );
}
