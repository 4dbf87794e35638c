import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import files from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { GatewayConfig } from '../config.ts';
import type { StoreFeatures } from '../store/store-features.ts';
import type { PublicPages } from './public-pages.ts';
import { sendErrorPage } from './error-page.ts';
import { sendTemplate, sendPage } from './send-page.ts';
import { publicOriginOf } from '../guards/public-origin.ts';
import type { CountRequest } from '../guards/rate-limits.ts';
import type { ReadBuild } from './web-build.ts';
import * as texts from './texts.ts';

interface WebFilesOptions {
  /** The folder of the built web app. */
  folder: string;
  readBuild: ReadBuild;
  catalogue: Catalogue;
  features: StoreFeatures;
  pages: PublicPages;
  config: GatewayConfig;
  count: CountRequest;
}

/** File names in this folder contain a hash of their content. */
const hashedFolder = '/assets/';
const manifestPath = '/manifest.webmanifest';
/** The time for which a page waits for the catalogue to know whether its product exists. */
const catalogueWaitMs = 1500;

/** The built web app: its files, its rendered public pages, and `index.html` for all other pages. */
export async function webFiles(
  app: FastifyInstance,
  { folder, readBuild, catalogue, features, pages, config, count }: WebFilesOptions,
) {
  const root = resolve(folder);

  await app.register(files, {
    root,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    // The handlers below send these with the shop filled in; `pages.json` is for the gateway only.
    allowedPath: (path) => !['/', '/index.html', '/pages.json', manifestPath].includes(path),
    setHeaders: (reply, path) => {
      void reply.header('cache-control', cacheControlFor(path.slice(root.length)));
    },
  });

  // Paths that lead out of the folder, such as `/a/../../b`, are not found.
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.code === 'FST_STATIC_FORBIDDEN_PATH') return reply.callNotFound();
    const isFault = (error.statusCode ?? 500) >= 500;
    if (!isFault || !wantsPage(request)) return reply.send(error);
    request.log.error({ err: error }, 'a page failed');
    return sendErrorPage(request, reply, config.language);
  });

  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.split('?', 1)[0] === manifestPath) return await sendManifest(reply);
    if (!wantsPage(request)) return await sendNotFound(reply);
    const build = await readBuild();
    if (build === undefined) {
      const variable = config.language === 'en' ? '' : `LANGUAGE=${config.language} `;
      const sentence = `The web app is not built yet. Run: ${variable}npm run build\n`;
      return await reply.code(503).type('text/plain').send(sentence);
    }
    const snapshot = await Promise.race([
      catalogue.current().catch(() => undefined),
      pause(catalogueWaitMs, undefined),
    ]);
    // Read again: the catalogue tells the pages whether products state allergens.
    const template = (await readBuild()) ?? build;
    const {
      status,
      isIndexed,
      rendered: page,
    } = template.pages.find(request.url, { snapshot, shopPages: features.pages, lacks });
    if (!isIndexed) void reply.header('x-robots-tag', 'noindex');
    void reply.code(status);
    const found =
      page &&
      (await pages.find({
        page,
        origin: publicOriginOf(request, config),
        template,
        snapshot,
        admit: () => count(request, 'renderings'),
      }));
    if (found && 'cached' in found) return await sendPage(request, reply, found.cached);
    return await sendTemplate(reply, template.html, found?.missing);
  });

  /** Whether the store lacks a feature; one that has not answered yet lacks none, so that every page counts as existing. */
  function lacks(feature: string): boolean {
    return features.hasAnswered && !features.names.some((name) => name === feature);
  }

  async function sendManifest(reply: FastifyReply) {
    const build = await readBuild();
    if (!build) return await sendNotFound(reply);
    void reply.header('cache-control', 'public, max-age=3600');
    return await reply.type('application/manifest+json; charset=utf-8').send(build.manifest);
  }
}

/** @param path of a file, from the web app's folder on, with a leading slash */
function cacheControlFor(path: string): string {
  if (path.startsWith(hashedFolder)) return 'public, max-age=31536000, immutable';
  // Browsers notice a new build by the changed content of the service worker.
  return path.startsWith('/sw.js') ? 'no-cache' : 'public, max-age=3600';
}

/** Whether a browser opens a page. A missing picture or script must not get one. */
function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const accept = headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.\w+$/.test(url.split('?', 1)[0] ?? '');
}

function sendNotFound(reply: FastifyReply) {
  return reply
    .code(404)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${texts.notFound}\n`);
}
