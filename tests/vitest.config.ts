import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = new URL('..', import.meta.url).pathname;

/** A project on Node. */
const onNode = (name: string, include: string, rest: object = {}) => ({
  root,
  // Node takes this build of it. Vite would take another, and a schema made by one is none to the other.
  resolve: { alias: [{ find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` }] },
  test: { name, include: [include], environment: 'node', testTimeout: 20_000, hookTimeout: 60_000, ...rest },
});

export default defineConfig({
  root,
  test: {
    projects: [
      onNode('unit', 'tests/unit/**/*.test.ts'),
      onNode('gateway', 'tests/gateway/**/*.test.ts'),
      onNode('backend', 'tests/backend/**/*.test.ts'),
      // The same files again, on a throwaway PostgreSQL that the global setup starts.
      onNode('postgres', 'tests/backend/**/*.test.ts', { globalSetup: ['tests/support/postgres-cluster.ts'] }),
      onNode('contract', 'tests/contract/**/*.test.ts'),
      onNode('e2e', 'tests/e2e/**/*.test.ts', {
        testTimeout: 90_000,
        hookTimeout: 180_000,
        fileParallelism: false,
        globalSetup: ['tests/support/shared-shop.ts'],
        // After all others: a browser and a whole shop want both cores.
        sequence: { groupOrder: 1 },
      }),
      // The same walks again, with the gateway in front of a store that drifts.
      onNode('e2e-drifting', 'tests/e2e/{browsing,cart-sums,failures,selling,shell,shopping}.test.ts', {
        testTimeout: 90_000,
        hookTimeout: 180_000,
        fileParallelism: false,
        globalSetup: ['tests/support/drifting-shop.ts'],
        sequence: { groupOrder: 2 },
      }),
      {
        root,
        plugins: [react(), vanillaExtractPlugin()],
        test: {
          name: 'web',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['tests/support/web/web-setup.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
});
