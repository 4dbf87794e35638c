import { readFileSync } from 'node:fs';
import {
  buildSchema,
  getDirectiveValues,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  type EnumValueDefinitionNode,
  type FieldDefinitionNode,
  type GraphQLArgument,
  type GraphQLEnumType,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
  type InputValueDefinitionNode,
} from 'graphql';
import { beforeAll, expect, test, vi } from 'vitest';
import { contractCalls } from '#gateway/store/store-map.ts';
import { address, order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, sendJson, type StoreHandler, type WhenDone } from '#tests/support/open-store.ts';

/** Every place in the schema with `@needs` is asked of a classic store. A new place needs no new test. */
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const needs = schema.getDirective('needs');

interface Place {
  /** The name, such as `Order.subtotal`. */
  name: string;
  description: string;
  check: (ask: Ask) => Promise<void>;
}

type Ask = (operation: string) => Promise<{ data: unknown; errors: unknown }>;
type Field = GraphQLField<unknown, unknown>;

type Definition = FieldDefinitionNode | InputValueDefinitionNode | EnumValueDefinitionNode;

function needsFeature({ astNode }: { astNode?: Definition | null | undefined }): boolean {
  return Boolean(needs && astNode && getDirectiveValues(needs, astNode));
}

/** Valid values by name, where a text or a number of any kind would be refused. */
const samples: Record<string, string> = {
  weight: '500 g',
  email: 'ann@example.com',
  password: 'a good password',
  productId: 'p1',
  search: 'apples',
  addressId: 'a1',
  category: 'fruits',
  payment: 'COD',
};

/** An order names an address, unless it is added to another one. */
const isSent = (field: string, forced: Record<string, string>) =>
  field === 'PlaceOrderInput.addressId' || forced[field] !== undefined;

/** GraphQL text of a valid value with the required parts, and `forced` values of single fields or enums. */
function sample(type: GraphQLInputType, name: string, forced: Record<string, string>): string {
  if (isNonNullType(type)) return sample(type.ofType, name, forced);
  if (isListType(type)) return `[${sample(type.ofType, name, forced)}]`;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
      .filter((field) => isRequiredInputField(field) || isSent(`${type.name}.${field.name}`, forced))
      .map((field) => {
        const value = forced[`${type.name}.${field.name}`] ?? sample(field.type, field.name, forced);
        return `${field.name}: ${value}`;
      });
    return `{ ${fields.join(', ')} }`;
  }
  if (isEnumType(type)) return forced[type.name] ?? samples[name] ?? type.getValues()[0]?.name ?? '';
  if (['Int', 'Float', 'SafeInt'].includes(type.name)) return '1';
  if (type.name === 'Boolean') return 'true';
  if (type.name === 'DateTime') return '"2026-01-31T09:30:00.000Z"';
  return JSON.stringify(samples[name] ?? 'p1');
}

function argumentsOf(args: readonly GraphQLArgument[], forced: Record<string, string> = {}): string {
  const given = args.filter((arg) => isRequiredArgument(arg));
  if (given.length === 0) return '';
  return `(${given.map((arg) => `${arg.name}: ${sample(arg.type, arg.name, forced)}`).join(', ')})`;
}

/** The arguments of fields that need one of several optional ones. */
const chosenArguments: Record<string, string> = { order: '(id: "o1")' };

/** The fields that an input field replaces: they are needed where the field is ignored. */
const besideInput: Record<string, Record<string, string>> = {
  'AddAddressInput.postalCode': { 'AddAddressInput.zipcode': '1' },
};

/** The shortest way of fields from Query to each object type. */
function waysFromQuery(): Map<string, Field[]> {
  const query = schema.getQueryType();
  const ways = new Map<string, Field[]>(query ? [[query.name, []]] : []);
  for (const [typeName, way] of ways) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      const target = getNamedType(field.type);
      if (isObjectType(target) && !ways.has(target.name)) ways.set(target.name, [...way, field]);
    }
  }
  return ways;
}

const ways = waysFromQuery();
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});

