import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';
import { serviceWorker } from './worker/worker-plugin.ts';

/** Where the development server finds the gateway. Set by `npm run dev`. */
const gateway = process.env['DEV_GATEWAY_URL'] ?? 'http://127.0.0.1:4000';

const passedOn = ['/graphql', '/images', '/pay', '/stripe', '/webhooks', '/health'];

/** The router's package names its development build under every condition; the other one lies beside it. */
const routerBuild = (file: string) =>
  fileURLToPath(new URL(`../node_modules/react-router/dist/production/${file}`, import.meta.url));

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), serviceWorker()],
  resolve: {
    // rxjs keeps its modern build behind a condition that nobody sets by default.
    conditions: ['es2015', ...defaultClientConditions],
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: routerBuild('index.mjs') },
            { find: /^react-router\/dom$/, replacement: routerBuild('dom-export.mjs') },
          ]
        : [],
  },
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      output: {
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
  },
  server: {
    strictPort: true,
    proxy: Object.fromEntries(passedOn.map((path) => [path, { target: gateway, changeOrigin: false }])),
  },
}));
