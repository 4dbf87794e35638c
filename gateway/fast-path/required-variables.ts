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
 * Refuses null for variables where a value is required. Validation lets a nullable variable stand there when a default
 * is at hand, and null then fails in the middle of the execution: as a server error, after changes were sent, or not at
 * all in compiled code. The check looks at each operation once.
 *
 * @returns the error to answer with, undefined when there is none
 */
export function requiredVariables(schema: GraphQLSchema) {
  const places = new WeakMap<OperationDefinitionNode, readonly VariableNode[]>();
  return (
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Variables,
  ): GraphQLError | undefined => {
    const { variableDefinitions = [] } = operation;
    if (variableDefinitions.every(({ type }) => type.kind === Kind.NON_NULL_TYPE)) return undefined;
    const known = places.get(operation) ?? placesIn(schema, document, operation);
    places.set(operation, known);
    if (known.length === 0) return undefined;
    // Faults of the variables themselves are the executor's to report.
    const { coerced } = getVariableValues(schema, variableDefinitions, variables, { maxErrors: 1 });
    const place = coerced && known.find(({ name }) => coerced[name.value] === null);
    if (!place) return undefined;
    return new GraphQLError(`Variable "$${place.name.value}" must not be null where a value is required.`, {
      nodes: place,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  };
}

/** Where an operation and its fragments use variables as values that must not be null. */
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
