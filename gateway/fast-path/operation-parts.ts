import {
  Kind,
  visit,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql';
import { publicDocuments } from './public-documents.ts';

/** One root field of an operation, and a document with this field only. */
export interface OperationPart {
  /** The field's name in the response. */
  key: string;
  document: DocumentNode;
  /** The names of the variables that the field uses. */
  variables: readonly string[];
}

/** A query of the public catalogue and of personal data, taken apart. */
export interface MixedOperation {
  /** The names of all root fields in the response, in order. */
  keys: readonly string[];
  catalogue: readonly OperationPart[];
  /** All other root fields in one document, to execute for each request. */
  rest: DocumentNode;
}

/**
 * Separates the catalogue's root fields of a valid query from the others. Undefined when all fields are of one kind, and when
 * the root has directives, fragments or the same name twice.
 */
export function partsOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): MixedOperation | undefined {
  const { selections } = operation.selectionSet;
  const isPlain = (selection: SelectionNode): selection is FieldNode =>
    selection.kind === Kind.FIELD && !selection.directives?.length;
  if (operation.directives?.length || !selections.every(isPlain)) return undefined;
  const keys = selections.map(keyOf);
  if (new Set(keys).size < keys.length) return undefined;

  const isPublic = publicDocuments(schema);
  const parts = selections.map((field) => ({ field, ...documentOf([field], operation, document) }));
  const catalogue = parts.filter((part) => isPublic(part.document));
  const rest = parts.filter((part) => !catalogue.includes(part)).map(({ field }) => field);
  if (catalogue.length === 0 || rest.length === 0) return undefined;
  return {
    keys,
    catalogue: catalogue.map(({ field, ...part }) => ({ key: keyOf(field), ...part })),
    rest: documentOf(rest, operation, document).document,
  };
}

const keyOf = ({ alias, name }: FieldNode) => (alias ?? name).value;

/** The operation with these root fields only, and with the variables and fragments that they use. */
function documentOf(fields: FieldNode[], operation: OperationDefinitionNode, { definitions }: DocumentNode) {
  const fragments = new Map(
    definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const usedFragments = new Set<FragmentDefinitionNode>();
  const variables = new Set<string>();
  const collect = (node: FieldNode | FragmentDefinitionNode) =>
    visit(node, {
      Variable: ({ name }) => void variables.add(name.value),
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || usedFragments.has(fragment)) return;
        usedFragments.add(fragment);
        collect(fragment);
      },
    });
  for (const field of fields) collect(field);
  const document: DocumentNode = {
    kind: Kind.DOCUMENT,
    definitions: [
      {
        ...operation,
        variableDefinitions:
          operation.variableDefinitions?.filter(({ variable }) => variables.has(variable.name.value)) ?? [],
        selectionSet: { ...operation.selectionSet, selections: fields },
      },
      ...usedFragments,
    ],
  };
  return { document, variables: [...variables] };
}
