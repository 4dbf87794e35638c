import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { styleNames } from '../../support/web/style-names.ts';

/** The tests of one group. Stryker's runner knows no projects, so this says what tests/vitest.config.ts says of them. */
const include = (process.env['MUTATION_TESTS'] ?? '').split(' ');
const isWeb = include.every((file) => file.includes('/web/'));

export default defineConfig({
  ...(isWeb
    ? { plugins: [react(), styleNames] }
    : { resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] } }),
  test: {
    include,
    environment: isWeb ? 'jsdom' : 'node',
    setupFiles: isWeb ? ['tests/support/web/web-setup.ts'] : [],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
  },
});
