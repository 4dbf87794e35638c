import { getDirectiveValues, getNamedType, getNullableType, isListType, isNonNullType, isObjectType } from 'graphql';

/** The types with fields that call the store. Their fields that cannot be null come with the object itself. */
const typesWithCalls = ['Query', 'Mutation', 'User', 'Seller'];

/**
 * The fields that `@cost` and `@listSize` must mark for the gateway to count them: lists and connections, mutations, and
 * fields that may call the store. Introspection shows no directives, so that only this check finds a forgotten one.
 *
 * @param {import('graphql').GraphQLSchema} schema
 * @returns {string[]} a sentence for each fault
 */
export function costFaults(schema) {
  /** @type {string[]} */
  const faults = [];
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith('__'));
  const fields = types.flatMap((type) =>
    Object.values(isObjectType(type) ? type.getFields() : {}).map((field) => ({ type: type.name, field })),
  );
  /** The fields of connections that are as long as their page. */
  const sized = new Set();
  for (const { field } of fields) {
    for (const name of valuesOf('listSize', field)?.sizedFields ?? []) {
      sized.add(`${getNamedType(field.type).name}.${name}`);
    }
  }
  for (const { type, field } of fields) {
    const name = `${type}.${field.name}`;
    const cost = valuesOf('cost', field);
    const list = valuesOf('listSize', field);
    if (typesWithCalls.includes(type) && !isNonNullType(field.type) && !saysCalls(field)) {
      faults.push(`${name} needs @cost(calls: ...): how many calls to the store it may cause, 0 for none.`);
    }
    if (type === 'Mutation' && cost?.calls === 0)
      faults.push(`${name} needs a call: every mutation changes the store.`);
    if (cost && !/^\d+$/.test(cost.weight)) faults.push(`The weight in @cost of ${name} must be a whole number.`);
    const isList = isListType(getNullableType(field.type));
    const isConnection = getNamedType(field.type).name.endsWith('Connection');
    if ((isList || isConnection) && !list && !sized.has(name)) faults.push(`${name} needs @listSize: how long it is.`);
    const sizes = field.args.filter((argument) => ['first', 'last'].includes(argument.name)).map((each) => each.name);
    if (list && String(list.slicingArguments) !== String(sizes)) {
      faults.push(
        `The slicingArguments of ${name} must be its arguments for the length: ${sizes.join(', ') || 'none'}.`,
      );
    }
    if (list && list.slicingArguments.length > 0 && list.maxSize === undefined) faults.push(`${name} needs a maxSize.`);
    const target = getNamedType(field.type);
    const known = isObjectType(target) ? Object.keys(target.getFields()) : [];
    const unknown = list?.sizedFields.filter((/** @type {string} */ each) => !known.includes(each)) ?? [];
    if (unknown.length > 0) faults.push(`${target.name} has no ${unknown}, which @listSize of ${name} names.`);
  }
  return faults;

  /**
   * @param {string} directive
   * @param {import('graphql').GraphQLField<unknown, unknown>} field
   * @returns {Record<string, any> | undefined}
   */
  function valuesOf(directive, { astNode }) {
    const definition = schema.getDirective(directive);
    return definition && astNode ? getDirectiveValues(definition, astNode) : undefined;
  }
}

/** @param {import('graphql').GraphQLField<unknown, unknown>} field */
const saysCalls = ({ astNode }) =>
  astNode?.directives?.some(
    ({ name, arguments: given }) => name.value === 'cost' && given?.some((each) => each.name.value === 'calls'),
  ) ?? false;
