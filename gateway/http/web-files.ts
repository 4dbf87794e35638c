import { readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import files from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { escapeHtml } from './html.ts';
import { statusOfPage } from './web-routes.ts';

interface WebFilesOptions {
  /** Where the built web app is. */
  folder: string;
  catalogue: Catalogue;
  currency: string;
}

const HASHED_FILES = '/assets/';
/** Milliseconds a page waits for the catalogue to tell whether its product exists. */
const PATIENCE = 1500;

/** The built web app: its files, and its one page for every address a person may open. */
export async function webFiles(app: FastifyInstance, { folder, catalogue, currency }: WebFilesOptions) {
  const root = resolve(folder);
  const readPage = pageReader(join(root, 'index.html'), currency);

  await app.register(files, {
    root,
    index: false,
    dotfiles: 'ignore',
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    // The page has its own way out, with the currency put in.
    allowedPath: (path) => path !== '/' && path !== '/index.html',
    setHeaders: (reply, path) => {
      void reply.header('cache-control', cachingOf(path.slice(root.length)));
    },
  });

  app.setNotFoundHandler(async (request, reply) => {
    if (!wantsPage(request)) return await sendNotFound(reply);
    const path = request.url.split('?', 1)[0] ?? '/';
    const page = await readPage();
    if (page === undefined) {
      return await reply.code(503).type('text/plain').send('The web app is not built yet. Run: npm run build\n');
    }
    const known = await Promise.race([catalogue.current().catch(() => undefined), pause(PATIENCE, undefined)]);
    return await reply
      .code(statusOfPage(path, known))
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page);
  });
}

/** @param path of a file within the web app, from its first slash on */
function cachingOf(path: string): string {
  if (path.startsWith(HASHED_FILES)) return 'public, max-age=31536000, immutable';
  // Browsers learn of a new build by the worker's content.
  return path.startsWith('/sw.js') ? 'no-cache' : 'public, max-age=3600';
}

/** Reads the page again only when the file has changed. */
function pageReader(path: string, currency: string) {
  let known: { page: string; changedAt: number } | undefined;
  return async (): Promise<string | undefined> => {
    const changedAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    if (changedAt === undefined) return undefined;
    if (known?.changedAt !== changedAt) {
      const html = await readFile(path, 'utf8');
      known = { page: html.replaceAll('__CURRENCY__', () => escapeHtml(currency)), changedAt };
    }
    return known.page;
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
