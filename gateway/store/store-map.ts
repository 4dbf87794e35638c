import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { CookieNames } from '../transport/cookies.ts';

/** The seventeen calls of the specification. */
export const contractCalls = [
  'GET /api/product/list',
  'POST /api/product/add',
  'POST /api/product/stock',
  'GET /api/user/is-auth',
  'POST /api/user/register',
  'POST /api/user/login',
  'GET /api/user/logout',
  'POST /api/cart/update',
  'GET /api/address/get',
  'POST /api/address/add',
  'POST /api/order/cod',
  'POST /api/order/stripe',
  'GET /api/order/user',
  'GET /api/order/seller',
  'GET /api/seller/is-auth',
  'POST /api/seller/login',
  'GET /api/seller/logout',
] as const;
export type ContractCall = (typeof contractCalls)[number];

export interface StoreRequest {
  method: string;
  /** The path from the store's root, with the query. */
  path: string;
  json: unknown;
}

const target = (method: string, methods: string) =>
  z
    .string()
    .regex(
      new RegExp(`^(${methods}) /[!-~]*$`),
      `must be a method and a path, for example "${method} /api/other/path". A POST cannot become a GET, because addresses are logged.`,
    )
    .regex(/^[^?#]*$/, 'must be a path without a query.')
    .optional();

const targets = Object.fromEntries(
  contractCalls.map((call) => {
    const isRead = call.startsWith('GET');
    return [call, target(isRead ? 'GET' : 'POST', isRead ? 'GET|POST|PUT|PATCH|DELETE' : 'POST|PUT|PATCH')];
  }),
) as Record<ContractCall, ReturnType<typeof target>>;

const cookieName = (usualName: string) =>
  z
    .string()
    .regex(/^[\w-]{1,64}$/, `must be the name of a cookie: letters, digits, - and _, for example ${usualName}.`)
    .default(usualName);

/** The form of the file. docs/store-map.schema.json is made from it. */
export const storeMapShape = z
  .strictObject({
    $schema: z.string().optional().describe('The address of this schema, for editors.'),
    calls: z
      .strictObject(targets)
      .default({})
      .describe(
        'The method and path in this store of each call that has another one. A GET that becomes a POST sends its query as JSON.',
      ),
    idType: z
      .enum(['text', 'number'], 'must be "text" or "number".')
      .default('text')
      .describe('number: ids are sent as numbers in JSON bodies.'),
    cookies: z
      .strictObject({ shopper: cookieName('token'), seller: cookieName('sellerToken') })
      .refine(({ shopper, seller }) => shopper !== seller, 'must be two different names.')
      .prefault({})
      .describe('The names of the two session cookies in this store.'),
  })
  .describe('How a store differs from the specification in names. The path of the file is the setting STORE_MAP.');

/** The names in which a store differs from the specification. Logs and metrics keep the names of the specification. */
export type StoreMap = Readonly<Pick<z.output<typeof storeMapShape>, 'calls' | 'idType'> & { cookies: CookieNames }>;

/** The map of a store that has the names of the specification. */
export const plainStoreMap: StoreMap = {
  calls: {},
  idType: 'text',
  cookies: { shopper: 'token', seller: 'sellerToken' },
};

/** Reads a store map. `faults` has one sentence for each mistake in it. */
export function readStoreMap(file: string): { map: StoreMap } | { faults: string[] } {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { faults: [`There is no readable file ${file}.`] };
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { faults: [`${file} is not valid JSON: ${error instanceof Error ? error.message : String(error)}.`] };
  }
  const parsed = storeMapShape.safeParse(json);
  if (!parsed.success) return { faults: parsed.error.issues.flatMap((issue) => sentencesFor(issue, file)) };
  const { calls, idType, cookies } = parsed.data;
  const map = { calls, idType, cookies };
  const twice = callsWithOneTarget(map);
  return twice.length > 0 ? { faults: twice.map((sentence) => `${file}: ${sentence}`) } : { map };
}

function sentencesFor(issue: z.core.$ZodIssue, file: string): string[] {
  const place = issue.path.join(' → ');
  const at = `${file}: ${place ? `${place} ` : ''}`;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) =>
      place === 'calls'
        ? `${file}: calls names “${key}”, which is not one of the seventeen calls.`
        : `${at}has the unknown entry “${key}”.`,
    );
  }
  if (issue.code === 'invalid_type')
    return [`${at || file}must be ${issue.expected === 'string' ? 'a text' : 'an object'}.`];
  return [`${at}${issue.message}`];
}

function callsWithOneTarget(map: StoreMap): string[] {
  const sources = new Map<string, string>();
  return contractCalls.flatMap((call) => {
    const place = placeOf(call, map);
    const other = sources.get(place);
    sources.set(place, call);
    return other === undefined ? [] : [`${other} and ${call} are both ${place} in this store.`];
  });
}

/** The method and path of a call in this store. */
export const placeOf = (call: string, { calls }: StoreMap): string => calls[call as ContractCall] ?? call;

/** The request of a call, as this store expects it. */
export function requestOf(
  call: { method: string; path: string; query?: Record<string, string> | undefined; json?: unknown },
  map: StoreMap,
): StoreRequest {
  const place = map.calls[`${call.method} ${call.path}` as ContractCall];
  const [method = call.method, path = call.path] = place === undefined ? [] : place.split(' ');
  const query = call.query ? new URLSearchParams(call.query).toString() : '';
  const takesQuery = method === 'GET' || method === 'DELETE';
  const json = takesQuery || call.method !== 'GET' ? call.json : (call.query ?? {});
  return {
    method,
    path: query && takesQuery ? `${path}?${query}` : path,
    json: map.idType === 'number' ? withNumericIds(json) : json,
  };
}

const idNames = ['id', 'userId', 'userID', 'product', 'productId', 'address'];

/** Cart keys stay as they are: JSON has no numeric keys. */
function withNumericIds(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(withNumericIds);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]: [string, unknown]) => [
      name,
      idNames.includes(name) && isWholeNumber(value) ? Number(value) : name === 'items' ? withNumericIds(value) : value,
    ]),
  );
}

const isWholeNumber = (value: unknown) =>
  typeof value === 'string' && /^\d{1,15}$/.test(value) && String(Number(value)) === value;
