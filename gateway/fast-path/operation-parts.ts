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

/** One field at the root of an operation, with a document that asks for it alone. */
export interface OperationPart {
  /** Its name in the answer. */
  key: string;
  document: DocumentNode;
  /** The variables it depends on. */
  variables: readonly string[];
}

/** An operation that asks for the anonymous catalogue and for something else as well. */
export interface MixedOperation {
  /** The names in the answer, in order. */
  keys: readonly string[];
  catalogue: readonly OperationPart[];
  /** What is left, in one document: it must be executed for everyone anew. */
  rest: DocumentNode;
}

/**
 * Takes the catalogue's fields at the root of a valid query apart from the rest; undefined where there is nothing to
 * take apart, or where the root is more than a plain list of fields.
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
    catalogue: catalogue.map(({ field, document: alone, variables }) => ({
      key: keyOf(field),
      document: alone,
      variables,
    })),
    rest: documentOf(rest, operation, document).document,
  };
}

const keyOf = ({ alias, name }: FieldNode) => (alias ?? name).value;

/** The operation with these fields only, and with the variables and fragments that they use. */
function documentOf(fields: FieldNode[], operation: OperationDefinitionNode, { definitions }: DocumentNode) {
  const fragments = new Map(
    definitions
      .filter((definition): definition is FragmentDefinitionNode => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  );
  const usedFragments = new Set<FragmentDefinitionNode>();
  const variables = new Set<string>();
  const look = (node: FieldNode | FragmentDefinitionNode) =>
    visit(node, {
      Variable: ({ name }) => void variables.add(name.value),
      FragmentSpread({ name }) {
        const fragment = fragments.get(name.value);
        if (!fragment || usedFragments.has(fragment)) return;
        usedFragments.add(fragment);
        look(fragment);
      },
    });
  for (const field of fields) look(field);
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
