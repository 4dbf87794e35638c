import {
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLInterfaceType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { Random } from './random.ts';

export interface RandomOperation {
  text: string;
  variables: Record<string, unknown>;
}

type Parent = GraphQLObjectType | GraphQLInterfaceType;

/** Fields of inputs that the operations leave out: files, and keys that make a repeated order a single one. */
const leftOut = new Set(['images', 'pictures', 'picture', 'logo', 'file', 'upload', 'idempotencyKey']);
/** Arguments whose random values are mostly refused. */
const mostlyRefused = new Set(['after', 'before', 'last', 'number', 'offset', 'starts']);
/** Identifiers that the random rows have, and some that they do not have. */
const identifiers = ['p1', 'p2', 'p3', 'p7', 'o1', 'o2', 'a1', 'gone'];
const texts = ['apple', 'fruits', 'o1', 'A1', 'ann@example.com', '', 'prix "réduit" \\ €', 'terms', '12345'];
const moments = ['2026-02-01T00:00:00.000Z', '2026-02-05T10:20:30.000Z'];
/** Aliases that are names of `Object.prototype`. */
const riskyAliases = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'length'];
const maxFields = 30;
const maxDepth = 7;

/**
 * Makes a valid operation: a query, or at times a mutation, with aliases, fragments, conditions, repeated fields and variables.
 * The same random numbers make the same operation.
 */
