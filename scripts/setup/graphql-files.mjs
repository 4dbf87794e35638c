import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  GraphQLError,
  NoUnusedFragmentsRule,
  Source,
  buildASTSchema,
  concatAST,
  parse,
  specifiedRules,
  validate,
  validateSchema,
} from 'graphql';
import { validateSDL } from 'graphql/validation/validate.js';

/**
 * Checks schema.graphql and all operations of the web app against it. Codegen does the same, but does not say where a syntax
 * error is.
 * @returns {string[]} per fault what is wrong, file, line and the line's text
 */
export function findGraphqlFaults() {
  try {
    const schemaDocument = parseFile('schema.graphql');
    const definitionFaults = validateSDL(schemaDocument);
    if (definitionFaults.length > 0) return definitionFaults.map(String);
    const schema = buildASTSchema(schemaDocument);
    const schemaFaults = validateSchema(schema);
    if (schemaFaults.length > 0) return schemaFaults.map(String);
    const operations = concatAST(graphqlFilesIn('web').map(parseFile));
    // A fragment that is about to be used is no fault.
    const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);
    return validate(schema, operations, rules).map(String);
  } catch (error) {
    if (error instanceof GraphQLError) return [String(error)];
    throw error;
  }
}

/** @param {string} file */
function parseFile(file) {
  return parse(new Source(readFileSync(file, 'utf8'), file));
}

/** @param {string} folder */
function graphqlFilesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => join(folder, file));
}
