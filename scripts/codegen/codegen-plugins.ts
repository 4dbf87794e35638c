import type { CodegenPlugin } from '@graphql-codegen/plugin-helpers';
import {
  Kind,
  OperationTypeNode,
  isObjectType,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type NamedTypeNode,
  type OperationDefinitionNode,
} from 'graphql';
import { compactFragment, compactOperation } from './compact-text.ts';
import { describeOperations, type OperationText } from './operation-text.ts';

/**
 * Writes for each operation its compact document with the hash that the gateway knows it by, and a `useXQuery` or
 * `useXMutation` hook. The hash is part of the document, so a page's chunk carries those of its own operations only.
 * Each file also exports the inputs and enums, so that a page imports from one file. GraphQL Code Generator's own hook
 * plugin does not compile against Apollo Client 4.
 */
export const hooksPlugin: CodegenPlugin = {
  plugin: (schema, files) => {
    for (const { document } of files) if (document) refuseInterfaces(schema, document);
    const operations = describeOperations(files);
    const fragments = fragmentCode(operations);
    const hooks = new Set(operations.map(({ operation }) => hookOf(operation)));
    return {
      prepend:
        operations.length > 0
          ? [
              `import { ${[...hooks].sort().join(', ')} } from '@apollo/client/react';`,
              `import { expandDocument${fragments.length > 0 ? ', type CompactFragment' : ''} } from '../shared/apollo/compact-document.ts';`,
            ]
          : [],
      content: [
        `export type * from './inputs-and-enums.ts';`,
        ...fragments,
        ...operations.flatMap((each) => [documentCode(each), hookCode(each)]),
      ].join('\n'),
    };
  },
};

/** All operations of the web app with the SHA-256 of their text, in Apollo's manifest format, for the gateway. */
export const manifestPlugin: CodegenPlugin = {
  plugin: (_schema, files) => {
    const operations = describeOperations(files)
      .map(({ id, name, operation, body }) => ({ id, name, type: operation.operation, body }))
      .sort((a, b) => a.name.localeCompare(b.name));
    return `${JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations }, null, 2)}\n`;
  },
};

/** The cache of the web app does not know which types an interface has, which saves their names in the first load. */
function refuseInterfaces(schema: GraphQLSchema, document: DocumentNode) {
  const check = ({ typeCondition }: { readonly typeCondition?: NamedTypeNode | undefined }) => {
    const type = typeCondition?.name.value;
    if (type === undefined || isObjectType(schema.getType(type))) return;
    throw new Error(
      `A fragment on ${type}: the web app needs fragments on object types, because its cache knows no interfaces.`,
    );
  };
  visit(document, { FragmentDefinition: check, InlineFragment: check });
}

const isMutation = ({ operation }: OperationDefinitionNode) => operation === OperationTypeNode.MUTATION;
const hookOf = (operation: OperationDefinitionNode) => (isMutation(operation) ? 'useMutation' : 'useQuery');

function documentCode({ operation, name, document, id }: OperationText) {
  const [variables, selections] = compactOperation(operation);
  const fragments = fragmentsIn(document).map(fragmentName);
  const values = [operation.operation, name, id, variables, selections].map((value) => JSON.stringify(value));
  const type = `${name}${isMutation(operation) ? 'Mutation' : 'Query'}`;
  // Without the mark, a page would load the documents of its chunk that nothing uses.
  return `export const ${name}Document = /* @__PURE__ */ expandDocument<${type}, ${type}Variables>(${[...values, ...fragments].join(', ')});`;
}

/** The fragments of the documents of a file, each once. */
function fragmentCode(operations: readonly OperationText[]) {
  const fragments = new Set(operations.flatMap(({ document }) => fragmentsIn(document)));
  return [...fragments].map(
    (fragment) => `const ${fragmentName(fragment)}: CompactFragment = ${JSON.stringify(compactFragment(fragment))};`,
  );
}

const fragmentsIn = ({ definitions }: DocumentNode) =>
  definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
const fragmentName = ({ name }: FragmentDefinitionNode) => `${name.value}Fields`;

function hookCode({ operation, name }: OperationText) {
  if (isMutation(operation)) {
    return `export const use${name}Mutation = (options?: useMutation.Options<${name}Mutation, ${name}MutationVariables>) => useMutation(${name}Document, options);`;
  }
  const options = `useQuery.Options<${name}Query, ${name}QueryVariables>`;
  const needsVariables = operation.variableDefinitions?.some(
    ({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue,
  );
  const parameter = needsVariables
    ? `options: ${options} & ({ variables: ${name}QueryVariables } | { skip: true })`
    : `options?: ${options}`;
  return `export const use${name}Query = (${parameter}) => useQuery(${name}Document, options);`;
}