/**
 * All values at the end of a way; lists are followed into each entry. The null of a field on the way that needs a feature itself
 * counts as the value.
 */
function valuesAt(data: unknown, [field, ...rest]: readonly Field[]): unknown[] {
  if (Array.isArray(data)) return data.flatMap((entry) => valuesAt(entry, field === undefined ? [] : [field, ...rest]));
  if (field === undefined) return [data];
  if (typeof data !== 'object' || data === null) return [];
  const value = (data as Record<string, unknown>)[field.name];
  return value === null && needsFeature(field) ? [null] : valuesAt(value, rest);
}

async function expectRefusal(ask: Ask, mutation: Field, forced: Record<string, string>) {
  const call = `${mutation.name}${argumentsOf(mutation.args, forced)}`;
  const { data, errors } = await ask(`mutation { ${call} { success errors { code } } }`);
  expect(errors).toBeUndefined();
  expect(data).toEqual({ [mutation.name]: { success: false, errors: [{ code: 'NOT_SUPPORTED' }] } });
}

async function expectNull(ask: Ask, start: 'query' | 'mutation', way: readonly Field[]) {
  const innermost = way.at(-1);
  const inner = innermost && !isLeafType(getNamedType(innermost.type)) ? '{ __typename }' : '';
  const selection = way.reduceRight(
    (rest, { name, args }) => `{ ${name}${chosenArguments[name] ?? argumentsOf(args)} ${rest} }`,
    inner,
  );
  const { data, errors } = await ask(`${start} ${selection}`);
  expect(errors).toBeUndefined();
  const values = valuesAt(data, way);
  expect(values.length).toBeGreaterThan(0);
  expect(new Set(values)).toEqual(new Set([null]));
}

function fieldPlace(type: GraphQLObjectType, field: Field): Place {
  const { name, description } = field;
  const place = { name: `${type.name}.${name}`, description: description ?? '' };
  if (type === schema.getMutationType()) return { ...place, check: (ask) => expectRefusal(ask, field, {}) };
  const way = ways.get(type.name);
  if (way) return { ...place, check: (ask) => expectNull(ask, 'query', [...way, field]) };
  const mutation = mutations.find((each) => getNamedType(each.type) === type);
  if (!mutation) throw new Error(`No operation leads to ${place.name}.`);
  return { ...place, check: (ask) => expectNull(ask, 'mutation', [mutation, field]) };
}

/** The mutations that take this input or enum. */
function mutationsWith(wanted: GraphQLInputObjectType | GraphQLEnumType): Field[] {
  const takes = (type: GraphQLInputType): boolean => {
    const named = getNamedType(type);
    if (named === wanted) return true;
    return isInputObjectType(named) && Object.values(named.getFields()).some((field) => takes(field.type));
  };
  return mutations.filter(({ args }) => args.some((arg) => takes(arg.type)));
}

/** Asks the queries that take this input for their list: it is empty, or without the restriction. */
async function expectQueryAnswer(ask: Ask, wanted: GraphQLInputObjectType, field: string, value: string) {
  for (const [typeName, way] of ways) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) continue;
    for (const taker of Object.values(type.getFields())) {
      const argument = taker.args.find((each) => getNamedType(each.type) === wanted);
      if (!argument) continue;
      const inner = `${taker.name}(${argument.name}: { ${field}: ${value} }) { __typename }`;
      const { errors } = await ask(
        `query ${way.reduceRight((rest, { name }) => `{ ${name} ${rest} }`, `{ ${inner} }`)}`,
      );
      expect(errors).toBeUndefined();
    }
  }
}

function inputPlace(description: string | null | undefined, name: string, takers: Field[], forced: object): Place {
  return {
    name,
    description: description ?? '',
    async check(ask) {
      expect(takers.length).toBeGreaterThan(0);
      const values = forced as Record<string, string>;
      for (const mutation of takers) {
        if (needsFeature(mutation) || !/\bIgnored\b/.test(description ?? '')) {
          await expectRefusal(ask, mutation, values);
          continue;
        }
        const { data, errors } = await ask(
          `mutation { ${mutation.name}${argumentsOf(mutation.args, values)} { success } }`,
        );
        expect([data, errors]).toEqual([{ [mutation.name]: { success: true } }, undefined]);
      }
    },
  };
}

