import type { Description, Schema } from './description.ts';
import { nameOf } from './document.ts';
import { listName } from './vocabulary.ts';
import { readDocuments, type Leniency } from './leniency.ts';

/** How a generated reader reads one value: its type, and the code that reads it or makes undefined. */
interface Reading {
  type: string;
  read: (value: string) => string;
}

/**
 * The readers of the store's documents for the gateway, as TypeScript: for each document a type and a function that makes
 * undefined of what cannot be read, drops unknown fields, and reads what may be missing as null.
 */
export function readersCode({ components: { schemas } }: Description): string {
  const written = new Map<string, string>();
  const enumerations: string[] = [];

  const readingOf = (schema: Schema, field = '', leniency: Leniency = {}, path = field): Reading => {
    if (schema.$ref !== undefined) return named(nameOf(schema.$ref));
    if (schema.enum) return oneOf(schema.enum.map(String));
    if (schema.items) {
      const entry = readingOf(schema.items);
      return { type: `${entry.type}[]`, read: (value) => `toList(${value}, (entry) => ${entry.read('entry')})` };
    }
    if (schema.properties) return objectReading(schema, leniency, path);
    switch (plainType(schema)) {
      case 'boolean':
        return { type: 'boolean', read: (value) => `toBoolean(${value})` };
      case 'integer':
        return { type: 'number', read: (value) => `toInteger(${value}${boundsOf(schema)})` };
      case 'number':
        return { type: 'number', read: (value) => `toFinite(${value}${boundsOf(schema)})` };
      case 'object':
        return { type: 'Record<string, unknown>', read: (value) => `toRecord(${value})` };
      case 'string':
        return textReading(schema, field);
      default:
        throw new Error(`There is no reader for ${JSON.stringify(schema)}.`);
    }
  };

  const named = (name: string): Reading => {
    const schema = schemas[name];
    if (!schema) throw new Error(`The contract has no ${name}.`);
    if (!written.has(name)) {
      written.set(name, '');
      if (schema.enum) enumerations.push(name);
      else written.set(name, documentCode(name, schema));
    }
    const reader = schema.enum ? (value: string) => `toOneOf(${listName(name)}, ${value}) ?? undefined` : undefined;
    return { type: name, read: reader ?? ((value) => `read${name}(${value})`) };
  };

  /** An object without a name: its fields are read where it stands. */
  const objectReading = (schema: Schema, leniency: Leniency, path: string): Reading => {
    const fields = fieldsOf(schema, leniency, `${path}.`);
    return {
      type: `{ ${fields.map(({ name, type, description }) => `${comment(description)}${name}: ${type};`).join('\n')} }`,
      read: (value) => `toObject(${value}, (object) => ${constructed(fields)})`,
    };
  };

  const fieldsOf = ({ properties = {}, required = [] }: Schema, leniency: Leniency = {}, before = '') =>
    Object.entries(properties).map(([name, property]) => {
      const { schema, isNullable } = withoutNull(property);
      const path = `${before}${name}`;
      const { lenient = [], exact = [], open = [] } = leniency;
      const mayBeNull = isNullable || !required.includes(name) || lenient.includes(path);
      const isOptional = mayBeNull && !exact.includes(path);
      const { type, read } = open.includes(path) ? textReading({}, name) : readingOf(schema, name, leniency, path);
      const value = `object['${name}']`;
      const needed = mayBeNull ? `${value} === null ? null : ${read(value)}` : read(value);
      return {
        name,
        isOptional,
        description: property.description,
        type: mayBeNull ? `${type} | null` : type,
        code: isOptional ? orNull(read(value)) : needed,
      };
    });

  const documentCode = (name: string, schema: Schema): string => {
    const fields = fieldsOf(schema, readDocuments[name]);
    return `/** @public */
    export interface ${name} {
      ${fields.map(({ name: field, type, description }) => `${comment(description)}${field}: ${type};`).join('\n')}
    }

    /** @public */
    export const read${name} = (value: unknown): ${name} | undefined => toObject(value, (object) => ${constructed(fields)});`;
  };

  for (const name of Object.keys(readDocuments)) named(name);
  return `/* Written by \`npm run codegen\` from contract/store.openapi.json. */
    import { ${enumerations
      .toSorted()
      .flatMap((name) => [listName(name), `type ${name}`])
      .join(', ')} } from '#common/__generated__/contract.ts';
    import { toBoolean, toDay, toFinite, toInteger, toList, toMoment, toNumberText, toObject, toPlainText, toRecord } from '../documents/contract-values.ts';
    import { toId, toOneOf, toOptionalText } from '../documents/read-values.ts';

    ${[...written.values()].filter(Boolean).join('\n\n')}
  `;
}

