import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';
import { describeOperations } from './operation-text.ts';

/**
 * A codegen plugin: per operation its document, compiled, with the hash that the gateway knows its text by, and a
 * `useXQuery` or `useXMutation` on top of it. The hash travels in the document, so that a page's chunk carries those of
 * its own operations only. The ecosystem's own hook plugin does not compile against Apollo Client 4.
 */
export const plugin: CodegenPlugin['plugin'] = (_schema, files) => {
  const operations = describeOperations(files);
  const used = new Set(operations.map(({ operation }) => hookOf(operation)));
  return {
    prepend:
      operations.length > 0
        ? [
            `import { ${[...used].sort().join(', ')} } from '@apollo/client/react';`,
            `import type { TypedDocumentNode as DocumentNode } from '@apollo/client';`,
          ]
        : [],
    content: operations
      .flatMap(({ operation, name, document, id }) => [
        emitDocument({ operation, name, document, id }),
        emitHook(operation, name),
      ])
      .join('\n'),
  };
};

function hookOf({ operation }: OperationDefinitionNode) {
  return operation === OperationTypeNode.MUTATION ? 'useMutation' : 'useQuery';
}

const typeOf = ({ operation }: OperationDefinitionNode) =>
  operation === OperationTypeNode.MUTATION ? 'Mutation' : 'Query';

function emitDocument({ operation, name, document, id }: Omit<ReturnType<typeof describeOperations>[number], 'body'>) {
  // Where a name stood in its file, and lists of nothing, mean nothing to a client.
  const compiled = JSON.stringify({ ...document, __meta__: { hash: id } }, (key, value: unknown) =>
    key === 'loc' || (Array.isArray(value) && value.length === 0) ? undefined : value,
  );
  const type = `${name}${typeOf(operation)}`;
  return `export const ${name}Document = ${compiled} as unknown as DocumentNode<${type}, ${type}Variables>;`;
}

function emitHook(operation: OperationDefinitionNode, op: string) {
  if (operation.operation === OperationTypeNode.MUTATION) {
    return `export const use${op}Mutation = (options?: useMutation.Options<${op}Mutation, ${op}MutationVariables>) => useMutation(${op}Document, options);`;
  }
  const options = `useQuery.Options<${op}Query, ${op}QueryVariables>`;
  const needsVariables = operation.variableDefinitions?.some(
    (v) => v.type.kind === Kind.NON_NULL_TYPE && !v.defaultValue,
  );
  const parameter = needsVariables
    ? `options: ${options} & ({ variables: ${op}QueryVariables } | { skip: true })`
    : `options?: ${options}`;
  return `export const use${op}Query = (${parameter}) => useQuery(${op}Document, options);`;
}
