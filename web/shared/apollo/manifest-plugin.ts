import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { describeOperations } from './operation-text.ts';

/**
 * A codegen plugin: every operation of the web app with the SHA-256 of its text, in Apollo's manifest format, for the
 * gateway.
 */
export const plugin: CodegenPlugin['plugin'] = (_schema, files) => {
  const operations = describeOperations(files)
    .map(({ id, name, operation, body }) => ({ id, name, type: operation.operation, body }))
    .sort((a, b) => a.name.localeCompare(b.name));
  return `${JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations }, null, 2)}\n`;
};
