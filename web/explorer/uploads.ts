import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInputType,
  isListType,
  Kind,
  parse,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

/** A place in the variables that holds a file, or a list of files. */
export interface Upload {
  /** The path from the variable on, such as `input.images`. */
  path: string;
  isList: boolean;
}

/**
 * The places for files in the variables of a document's operations. Empty while the document has syntax errors.
 *
 * @param operationName when given, only this operation counts
 */
export function uploadsIn(
  text: string,
  schema: GraphQLSchema | null | undefined,
  operationName?: string | null,
): Upload[] {
  if (!schema) return [];
  const uploads = operationsIn(text)
    .filter(({ name }) => !operationName || name?.value === operationName)
    .flatMap(({ variableDefinitions = [] }) => variableDefinitions)
    .flatMap(({ variable, type }) => {
      const inputType = typeFromAST(schema, type);
      return isInputType(inputType) ? uploadsOf(inputType, variable.name.value) : [];
    });
  // Several operations can have the same variable.
  return [...new Map(uploads.map((upload) => [upload.path, upload])).values()];
}

function operationsIn(text: string): OperationDefinitionNode[] {
  try {
    return parse(text).definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  } catch {
    return [];
  }
}

/** @param outer the input objects around this type, which may contain themselves */
function uploadsOf(type: GraphQLInputType, path: string, outer: GraphQLInputType[] = []): Upload[] {
  const nullable = getNullableType(type);
  if (getNamedType(type).name === 'Upload') return [{ path, isList: isListType(nullable) }];
  if (!isInputObjectType(nullable) || outer.includes(nullable)) return [];
  return Object.values(nullable.getFields()).flatMap((field) =>
    uploadsOf(field.type, `${path}.${field.name}`, [...outer, nullable]),
  );
}
