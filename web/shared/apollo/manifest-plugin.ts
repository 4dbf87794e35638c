import { createHash } from 'node:crypto';
import { InMemoryCache } from '@apollo/client';
import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import {
  Kind,
  print,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql';

/**
 * A codegen plugin: every operation of the web app with the SHA-256 of its text, as the client sends it. With
 * `format: 'manifest'` in Apollo's manifest format, for the gateway; with `format: 'hashes'` the hashes by name, for the
 * client.
 */
export const plugin: CodegenPlugin<{ format: 'manifest' | 'hashes' }>['plugin'] = (_schema, files, { format }) => {
  const definitions = files.flatMap(({ document }) => document?.definitions ?? []);
  const fragments = new Map(
    definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION).map((node) => [node.name.value, node]),
  );
  const operations = definitions
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => describe(operation, fragments))
    .sort((a, b) => a.name.localeCompare(b.name));
  if (format === 'manifest') {
    return `${JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations }, null, 2)}\n`;
  }
  const lines = operations.map(({ name, id }) => `  ${name}: '${id}',`);
  return `/** The SHA-256 of every operation's text, by the operation's name. */
export const persistedOperations: Readonly<Record<string, string>> = {\n${lines.join('\n')}\n};\n`;
};

function describe(operation: OperationDefinitionNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [operation, ...fragmentsIn(operation, fragments)],
  };
  // The cache adds __typename to everything it reads: the text must be the one that is sent.
  const body = print(new InMemoryCache().transformDocument(document));
  const id = createHash('sha256').update(body).digest('hex');
  return { id, name: operation.name?.value ?? '', type: operation.operation, body };
}

/** The fragments an operation spreads, in the order in which the typed documents list them. */
function fragmentsIn(operation: OperationDefinitionNode, fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const found = new Set<FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || found.has(fragment)) return;
        found.add(fragment);
        collect(fragment);
      },
    });
  collect(operation);
  return found;
}
