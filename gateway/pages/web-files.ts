import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import files from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { GatewayConfig } from '../config.ts';
import { escapeHtml } from '../escape-html.ts';
import type { PageTemplate, PublicPages } from './public-pages.ts';
import { sendFrame, sendPage } from './send-page.ts';
import { publicOriginOf } from '../guards/public-origin.ts';
import type { CountRequest } from '../guards/rate-limits.ts';
import { readPageTable, type FindPage } from './page-table.ts';

interface WebFilesOptions {
  /** Where the built web app is. */
  folder: string;
  catalogue: Catalogue;
  pages: PublicPages;
  config: GatewayConfig;
  count: CountRequest;
}

const hashedFiles = '/assets/';
/** Milliseconds a page waits for the catalogue to tell whether its product exists. */
const patience = 1500;

/** The built web app: its files, its pages that everyone sees alike, and its one empty page for all other addresses. */
export async function webFiles(app: FastifyInstance, { folder, catalogue, pages, config, count }: WebFilesOptions) {
  const root = resolve(folder);
  const readTemplate = templateReader(root, config.currency);

  await app.register(files, {
    root,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    // The page has its own way out, with the currency put in.
    allowedPath: (path) => !['/', '/index.html', '/pages.json'].includes(path),
    setHeaders: (reply, path) => {
      void reply.header('cache-control', cachingOf(path.slice(root.length)));
    },
  });

  // Addresses that step out of the folder, such as `/a/../../b`: there is nothing for a visitor either.
  app.setErrorHandler((error: FastifyError, _request, reply) =>
    error.code === 'FST_STATIC_FORBIDDEN_PATH' ? reply.callNotFound() : reply.send(error),
  );

  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) return await sendNotFound(reply);
    const template = await readTemplate();
    if (template === undefined) {
      return await reply.code(503).type('text/plain').send('The web app is not built yet. Run: npm run build\n');
    }
    const known = await Promise.race([catalogue.current().catch(() => undefined), pause(patience, undefined)]);
    const { status, isIndexed, rendered: page } = template.findPage(request.url, known);
    if (!isIndexed) void reply.header('x-robots-tag', 'noindex');
    void reply.code(status);
    const found =
      page &&
      (await pages.find({
        page,
        origin: publicOriginOf(request, config),
        template,
        snapshot: known,
        admit: () => count(request, 'renderings'),
      }));
    if (found && 'kept' in found) return await sendPage(request, reply, found.kept);
    return await sendFrame(reply, template.html, found?.missing);
  });
}

/** @param path of a file within the web app, from its first slash on */
function cachingOf(path: string): string {
  if (path.startsWith(hashedFiles)) return 'public, max-age=31536000, immutable';
  // Browsers learn of a new build by the worker's content.
  return path.startsWith('/sw.js') ? 'no-cache' : 'public, max-age=3600';
}

/** The built app: its page before anything is rendered into it, and its page table. */
interface BuiltApp extends PageTemplate {
  findPage: FindPage;
}

/** Reads the build again only when its page has changed. Undefined while there is no build. */
function templateReader(root: string, currency: string) {
  const page = join(root, 'index.html');
  let known: BuiltApp | undefined;
  return async (): Promise<BuiltApp | undefined> => {
    const changedAt = await stat(page).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (changedAt === undefined) return undefined;
    if (known?.changedAt !== changedAt) {
      const [html, table] = await Promise.all([readFile(page, 'utf8'), readFile(join(root, 'pages.json'), 'utf8')]);
      const findPage = readPageTable(table);
      known = { html: html.replaceAll('__CURRENCY__', () => escapeHtml(currency)), changedAt, findPage };
    }
    return known;
  };
}

/** A person's browser asks for HTML; a missing picture or script must not get a page. */
function wantsPage({ method, headers, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const accept = headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.\w+$/.test(url.split('?', 1)[0] ?? '');
}

function sendNotFound(reply: FastifyReply) {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('Not found.\n');
}
