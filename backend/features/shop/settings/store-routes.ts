import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import { hasRole, ownerSettings } from '#backend/features/people/staff/staff-roles.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { refused } from '#backend/refusal.ts';
import { featureNames } from '#backend/http/extensions.ts';
import { notModified } from '#backend/http/not-modified.ts';
import { publicBase } from '#backend/http/origins.ts';
import type { DeliveryPlan } from '#backend/features/orders/delivery/delivery-plan.ts';
import { createUploadQueue, maxPictureBytes } from '#backend/features/catalogue/products/product-upload.ts';
import { defaultSettings } from './default-settings.ts';
import { settingsDocument, storePage, toPages, toSettingsDocument } from './settings-document.ts';
import { storeForm } from './settings-input.ts';
import { readSettings, saveSettings } from './settings-repository.ts';
import { maxTextBytes, readStoreUpload, refuseHugeForm, refuseOtherTypes } from './store-upload.ts';
import * as texts from './texts.ts';

/** The version of the REST contract: its seventeen calls. */
const contract = 1;
/** Version of every feature. A feature that changes its meaning gets a higher number. */
const featureVersion = 1;

const tags = ['store'];

/** Clients may keep the answer for a minute, and revalidate it. */
function sendRevalidated<Body extends object>(request: FastifyRequest, reply: FastifyReply, body: Body) {
  const etag = `"${createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 16)}"`;
  reply.header('cache-control', 'public, max-age=60').header('etag', etag);
  return request.headers['if-none-match'] === etag ? notModified(reply) : body;
}

/**
 * GET store: what this store can do beyond the REST contract; GET store/pages, POST store/update. All three are
 * extensions of the contract.
 */
export async function registerStoreRoutes(
  app: App,
  context: AppContext,
  readPlan: (source: AppContext['database']['query']) => Promise<DeliveryPlan>,
): Promise<void> {
  const { config, database, clock, payments, images } = context;
  const defaults = defaultSettings(config);
  const isAbsent: Partial<Record<(typeof featureNames)[number], boolean>> = {
    'orders.online': payments.provider === null,
    'products.lookup': config.foodFactsUrl === null,
    mail: context.mail === null,
    'accounts.confirm': context.mail === null,
    'accounts.reset': context.mail === null,
  };
  const names = featureNames.filter((name) => isAbsent[name] !== true);
  const features = Object.fromEntries(names.map((name) => [name, featureVersion]));

  const readDocuments = async (request: FastifyRequest) => {
    const [saved, plan] = await Promise.all([readSettings(database.query, defaults), readPlan(database.query)]);
    const base = publicBase(request, config);
    return { settings: toSettingsDocument(saved, plan, config, { base, now: clock() }), pages: toPages(saved, base) };
  };

  app.get(
    '/api/store',
    {
      schema: {
        tags,
        summary: 'The features and settings of this store',
        description:
          'Each feature has a name and a version. A feature that is not listed is absent: the store then has the calls of the REST contract only.',
        response: envelope({
          contract: z.int(),
          features: z.record(z.string(), z.int()).meta({ description: 'Version by name.' }),
          settings: settingsDocument,
        }),
      },
    },
    async (request, reply) => {
      const { settings } = await readDocuments(request);
      return sendRevalidated(request, reply, { success: true as const, contract, features, settings });
    },
  );

  app.get(
    '/api/store/pages',
    {
      config: { feature: 'store.settings' },
      schema: {
        tags,
        summary: "The shop's own pages, such as its terms, with their texts",
        description: 'All of them: a page without a text is not shown to shoppers.',
        response: envelope({ version: z.int(), pages: z.array(storePage) }),
      },
    },
    async (request, reply) => {
      const saved = await readSettings(database.query, defaults);
      const pages = toPages(saved, publicBase(request, config));
      return sendRevalidated(request, reply, { success: true as const, version: saved.version, pages });
    },
  );

  await app.register(async (scope) => {
    const uploads = createUploadQueue();
    await scope.register(multipart, {
      limits: { fileSize: maxPictureBytes, files: 3, fields: 2, fieldSize: maxTextBytes, parts: 5, headerPairs: 50 },
      throwFileSizeLimit: false,
    });
    scope.post(
      '/api/store/update',
      {
        onRequest: [requireSeller(context), refuseOtherTypes, refuseHugeForm],
        config: { limit: 'uploads', feature: 'store.settings', role: 'MANAGER' },
        schema: {
          tags,
          security: [{ seller: [] }],
          summary: 'Change the settings of the shop, its logo and its pages',
          description:
            'With `ifVersion`: refused with CHANGED_SINCE when the settings have another version; the response then has the newer settings and pages.',
          consumes: ['multipart/form-data'],
          body: storeForm,
          response: envelope({ settings: settingsDocument, pages: z.array(storePage) }),
        },
        // The handler reads and validates the parts, with the same schemas.
        validatorCompiler: () => () => true,
      },
      async (request) => {
        const upload = await uploads(() => readStoreUpload(request, images));
        if ('refusal' in upload) return upload.refusal;
        const { ifVersion, removeLogo, removeGuaranteePicture, removeBannerPicture, ...settings } = upload.data;
        const actor = staffOf(request);
        const { pictures } = upload;
        const removed = (isRemoved: boolean | undefined) => (isRemoved === true ? null : undefined);
        const outcome = await saveSettings(
          database,
          defaults,
          {
            settings,
            pictures: {
              logo: pictures.logo ?? removed(removeLogo),
              guaranteePicture: pictures.guaranteePicture ?? removed(removeGuaranteePicture),
              bannerPicture: pictures.bannerPicture ?? removed(removeBannerPicture),
            },
            ifVersion,
            actor,
            fixed: hasRole(actor.role, 'OWNER') ? [] : ownerSettings,
          },
          clock(),
        );
        if (typeof outcome === 'object') return refused('FORBIDDEN', texts.ownersOnly, outcome.fixed);
        if (outcome === 'currency-in-use') return refused('INVALID', texts.currencyInUse, 'currency');
        const newest = await readDocuments(request);
        if (outcome === 'changed-since') return { ...refused('CHANGED_SINCE', texts.changedSince), ...newest };
        return { success: true as const, message: texts.saved, ...newest };
      },
    );
  });
}
