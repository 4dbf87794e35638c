import path from 'node:path';
import {
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isObjectType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
} from 'graphql';
import { afterEach, expect, test } from 'vitest';
import { features } from '#common/__generated__/contract.ts';
import { buildSchema, readSchemaText } from '#gateway/graphql/schema.ts';
import { address, inLife, order, product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { withFeatures } from '#tests/support/store-features.ts';
import { mockStore, type SeenCall } from '#tests/support/store-mock.ts';
import { sampleOf, type Fullness } from '#tests/support/written/sample-inputs.ts';
import { createScribe } from '#tests/support/written/scribe.ts';
import { compareWithFile } from '#tests/support/written/written-file.ts';

const store = mockStore();
const schema = buildSchema(readSchemaText());
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
const cookie = 'token=ann; sellerToken=sam; guest=gil';

/** The fields of a type that are texts, numbers and the like, and of a payload those of what it has. */
function selectionOf(type: GraphQLNamedType, isPayload = false): string {
  if (!isObjectType(type)) return '';
  const fields = Object.values(type.getFields()).flatMap(({ name, type: of, args }) => {
    const inner = getNamedType(of);
    if (args.length > 0 || (!isLeafType(inner) && !isPayload)) return [];
    const selection = selectionOf(inner);
    return isLeafType(inner) ? [name] : selection === '' ? [] : [name + selection];
  });
  return fields.length === 0 ? '' : ` { ${fields.join(' ')} }`;
}

/** The mutation as a request with these optional fields, and with all that its payload has. */
function requestOf({ name, args, type }: GraphQLField<unknown, unknown>, fullness: Fullness) {
  const selection = selectionOf(getNamedType(type), true);
  const given = (each: (argument: string) => string) => args.map((argument) => each(argument.name)).join(', ');
  const brackets = (text: string) => (text === '' ? '' : `(${text})`);
  const declared = args.map((argument) => `$${argument.name}: ${argument.type.toString()}`).join(', ');
  const called = brackets(given((argument) => `${argument}: $${argument}`));
  const variables = Object.fromEntries(args.map((each) => [each.name, sampleOf(each.type, each.name, fullness)]));
  return { query: `mutation ${brackets(declared)} { ${name}${called}${selection} }`, variables };
}

/** The JSON of a request's body, also of a form; undefined without one. */
function jsonOf(body: unknown): unknown {
  if (typeof body !== 'string') return body;
  const json = /\r\n\r\n(\{[^\r]*\})\r\n/.exec(body)?.[1];
  return json === undefined ? undefined : JSON.parse(json);
}

/** The paths of all values inside of a value, such as `items.0.quantity`, and of what holds them. */
function pathsIn(value: unknown, at: string[] = []): string[] {
  const inner =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, each]) => pathsIn(each, [...at, key]))
      : [];
  return at.length === 0 ? inner : [at.join('.'), ...inner];
}

const refuse = ({ body }: SeenCall) =>
  Response.json({
    success: false,
    code: 'INVALID',
    message: 'Refused.',
    errors: pathsIn(jsonOf(body)).map((field) => ({ code: 'INVALID', field, message: `${field} is wrong.` })),
  });

/** Whether an input has a field at this path. */
function isInInput(type: GraphQLInputType, [name, ...rest]: string[]): boolean {
  const inner = getNullableType(type);
  if (name === undefined) return true;
  if (isListType(inner)) return /^\d+$/.test(name) && isInInput(inner.ofType, rest);
  const field = isInputObjectType(inner) ? inner.getFields()[name] : undefined;
  return field !== undefined && isInInput(field.type, rest);
}

/** What a request brings along besides its cookies: keys and statements. */
const toldHeaders = ['cookie', 'idempotency-key', 'if-match', 'x-forwarded-host'];

function tell({ call, query, headers, body }: SeenCall) {
  const told = Object.fromEntries(toldHeaders.flatMap((name) => (headers[name] ? [[name, headers[name]]] : [])));
  const boundary = /boundary=(\S+)/.exec(headers['content-type'] ?? '')?.[1];
  const sent = typeof body === 'string' && boundary ? body.replaceAll(boundary, 'boundary').split('\r\n') : body;
  return { call, ...(Object.keys(query).length > 0 && { query }), ...told, ...(sent !== '' && { sent }) };
}

const done = {
  success: true,
  message: 'Done.',
  notice: 'A notice.',
  hasMore: true,
  order: order(inLife()),
  orders: [order(inLife({ _id: 'o2' }))],
  products: [product(), product({ _id: 'p2', name: 'Pears' })],
  product: product(),
  user: shopper(),
  addresses: [address()],
};

afterEach(() => (store.seen.length = 0));

test.each([
  ['a classic store', [], 'all', () => Response.json(done)],
  ['a store with all features', features, 'all', () => Response.json(done)],
  ['such a store, only required fields', features, 'required', () => Response.json(done)],
  ['such a store, null in the other fields', features, 'null', () => Response.json(done)],
  ['such a store, which refuses each field', features, 'all', refuse],
] as const)(
  'what each change sends to %s, and answers, is written down',
  { timeout: 120_000 },
  async (name, has, fullness, answer) => {
    for (const [method, reply] of [
      ['GET', () => Response.json(done)],
      ['POST', answer],
    ] as const)
      store.on(`${method} /api/*`, reply);
    if (has.length > 0) store.on('GET /api/store', withFeatures(...has));
    const { run, url } = await openGateway();
    const scribe = createScribe({ tick: () => undefined, address: new URL(url).host });
    const unknownFields: string[] = [];
    for (const field of mutations) {
      store.seen.length = 0;
      const { query, variables } = requestOf(field, fullness);
      const { data, errors, cookies } = await run(query, variables, { cookie });
      for (const { extensions } of errors ?? []) if (extensions.requestId) extensions.requestId = 'an id';
      const calls = store.seen.filter(({ call }) => !call.endsWith('/is-auth')).map(tell);
      const faults: { field: string[] | null }[] = data?.[field.name]?.errors ?? [];
      for (const { field: place } of faults) {
        const isKnown =
          place === null ||
          field.args.some(({ name: argument, type }) => argument === place[0] || isInInput(type, place));
        if (!isKnown) unknownFields.push(`${field.name}: ${place.join('.')}`);
      }
      scribe.note(field.name, {
        calls,
        ...(cookies.length > 0 && { cookies }),
        data: data?.[field.name],
        ...(errors && { errors }),
      });
    }
    const file = name.replaceAll(/,? /g, '-');
    expect(unknownFields).toEqual([]);
    const { seen, known } = compareWithFile(
      path.join(import.meta.dirname, `written-changes/${file}.txt`),
      scribe.written,
    );
    expect(seen).toEqual(known);
  },
);
