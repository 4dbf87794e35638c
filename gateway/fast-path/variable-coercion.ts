import {
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
  valueFromAST,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { isRecord } from '../refusals/outcome.ts';

type Variables = Record<string, unknown>;
type Coerce = (value: unknown) => unknown;

/** Says that a value does not fit its type. */
class CannotCoerce extends Error {}

/**
 * Coerces the variables of valid operations as graphql does, by functions that are made once for each operation.
 *
 * @returns a function that returns undefined for variables that do not fit: graphql has the messages for them
 */
export function createVariableCoercion(schema: GraphQLSchema) {
  const byOperation = new WeakMap<OperationDefinitionNode, (given: Variables) => Variables>();
  const byInputType = new Map<GraphQLInputObjectType, Coerce>();

  function coercionOf({ variableDefinitions = [] }: OperationDefinitionNode): (given: Variables) => Variables {
    const definitions = variableDefinitions.map(({ variable, type: typeNode, defaultValue }) => {
      const type = typeFromAST(schema, typeNode);
      if (!type || !isInputType(type)) throw new CannotCoerce();
      return { name: variable.name.value, type, defaultValue, coerce: coerceTo(type) };
    });
    return (given) => {
      const coerced: Variables = {};
      for (const { name, type, defaultValue, coerce } of definitions) {
        if (Object.hasOwn(given, name)) coerced[name] = coerce(given[name]);
        else if (defaultValue) coerced[name] = valueFromAST(defaultValue, type);
        else if (isNonNullType(type)) throw new CannotCoerce();
      }
      return coerced;
    };
  }

  function coerceTo(type: GraphQLInputType): Coerce {
    const isRequired = isNonNullType(type);
    const coercePresent = coercePresentTo(isRequired ? type.ofType : type);
    return (value) => {
      if (value !== null && value !== undefined) return coercePresent(value);
      if (isRequired) throw new CannotCoerce();
      return null;
    };
  }

  function coercePresentTo(type: GraphQLInputType): Coerce {
    if (isListType(type)) {
      const coerceEntry = coerceTo(type.ofType);
      return (value) => (Array.isArray(value) ? value.map((entry) => coerceEntry(entry)) : [coerceEntry(value)]);
    }
    if (isInputObjectType(type)) {
      let coerce = byInputType.get(type);
      if (!coerce) byInputType.set(type, (coerce = coerceToObject(type)));
      return coerce;
    }
    if (isNonNullType(type)) throw new CannotCoerce();
    return (value) => {
      const parsed: unknown = type.parseValue(value);
      if (parsed === undefined) throw new CannotCoerce();
      return parsed;
    };
  }

  function coerceToObject(inputType: GraphQLInputObjectType): Coerce {
    const inputFields = inputType.getFields();
    // Made at the first value: a type may contain itself.
    let fields: { name: string; defaultValue: unknown; isRequired: boolean; coerce: Coerce }[] | undefined;
    return (value) => {
      if (inputType.isOneOf || !isRecord(value)) throw new CannotCoerce();
      for (const name in value) if (!Object.hasOwn(inputFields, name)) throw new CannotCoerce();
      fields ??= Object.values(inputFields).map(({ name, type, defaultValue }) => ({
        name,
        defaultValue,
        isRequired: isNonNullType(type),
        coerce: coerceTo(type),
      }));
      const coerced: Variables = {};
      for (const { name, defaultValue, isRequired, coerce } of fields) {
        if (value[name] !== undefined) coerced[name] = coerce(value[name]);
        else if (defaultValue !== undefined) coerced[name] = defaultValue;
        else if (isRequired) throw new CannotCoerce();
      }
      return coerced;
    };
  }

  return (operation: OperationDefinitionNode, given: Variables): Variables | undefined => {
    try {
      let coerce = byOperation.get(operation);
      if (!coerce) byOperation.set(operation, (coerce = coercionOf(operation)));
      return coerce(given);
    } catch {
      return undefined;
    }
  };
}
