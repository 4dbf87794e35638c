import {
  getVariableValues,
  GraphQLError,
  isNonNullType,
  Kind,
  separateOperations,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type VariableNode,
} from 'graphql';

type Variables = Record<string, unknown>;

/**
 * Refuses null for variables that stand where null is not allowed. Validation allows nullable variables there when a default
 * value exists. Null then fails during execution: as a server error, after changes were sent, or in compiled code not at
 * all. Each operation is searched once.
 *
 * @returns a function that returns the error for a request, or undefined
 */
export function createNullCheck(schema: GraphQLSchema) {
  const placesByOperation = new WeakMap<OperationDefinitionNode, readonly VariableNode[]>();
  return (
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables,
  ): GraphQLError | undefined => {
    const { variableDefinitions = [] } = operation;
    if (variableDefinitions.every(({ type }) => type.kind === Kind.NON_NULL_TYPE)) return undefined;
    const known = placesByOperation.get(operation) ?? placesIn(schema, document, operation);
    placesByOperation.set(operation, known);
    if (known.length === 0) return undefined;
    // The executor reports variables of the wrong type.
    const { coerced } = getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 });
    const place = coerced && known.find(({ name }) => coerced[name.value] === null);
    if (!place) return undefined;
    return new GraphQLError(`Variable "$${place.name.value}" must not be null where a value is required.`, {
      nodes: place,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  };
}

/** The variables that an operation and its fragments use as non-null values. */
function placesIn(schema: GraphQLSchema, document: DocumentNode, operation: OperationDefinitionNode): VariableNode[] {
  const found: VariableNode[] = [];
  const types = new TypeInfo(schema);
  visit(
    separateOperations(document)[operation.name?.value ?? ''] ?? document,
    visitWithTypeInfo(types, {
      VariableDefinition: () => false,
      Variable(variable) {
        if (isNonNullType(types.getInputType())) found.push(variable);
      },
    }),
  );
  return found;
}