function placesOf(type: unknown): Place[] {
  if (isObjectType(type)) {
    return Object.values(type.getFields())
      .filter(needsFeature)
      .map((field) => fieldPlace(type, field));
  }
  if (isInputObjectType(type)) {
    return (
      Object.values(type.getFields())
        .filter(needsFeature)
        // A file can only be a variable.
        .filter((field) => getNamedType(field.type).name !== 'Upload')
        .map((field) => {
          const name = `${type.name}.${field.name}`;
          const takers = mutationsWith(type);
          if (takers.length === 0) {
            const value = sample(field.type, field.name, {});
            const description = field.description ?? '';
            return { name, description, check: (ask: Ask) => expectQueryAnswer(ask, type, field.name, value) };
          }
          return inputPlace(field.description, name, takers, {
            [name]: sample(field.type, field.name, {}),
            ...besideInput[name],
          });
        })
    );
  }
  if (isEnumType(type)) {
    return type
      .getValues()
      .filter(needsFeature)
      .map((value) =>
        inputPlace(value.description, `${type.name}.${value.name}`, mutationsWith(type), { [type.name]: value.name }),
      );
  }
  return [];
}

const places = Object.values(schema.getTypeMap()).flatMap(placesOf);

/** A complete classic store, except for online payment, in which Ann and the seller are logged in. */
async function openClassicStore(whenDone: WhenDone) {
  const seen: string[] = [];
  const replies: Record<string, object> = {
    'GET /api/user/is-auth': { success: true, user: shopper() },
    'GET /api/seller/is-auth': { success: true },
    'GET /api/product/list': { success: true, products: [product(), product({ _id: 'p2' })] },
    'GET /api/address/get': { success: true, addresses: [address()] },
    'GET /api/order/user': { success: true, orders: [order()] },
    'GET /api/order/seller': { success: true, orders: [order()] },
  };
  const answers: Record<string, StoreHandler> = {
    '*': (request, response) => {
      const call = `${request.method} ${request.url?.split('?', 1)[0]}`;
      seen.push(call);
      const isThere = (contractCalls as readonly string[]).includes(call) && call !== 'POST /api/order/stripe';
      if (!isThere) response.writeHead(404).end(`<pre>Cannot ${call}</pre>`);
      else sendJson(response, replies[call] ?? { success: true, message: 'Done' });
    },
  };
  const store = await openStore(answers, whenDone);
  const config = { backendUrl: store.url, rateLimitsOn: false };
  const { run } = await openGateway(config, { probesCalls: true }, whenDone);
  const missingCalls = async () => (await run('{ store { missingCalls } }')).data.store.missingCalls;
  await vi.waitFor(async () => expect(await missingCalls()).toEqual(['POST /api/order/stripe']), { timeout: 10_000 });
  return {
    seen,
    ask: (operation: string) => run(operation, {}, { cookie: 'token=ann; sellerToken=seller' }),
  };
}

let classic: Awaited<ReturnType<typeof openClassicStore>>;

beforeAll(async () => {
  const opened: (() => Promise<void>)[] = [];
  classic = await openClassicStore((close) => opened.unshift(close));
  return async () => {
    for (const close of opened) await close();
  };
});

test('the schema has places that need a feature', () => {
  expect(places.map(({ name }) => name)).toContain('Mutation.subscribe');
});

test.each(places)('over a classic store, $name is null, ignored or refused', async ({ check }) => {
  const { seen, ask } = classic;
  seen.length = 0;

  await check(ask);

  const known: readonly string[] = [
    ...contractCalls.filter((call) => call !== 'POST /api/order/stripe'),
    'GET /api/store',
  ];
  expect(seen.filter((call) => !known.includes(call))).toEqual([]);
});
