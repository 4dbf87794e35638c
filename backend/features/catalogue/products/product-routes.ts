import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { App } from '#backend/http/app.ts';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import { readAddingHash } from '#backend/http/idempotency-key.ts';
import { notModified } from '#backend/http/not-modified.ts';
import { publicBase } from '#backend/http/origins.ts';
import { countRequest } from '#backend/http/rate-limits.ts';
import { envelope } from '#backend/http/envelope.ts';
import { refused } from '#backend/refusal.ts';
import type { AppContext } from '#backend/app-context.ts';
import { categoryNames } from '#backend/features/catalogue/categories/category-repository.ts';
import { labelsDocument, ownCategoryDocument } from '#backend/features/catalogue/categories/category-document.ts';
import { listedProductDocument } from './product-document.ts';
import { classicProductDataFor, productDataFor, productForm, stockInput } from './product-input.ts';
import { addProduct } from './product-editing.ts';
import { setStock } from '../stock/stock-switch.ts';
import {
  createUploadQueue,
  maxPictureBytes,
  readProductUpload,
  refuseHugeForm,
  refuseOtherTypes,
  type ReadUpload,
} from './product-upload.ts';
import * as texts from './texts.ts';

const tags = ['product'];
/** Names the fields of the list: when products get other ones, an unchanged catalogue gets another ETag. */
const formVersion = createHash('sha256')
  .update(JSON.stringify(z.toJSONSchema(listedProductDocument, { unrepresentable: 'any' })))
  .digest('base64url')
  .slice(0, 8);

function sendJson(reply: FastifyReply, bytes: Buffer): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(bytes);
}

/**
 * GET product/list, POST product/stock, POST product/add.
 *
 * @param registerEditRoutes registers the other calls that read pictures: all of them wait in one queue
 */
export async function registerProductRoutes(
  app: App,
  context: AppContext,
  registerEditRoutes: (scope: App, context: AppContext, readUpload: ReadUpload) => void,
): Promise<void> {
  const { config, database, clock, catalogue, images } = context;
  const form = `${formVersion} ${config.isClassic ? 'classic' : 'full'}`;

  app.get(
    '/api/product/list',
    {
      // The route counts its requests itself: a gateway revalidates the list twice a second, and a 304 costs next to
      // nothing.
      config: { limit: 'own' },
      schema: {
        tags,
        summary: 'Every product that is sold, in stock or not',
        response: envelope({
          products: z.array(listedProductDocument),
          categories: z.array(ownCategoryDocument).meta({ description: 'The seller’s own ones, in their order.' }),
          categoryLabels: labelsDocument,
        }),
      },
    },
    async (request, reply) => {
      const list = await catalogue.read();
      const base = publicBase(request, config);
      const etag = `"${list.version}-${createHash('sha256').update(`${base} ${form}`).digest('hex').slice(0, 12)}"`;
      reply.header('cache-control', 'public, no-cache').header('etag', etag);
      if (request.headers['if-none-match'] === etag) return notModified(reply);
      await countRequest(context.rateLimiter, request, 'reads');
      return sendJson(reply, catalogue.responseBody(list, base));
    },
  );

  app.post(
    '/api/product/stock',
    {
      onRequest: requireSeller(context),
      config: { role: 'MANAGER' },
      schema: {
        tags,
        security: [{ seller: [] }],
        summary: 'Say whether a product can be bought',
        body: stockInput,
        response: envelope({}),
      },
    },
    async (request) => {
      const { id, inStock } = request.body;
      const outcome = await setStock(database, id, inStock, { actor: staffOf(request), now: clock() });
      if (outcome === 'unknown') return refused('UNKNOWN_PRODUCT', texts.unknownProduct, 'id');
      if (outcome !== 'set') {
        if ('refusal' in outcome) return outcome.refusal;
        const text =
          'lessOnHand' in outcome ? texts.lessOnHand(outcome.lessOnHand) : texts.noneOnHand(outcome.noneOnHand);
        return refused('SOLD_OUT', text, 'inStock');
      }
      return { success: true as const, message: inStock ? texts.inStock : texts.outOfStock };
    },
  );

  await app.register(async (scope) => {
    const uploads = createUploadQueue();
    const dataFor: (names: string[]) => z.ZodType<z.infer<ReturnType<typeof productDataFor>>> = config.isClassic
      ? classicProductDataFor
      : productDataFor;
    const readUpload: ReadUpload = (request, schema) => uploads(() => readProductUpload(request, images, schema));
    await scope.register(multipart, {
      // More files than allowed are parsed, so that the refusal can say how many are allowed.
      limits: { fileSize: maxPictureBytes, files: 8, fields: 10, fieldSize: 100_000, parts: 18, headerPairs: 50 },
      throwFileSizeLimit: false,
    });
    scope.post(
      '/api/product/add',
      {
        onRequest: [requireSeller(context), refuseOtherTypes, refuseHugeForm],
        config: { limit: 'uploads', role: 'MANAGER' },
        schema: {
          tags,
          security: [{ seller: [] }],
          summary: 'Add a product with up to four pictures',
          consumes: ['multipart/form-data'],
          body: productForm(dataFor([])),
          response: envelope({}),
        },
        // The handler reads and validates the parts, with the same schemas.
        validatorCompiler: () => () => true,
      },
      async (request) => {
        const upload = await readUpload(request, dataFor(await categoryNames(database.query)));
        if ('refusal' in upload) return upload.refusal;
        const { pictures, ...product } = upload.product;
        const contents = [upload.product, upload.pictures.map((picture) => picture.hash)];
        const hash = readAddingHash(request, staffOf(request).id, contents);
        const added = await addProduct(
          database,
          product,
          { places: pictures, files: upload.pictures },
          { actor: staffOf(request), now: clock(), hash },
        );
        if ('refusal' in added) return added.refusal;
        return { success: true as const, message: added.isHeld ? texts.addedUnchecked : texts.added };
      },
    );
    registerEditRoutes(scope, context, readUpload);
  });
}
