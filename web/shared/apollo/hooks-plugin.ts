import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import { Kind, OperationTypeNode, type OperationDefinitionNode } from 'graphql';

/**
 * A codegen plugin: one `useXQuery` or `useXMutation` per operation, on top of the typed documents. The ecosystem's
 * own hook plugin does not compile against Apollo Client 4.
 */
export const plugin: CodegenPlugin['plugin'] = (_schema, documents) => {
  const operations = documents
    .flatMap((file) => file.document?.definitions ?? [])
    .filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const used = new Set(operations.map(({ operation }) => hookOf(operation)));
  return {
    prepend: used.size > 0 ? [`import { ${[...used].sort().join(', ')} } from '@apollo/client/react';`] : [],
    content: operations.map(emitHook).join('\n'),
  };
};

function hookOf(operation: OperationTypeNode) {
  return operation === OperationTypeNode.MUTATION ? 'useMutation' : 'useQuery';
}

function emitHook({ name, operation, variableDefinitions = [] }: OperationDefinitionNode) {
  if (!name) throw new Error('Every operation needs a name: its hook is called after it.');
  const op = name.value;
  if (operation === OperationTypeNode.MUTATION) {
    return `export const use${op}Mutation = (options?: useMutation.Options<${op}Mutation, ${op}MutationVariables>) => useMutation(${op}Document, options);`;
  }
  const options = `useQuery.Options<${op}Query, ${op}QueryVariables>`;
  const needsVariables = variableDefinitions.some((v) => v.type.kind === Kind.NON_NULL_TYPE && !v.defaultValue);
  const parameter = needsVariables
    ? `options: ${options} & ({ variables: ${op}QueryVariables } | { skip: true })`
    : `options?: ${options}`;
  return `export const use${op}Query = (${parameter}) => useQuery(${op}Document, options);`;
}
