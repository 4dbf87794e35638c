import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { oneLanguage } from '../../scripts/setup/languages-plugin.mjs';

/** The files of web/public that every shopper's page loads, and the pictures of empty states and errors. */
const publicFiles = [
  '/first-paint.js',
  '/before-start.js',
  '/favicon.svg',
  '/manifest.webmanifest',
  '/art/empty-basket.webp',
  '/art/no-orders.webp',
  '/art/not-found.webp',
];

/** Modules that only the seller's browser loads. They are not cached for shoppers, but on demand for the pick list. */
const sellerModules = /\/features\/seller\/|apollo-upload-client/;

/**
 * A Vite plugin: builds the service worker as /sw.js, with the list of the app's files in it. It is a separate build,
 * because the worker must be one file that shares no chunk with the app.
 */
export function serviceWorker(language: string): Plugin {
  return {
    name: 'greengate-service-worker',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    async writeBundle({ dir = '' }, bundle) {
      const outputs = Object.values(bundle);
      const chunks = outputs.filter((output) => output.type === 'chunk');
      const sellers = chunks.filter((chunk) => chunk.moduleIds.some((id) => sellerModules.test(id)));
      const leftOut = new Set(sellers.flatMap((chunk) => [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])]));
      const built = outputs.map(({ fileName }) => fileName).filter((name) => /^assets\/.+\.(js|css|woff2)$/.test(name));
      const pathsOf = (names: string[]) => names.map((name) => `/${name}`).sort();
      const files = [...pathsOf(built.filter((name) => !leftOut.has(name))), ...publicFiles];
      const sellerFiles = pathsOf(built.filter((name) => leftOut.has(name)));
      const entry = chunks.find((chunk) => chunk.isEntry)?.fileName;
      if (!entry) throw new Error('The build has no entry chunk, by which the service worker recognizes its pages.');

      const hash = createHash('sha256').update([...files, ...sellerFiles].join('\n'));
      for (const file of ['/index.html', ...publicFiles]) hash.update(readFileSync(join(dir, file)));
      const constants = { version: hash.digest('hex').slice(0, 12), entry: `/${entry}`, files, sellerFiles };
      await build({
        configFile: false,
        root: join(import.meta.dirname, '..'),
        publicDir: false,
        logLevel: 'warn',
        plugins: [oneLanguage(language)],
        define: Object.fromEntries(
          Object.entries(constants).map(([name, value]) => [`__BUILD__.${name}`, JSON.stringify(value)]),
        ),
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: 'es2022',
          modulePreload: false,
          rolldownOptions: {
            input: join(import.meta.dirname, 'service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      });
    },
  };
}
