import { readFileSync } from 'node:fs';
import { isEnumType } from 'graphql';

/** Names that only the schema has beside those of the contract: what a store lacks is no refusal of a store. */
const onlyInSchema = ['NOT_SUPPORTED'];

/**
 * Compares the enumerations of the schema with those of the same names in the store's contract, the codes of refusals and the
 * features.
 *
 * @param {import('graphql').GraphQLSchema} schema
 * @returns {string[]} a sentence for each difference
 */
export function contractNameFaults(schema) {
  const contract = JSON.parse(readFileSync('contract/store.openapi.json', 'utf8'));
  /** @type {Record<string, { enum?: string[] }>} */
  const schemas = contract.components.schemas;
  const features = Object.keys(contract['x-features']).map((name) => name.toUpperCase().replaceAll(/[.-]/g, '_'));
  const named = Object.entries(schemas).flatMap(([name, { enum: values }]) => (values ? [{ name, values }] : []));
  const compared = [
    ...named,
    { name: 'StoreFeature', values: features },
    { name: 'UserErrorCode', values: schemas['RefusalCode']?.enum ?? [] },
  ];
  return compared.flatMap(({ name, values }) => {
    const type = schema.getType(name);
    if (!isEnumType(type)) return [];
    const inSchema = type.getValues().map((value) => value.name);
    return [
      ...values.filter((value) => !inSchema.includes(value)).map((value) => `${name} lacks the contract's ${value}.`),
      ...inSchema
        .filter((value) => !values.includes(value) && !onlyInSchema.includes(value))
        .map((value) => `${name} has ${value}, and the contract of the store does not.`),
    ];
  });
}
