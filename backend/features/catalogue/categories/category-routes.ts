import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { createUploadQueue, maxPictureBytes, refuseHugeForm, refuseOtherTypes } from '../products/product-upload.ts';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { refused } from '#backend/refusal.ts';
import { readAddingHash } from '#backend/http/idempotency-key.ts';
import { notModified } from '#backend/http/not-modified.ts';
import { publicBase } from '#backend/http/origins.ts';
import { categoryDocument, toCategoryDocument } from './category-document.ts';
import { arrangeInput, categoryForm, removeInput } from './category-input.ts';
import {
  addCategory,
  arrangeCategories,
  changeCategory,
  countProducts,
  listCategories,
  maxOwnCategories,
  readCatalogueVersion,
  removeCategory,
  walkingOrder,
} from './category-repository.ts';
import { readCategoryUpload } from './category-upload.ts';
import * as texts from './texts.ts';

/** GET category/list, POST category/save, /remove and /arrange. Extensions of the REST contract. */
export async function registerCategoryRoutes(app: App, context: AppContext): Promise<void> {
  const { config, database, clock, images } = context;
  const onRequest = requireSeller(context);
  const byOf = (request: FastifyRequest) => ({ actor: staffOf(request), now: clock() });
  const schema = { tags: ['category'], security: [{ seller: [] }] };

  app.get(
    '/api/category/list',
    {
      config: { feature: 'categories.own' },
      schema: {
        tags: ['category'],
        summary: 'Every category, with or without products',
        description: 'The seven of the REST contract come first, then the seller’s own in their order.',
        response: envelope({
          categories: z.array(categoryDocument),
          walk: z.array(z.string()).meta({ description: 'All slugs, in the order in which orders are picked.' }),
        }),
      },
    },
    async (request, reply) => {
      // Read the version first: after a change in between, the list is newer than its version, never older.
      const version = await readCatalogueVersion(database.query);
      const base = publicBase(request, config);
      const etag = `"${version}-${createHash('sha256').update(base).digest('hex').slice(0, 12)}"`;
      reply.header('cache-control', 'public, no-cache').header('etag', etag);
      if (request.headers['if-none-match'] === etag) return notModified(reply);
      const counts = await countProducts(database.query);
      const categories = await listCategories(database.query);
      const walk = await walkingOrder(database.query);
      return {
        success: true as const,
        categories: categories.map((each) => toCategoryDocument(each, counts.get(each.name) ?? 0, base)),
        walk: walk.map(({ slug }) => slug),
      };
    },
  );

  app.post(
    '/api/category/remove',
    {
      onRequest,
      config: { feature: 'categories.own', role: 'MANAGER' },
      schema: {
        ...schema,
        summary: 'Remove an own category without products',
        body: removeInput,
        response: envelope({}),
      },
    },
    async (request) => {
      const count = await removeCategory(database, request.body.slug, byOf(request));
      if (count === null) return refused('REFUSED', texts.gone, 'slug');
      if (count > 0) return refused('REFUSED', texts.hasProducts(count), 'slug');
      return { success: true as const, message: texts.removed };
    },
  );

  app.post(
    '/api/category/arrange',
    {
      onRequest,
      config: { feature: 'categories.own', role: 'MANAGER' },
      schema: {
        ...schema,
        summary: 'Set the order of the own categories, or of all categories for picking',
        body: arrangeInput,
        response: envelope({}),
      },
    },
    async (request) => {
      if (!(await arrangeCategories(database, request.body, byOf(request))))
        return refused('CHANGED_SINCE', texts.changedSince);
      return { success: true as const, message: texts.arranged };
    },
  );

  await app.register(async (scope) => {
    const uploads = createUploadQueue();
    await scope.register(multipart, {
      limits: { fileSize: maxPictureBytes, files: 2, fields: 10, fieldSize: 10_000, parts: 12, headerPairs: 50 },
      throwFileSizeLimit: false,
    });
    scope.post(
      '/api/category/save',
      {
        onRequest: [onRequest, refuseOtherTypes, refuseHugeForm],
        config: { limit: 'uploads', feature: 'categories.own', role: 'MANAGER' },
        schema: {
          ...schema,
          summary: 'Add an own category, change its name and picture, or rename one of the seven',
          consumes: ['multipart/form-data'],
          body: categoryForm,
          response: envelope({}),
        },
        // The handler reads and validates the parts, with the same schemas.
        validatorCompiler: () => () => true,
      },
      async (request) => {
        const upload = await uploads(() => readCategoryUpload(request, images));
        if ('refusal' in upload) return upload.refusal;
        const { slug, name, removePicture } = upload.fields;
        const picture = upload.picture ?? (removePicture ? null : undefined);
        const contents = [name, picture?.hash];
        const hash = readAddingHash(request, staffOf(request).id, contents);
        const saved =
          slug === undefined
            ? await addCategory(database, { name, picture }, { ...byOf(request), hash })
            : await changeCategory(database, slug, { name, picture }, byOf(request));
        if (saved === 'UNKNOWN') return refused('REFUSED', texts.gone, 'slug');
        if (saved === 'HAS_DRAWING') return refused('INVALID', texts.hasDrawing, 'picture');
        if (saved === 'TAKEN') return refused('TAKEN', texts.taken, 'name');
        if (saved === 'TOO_MANY') return refused('TOO_MANY', texts.tooMany(maxOwnCategories));
        return { success: true as const, message: slug === undefined ? texts.added : texts.saved };
      },
    );
  });
}