export function randomOperation(schema: GraphQLSchema, random: Random): RandomOperation {
  const { chance, below, pick } = random;
  const variables: Record<string, unknown> = {};
  const definitions: string[] = [];
  const fragments: string[] = [];
  /** The arguments of each field that has no alias: always the same, so that two selections of it can be merged. */
  const plainArguments = new Map<string, string>();
  const usedAliases = new Set<string>();
  let names = 0;
  let fieldsLeft = 3 + below(maxFields);

  function selectionOf(parent: Parent, depth: number): string {
    const fields = Object.values(parent.getFields());
    const leaves = fields.filter(({ type }) => !isCompositeType(getNamedType(type)));
    const parts: string[] = [];
    for (let count = 1 + below(depth === maxDepth ? 3 : 5); count > 0; count -= 1) {
      const offered = depth > 0 && fieldsLeft > 0 ? fields : leaves;
      if (offered.length > 0) parts.push(fieldOf(parent, pick(offered), depth));
    }
    if (parts.length === 0 || chance(0.15)) parts.push('__typename');
    if (chance(0.08)) parts.push(pick(parts));
    return parts.map((part) => (chance(0.12) ? inFragment(parent, part) : part)).join(' ');
  }

  function fieldOf(parent: Parent, field: GraphQLField<unknown, unknown>, depth: number): string {
    fieldsLeft -= 1;
    const given = argumentsOf(field.args);
    const place = `${parent.name}.${field.name}`;
    const plain = plainArguments.get(place) ?? given;
    plainArguments.set(place, plain);
    const alias = plain !== given || chance(0.15) ? `${newAlias()}: ` : '';
    const type = getNamedType(field.type);
    const selection = isCompositeType(type) ? ` { ${selectionOf(type as Parent, depth - 1)} }` : '';
    return `${alias}${field.name}${given}${condition()}${selection}`;
  }

  function newAlias(): string {
    const risky = pick(riskyAliases);
    if (!chance(0.1) || usedAliases.has(risky)) return `f${(names += 1)}`;
    usedAliases.add(risky);
    return risky;
  }

  /** The same selection in a fragment: inline, with a name, or for an interface of its type. */
  function inFragment(parent: Parent, part: string): string {
    const [shared] = isObjectType(parent) ? parent.getInterfaces() : [];
    if (shared && chance(0.3)) {
      const field = pick(Object.values(shared.getFields()).filter(({ type }) => !isCompositeType(getNamedType(type))));
      return `... on ${shared.name}${condition()} { ${field.name} } ${part}`;
    }
    if (chance(0.5)) return `...${chance(0.5) ? ` on ${parent.name}` : ''}${condition()} { ${part} }`;
    const name = `F${(names += 1)}`;
    fragments.push(`fragment ${name} on ${parent.name} { ${part} }`);
    return `...${name}${condition()}`;
  }

  function condition(): string {
    if (!chance(0.07)) return '';
    return ` @${pick(['skip', 'include'])}(if: ${chance(0.3) ? `${chance(0.5)}` : variableOf('Boolean!', chance(0.5))})`;
  }

  function argumentsOf(args: readonly GraphQLArgument[]): string {
    const given = args.filter((arg) => isRequired(arg) || (isOffered(arg) && chance(0.35)));
    return given.length === 0 ? '' : `(${given.map((arg) => `${arg.name}: ${inputOf(arg.type, 0)}`).join(', ')})`;
  }

  /** The text of a value: a literal, or a variable. */
  function inputOf(type: GraphQLInputType, level: number): string {
    if (chance(level === 0 ? 0.4 : 0.15)) {
      if (chance(0.02)) return variableOf(String(type), 'of another type');
      const nullable = getNullableType(type);
      // A nullable variable with a default value may stand where null is not allowed.
      if (isNonNullType(type) && String(nullable) === 'Int' && chance(0.5)) {
        return variableOf('Int = 1', pick([undefined, 2, 3, null]));
      }
      return variableOf(String(type), isNonNullType(type) || chance(0.8) ? jsonOf(type) : pick([undefined, null]));
    }
    return literalOf(type, level);
  }

  function literalOf(type: GraphQLInputType, level: number): string {
    if (!isNonNullType(type) && chance(0.05)) return 'null';
    const nullable = getNullableType(type);
    if (isListType(nullable)) return `[${repeat(() => inputOf(nullable.ofType, level + 1)).join(', ')}]`;
    if (isEnumType(nullable)) return String(jsonOf(type));
    if (!isInputObjectType(nullable)) return JSON.stringify(jsonOf(type));
    const fields = givenFields(nullable.getFields());
    return `{${fields.map((field) => `${field.name}: ${inputOf(field.type, level + 1)}`).join(', ')}}`;
  }

  function jsonOf(type: GraphQLInputType): unknown {
    const nullable = getNullableType(type);
    if (isListType(nullable)) return repeat(() => jsonOf(nullable.ofType));
    if (isEnumType(nullable)) return pick(nullable.getValues()).name;
    if (isInputObjectType(nullable)) {
      return Object.fromEntries(givenFields(nullable.getFields()).map((field) => [field.name, jsonOf(field.type)]));
    }
    switch (nullable.name) {
      case 'Int':
        return chance(0.04) ? pick([-1, 0, 5000]) : 1 + below(6);
      case 'SafeInt':
        return below(100_000);
      case 'Float':
        return below(2000) / 100;
      case 'Boolean':
        return chance(0.5);
      case 'DateTime':
        return pick(moments);
      default:
        return nullable.name === 'ID' ? pick(identifiers) : pick(texts);
    }
  }

  function variableOf(type: string, value: unknown): string {
    const name = `v${(names += 1)}`;
    definitions.push(`$${name}: ${type}`);
    if (value !== undefined) variables[name] = value;
    return `$${name}`;
  }

  const isOffered = ({ name }: { name: string }) => !leftOut.has(name) && (!mostlyRefused.has(name) || chance(0.1));
  const givenFields = (fields: Record<string, GraphQLInputField>) =>
    Object.values(fields).filter((field) => isRequired(field) || (isOffered(field) && chance(0.5)));
  const repeat = <T>(make: () => T) => Array.from({ length: below(4) }, make);

  const isMutation = chance(0.25);
  const root = isMutation ? schema.getMutationType() : schema.getQueryType();
  if (!root) throw new Error('The schema has no such operations.');
  const selection = isMutation ? changesOf(root) : selectionOf(root, maxDepth);
  const head = `${isMutation ? 'mutation' : 'query'}${chance(0.5) ? ' Random' : ''}`;
  const declared = definitions.length === 0 ? '' : ` (${definitions.join(', ')})`;
  return { text: `${head}${declared} { ${selection} }\n${fragments.join('\n')}`, variables };

  /** The changes of an operation: one, rarely two. Operations with many are tested by name. */
  function changesOf(type: GraphQLObjectType): string {
    const fields = Object.values(type.getFields());
    return Array.from({ length: chance(0.15) ? 2 : 1 }, () => fieldOf(type, pick(fields), 5)).join(' ');
  }
}

const isRequired = ({ type, defaultValue }: GraphQLArgument | GraphQLInputField) =>
  isNonNullType(type) && defaultValue === undefined;