/** The code of a function's body that reads all fields, and stops at the first that must be there and is not. */
function constructed(fields: readonly { name: string; isOptional: boolean; code: string }[]): string {
  const needed = fields.filter(({ isOptional }) => !isOptional);
  const lines = needed.map(
    ({ name, code }) => `const ${local(name)} = ${code}; if (${local(name)} === undefined) return undefined;`,
  );
  const entries = fields.map(({ name, isOptional, code }) => `${name}: ${isOptional ? code : local(name)}`);
  return `{ ${lines.join('\n')} return { ${entries.join(', ')} }; }`;
}

/** The name of a field as a variable: some fields are called as words of the language. */
const local = (name: string) => `${name}Value`;

function textReading({ format, minLength = 0 }: Schema, field: string): Reading {
  const readWith = (name: string): Reading => ({ type: 'string', read: (value) => `${name}(${value})` });
  if (format === 'date-time') return readWith('toMoment');
  if (format === 'date') return readWith('toDay');
  // Identifiers are opaque; some stores use numbers, also for the numbers of orders.
  if (/(^_?id|Id)$/.test(field)) return readWith('toId');
  if (field.endsWith('Number')) return readWith('toNumberText');
  if (minLength > 0) return { type: 'string', read: (value) => `toOptionalText(${value}) ?? undefined` };
  return readWith('toPlainText');
}

function oneOf(values: readonly string[]): Reading {
  const list = JSON.stringify(values);
  return {
    type: `(${values.map((value) => `'${value}'`).join(' | ')})`,
    read: (value) => `toOneOf(${list}, ${value}) ?? undefined`,
  };
}

const comment = (description?: string) => (description === undefined ? '' : `/** ${description} */\n`);

/** The code of a value that may be missing. An empty text counts as missing. */
const orNull = (code: string) =>
  code.startsWith('toPlainText(')
    ? code.replace('toPlainText', 'toOptionalText')
    : `${code.replace(/ \?\? undefined$/, '')} ?? null`;

const plainType = ({ type }: Schema) => (Array.isArray(type) ? type.find((each) => each !== 'null') : type);

function boundsOf({ type, minimum, exclusiveMinimum, maximum }: Schema): string {
  if (exclusiveMinimum !== undefined && type !== 'integer') throw new Error('Only whole numbers can be above a bound.');
  const least = exclusiveMinimum === undefined ? minimum : exclusiveMinimum + 1;
  const bounds = Object.entries({ minimum: least, maximum }).filter(([, bound]) => bound !== undefined);
  return bounds.length === 0 ? '' : `, { ${bounds.map(([name, bound]) => `${name}: ${bound}`).join(', ')} }`;
}

/** The schema of a value that may be null, without that. */
function withoutNull(schema: Schema): { schema: Schema; isNullable: boolean } {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null');
  const isNullable =
    others?.length !== schema.anyOf?.length || (Array.isArray(schema.type) && schema.type.includes('null'));
  return { schema: others?.length === 1 && others[0] ? others[0] : schema, isNullable };
}
