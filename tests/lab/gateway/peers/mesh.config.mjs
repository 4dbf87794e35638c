import { defineConfig } from '@graphql-mesh/compose-cli';
import { loadOpenAPISubgraph } from '@omnigraph/openapi';

/** Hive Gateway's schema over the store's OpenAPI description, as Hive's documentation shows it. */
export const composeConfig = defineConfig({
  subgraphs: [
    {
      sourceHandler: loadOpenAPISubgraph('store', {
        source: './openapi.json',
        endpoint: process.env.STORE,
        operationHeaders: { cookie: '{context.headers.cookie}' },
      }),
    },
  ],
});
