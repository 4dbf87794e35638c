import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type BuildOptions } from 'vite';
import { shortClassNames } from './app/class-names.ts';
import { documentWords } from './app/document/document-plugin.ts';
import { pagesJson } from './app/pages-plugin.ts';
import { smallScripts } from './app/scripts-plugin.ts';
import { styleRules } from './app/styles-plugin.ts';
import { shopLanguage, webFolder } from '../scripts/setup/language.mjs';
import { oneLanguage } from '../scripts/setup/languages-plugin.mjs';
import { serviceWorker } from './worker/worker-plugin.ts';

/** The folder with the builds of the router. */
const routerBuilds = new URL('../node_modules/react-router/dist/', import.meta.url);

/** The gateway's address for the development server, set by `npm run dev`. */
const gateway = process.env['DEV_GATEWAY_URL'] ?? 'http://127.0.0.1:4000';

const passedOn = ['/graphql', '/schema.graphql', '/exports', '/images', '/pay', '/stripe', '/webhooks', '/health'];

/** The language of the texts. */
const language = shopLanguage();

const output = `../${webFolder(language)}`;

/** Constant texts stand where they are used: a page loads its own texts only, and no list of texts. */
const optimization = { inlineConst: { mode: 'all', pass: 3 } } as const;

const browserBuild: BuildOptions = {
  outDir: `${output}/web`,
  emptyOutDir: true,
  manifest: true,
  target: 'es2022',
  // Browsers that cannot preload modules load them when they are imported.
  modulePreload: { polyfill: false },
  rolldownOptions: {
    optimization,
    output: {
      // Chunks have short addresses without names, because the first load contains the addresses of all chunks.
      chunkFileNames: 'assets/[hash:7].js',
      assetFileNames: 'assets/[hash:7][extname]',
      codeSplitting: {
        // Two files for what every visit needs, because many small ones compress worse. The libraries change rarely
        // and stay cached over deploys.
        groups: [
          { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 2 },
          { name: 'app', tags: ['$initial'], priority: 1 },
        ],
      },
    },
  },
};

/**
 * Writes the sizes of text in rem, so that they follow the font size that a person has set in the browser. Styles give them in
 * pixels at the usual 16.
 */
const textSizesInRem = {
  postcssPlugin: 'text-sizes-in-rem',
  Declaration: {
    'font-size': (size: { value: string }) => {
      size.value = size.value.replace(/([\d.]+)px/g, (_size, px: string) => `${Number(px) / 16}rem`);
    },
  },
};

/** The renderer that the gateway loads. */
const serverBuild: BuildOptions = {
  outDir: `${output}/web-server`,
  emptyOutDir: true,
  copyPublicDir: false,
  target: 'node20',
  // One file, so that a running gateway never needs a chunk that a later build has renamed.
  rolldownOptions: { optimization, input: 'app/server/server-entry.tsx', output: { codeSplitting: false } },
};

export default defineConfig(({ command, isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    oneLanguage(language),
    react(),
    vanillaExtractPlugin(command === 'build' ? { identifiers: shortClassNames() } : undefined),
    documentWords(language),
    pagesJson(),
    smallScripts(),
    styleRules(),
    serviceWorker(language),
  ],
  resolve: {
    // The package names only its development build, which has warnings for developers. The production build lies beside it.
    alias: [
      { find: /^react-router$/, replacement: fileURLToPath(new URL('production/index.mjs', routerBuilds)) },
      // Apollo Client would load a printer for every visit, only to compare documents.
      {
        find: './graphql/print.js',
        replacement: fileURLToPath(new URL('shared/apollo/document-key.ts', import.meta.url)),
      },
      { find: /^react-router\/dom$/, replacement: fileURLToPath(new URL('production/dom-export.mjs', routerBuilds)) },
    ],
    // The condition for the modern build of rxjs, which Vite does not set by default.
    conditions: ['es2015', ...defaultClientConditions],
  },
  css: { postcss: { plugins: [textSizesInRem] } },
  build: isSsrBuild ? serverBuild : browserBuild,
  // Bundles the libraries into the renderer, in their production builds.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  server: {
    strictPort: true,
    proxy: Object.fromEntries(passedOn.map((path) => [path, { target: gateway, changeOrigin: false }])),
  },
}));
