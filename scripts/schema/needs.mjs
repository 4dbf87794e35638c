import { readFileSync } from 'node:fs';
import { getDirectiveValues, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql';

/** The calls that every store has. Descriptions that name another call belong to something with `@needs`. */
const contractCalls = Object.keys(
  JSON.parse(readFileSync('docs/store-map.schema.json', 'utf8')).properties.calls.properties,
);
/** Fields that the gateway also answers without the call that they name. */
const answeredWithoutCall = ['Query.store', 'Seller.orderSums'];
/** Features that change how the gateway works, or add a path beside the API, and no field. */
const featuresOfGateway = [
  'ADDITIONS_KEYS',
  'ADDRESSES_STATE',
  'ERRORS_CODES',
  'ORDERS_EXPORT',
  'ORDERS_KEYS',
  'ORDERS_LEAN',
  'ORDERS_PAGES',
  'ORDERS_SUMS',
  'SESSIONS_OWN',
];

/**
 * Checks that each part of the schema that only some stores have carries `@needs`, and that its description says so,
 * because introspection shows no directives.
 *
 * @param {import('graphql').GraphQLSchema} schema
 * @returns {string[]} a sentence for each fault
 */
export function needsFaults(schema) {
  /** @type {string[]} */
  const faults = [];
  const needs = schema.getDirective('needs');
  const used = new Set(featuresOfGateway);
  for (const { name, description, astNode } of describedParts(schema)) {
    const feature = needs && astNode ? getDirectiveValues(needs, astNode)?.feature : undefined;
    /** @type {readonly string[]} */
    const calls = (description ?? '').match(/\b(GET|POST) \/api\/[\w/-]+/g) ?? [];
    const other = calls.find((call) => !contractCalls.includes(call));
    if (other !== undefined && feature === undefined && !answeredWithoutCall.includes(name)) {
      faults.push(`${name} names ${other}, which not every store has: mark it with @needs.`);
    }
    if (typeof feature !== 'string') continue;
    used.add(feature);
    const restName = feature.toLowerCase().replace('_', '.').replaceAll('_', '-');
    const sentence = new RegExp(`over a\\s+store\\s+without\\s+the\\s+feature\\s+\`${restName}\``);
    if (!sentence.test(description ?? '')) {
      faults.push(
        `${name} needs ${feature}: end its description with what happens over a store without the feature \`${restName}\`.`,
      );
    }
  }
  const type = schema.getType('StoreFeature');
  for (const { name } of isEnumType(type) ? type.getValues() : []) {
    if (!used.has(name))
      faults.push(`Nothing needs StoreFeature.${name}: mark it with @needs, or list it in featuresOfGateway.`);
  }
  return faults;
}

/**
 * The fields, arguments, input fields and enum values of the schema, by names such as `Order.status`.
 *
 * @param {import('graphql').GraphQLSchema} schema
 */
function describedParts(schema) {
  return Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isEnumType(type)) return type.getValues().map((value) => ({ ...value, name: `${type.name}.${value.name}` }));
    if (!isObjectType(type) && !isInputObjectType(type) && !isInterfaceType(type)) return [];
    return Object.values(type.getFields()).flatMap((field) => {
      const name = `${type.name}.${field.name}`;
      /** @type {readonly import('graphql').GraphQLArgument[]} */
      const args = 'args' in field ? field.args : [];
      return [{ ...field, name }, ...args.map((arg) => ({ ...arg, name: `${name}.${arg.name}` }))];
    });
  });
}
