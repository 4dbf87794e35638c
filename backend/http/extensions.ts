import type { BackendConfig } from '#backend/config.ts';
import { ownFields } from '#backend/features/catalogue/products/product-fields.ts';
import type { App } from './app.ts';

/** What an extension adds to the seventeen calls of the REST contract. */
interface Extension {
  /** Its own calls, by path. */
  calls?: readonly string[];
  /** Parameters in the query, and fields at the top of the body, by the path of the call. */
  inputs?: Readonly<Record<string, readonly string[]>>;
  /** Headers of requests, in lower case. */
  headers?: readonly string[];
  /** Fields of responses, at any depth. No field of the REST contract may have such a name. */
  outputs?: readonly string[];
}

const pageInputs = ['first', 'after', 'last', 'before', 'count', 'id', 'number'];
const filterInputs = ['paid', 'method', 'since'];

/**
 * Every extension, by the name of its feature. Clients read the names at GET /api/store, and a store with FEATURES=classic
 * hides all that is listed here: add new calls, inputs and fields to this table. Fields of products are in product-fields.ts.
 */
const extensions = {
  /** A link in mails about orders confirms the email of an account. */
  'accounts.confirm': { calls: ['/api/account/confirm-email'] },
  /** The shopper changes name, email and password, exports all data of the account, and deletes the account. */
  'accounts.profile': {
    calls: ['/api/user/rename', '/api/user/email', '/api/user/password', '/api/user/export', '/api/user/remove'],
  },
  /** The shopper edits and deletes addresses, and has a default one; postal codes are texts. */
  'addresses.edit': {
    calls: ['/api/address/update', '/api/address/remove', '/api/address/default'],
    outputs: ['isDefault', 'postalCode'],
  },
  /** A link by mail sets a new password. */
  'accounts.reset': { calls: ['/api/account/request-reset', '/api/account/reset'] },
  /** A cart has a version, and a change of an older version is refused. */
  'cart.versions': { inputs: { '/api/cart/update': ['cartVersion'] }, outputs: ['cartVersion'] },
  /** The seller has categories of his own, and an order in which he walks through all categories. */
  'categories.own': {
    calls: ['/api/category/list', '/api/category/save', '/api/category/remove', '/api/category/arrange'],
    outputs: ['categories'],
  },
  /** A refusal has a code, and names the refused fields. */
  'errors.codes': { outputs: ['code', 'errors'] },
  /** The store writes mails, and the seller sees them and sends them again. */
  mail: { calls: ['/api/mail/list', '/api/mail/resend'], outputs: ['mail', 'mails'] },
  newsletter: { calls: ['/api/newsletter/subscribe'] },
  /** The seller sees who has subscribed, and each subscriber can end it by a link. */
  'newsletter.list': {
    calls: ['/api/newsletter/subscribers', '/api/newsletter/unsubscribe'],
    outputs: ['subscribers', 'unsubscribeToken'],
  },
  /** An order says more than the REST contract does. */
  'orders.details': { outputs: ['isTest', 'number', 'order', 'shipping', 'subtotal', 'tax'] },
  /** An order that is sent again with its Idempotency-Key is not placed again. */
  'orders.keys': { headers: ['idempotency-key'] },
  /** Orders in lists name their products by id, on request. */
  'orders.lean': { inputs: { '/api/order/user': ['products'], '/api/order/seller': ['products'] } },
  /** The seller reads which orders to pick next, by the times they are promised for. */
  'orders.next': { calls: ['/api/order/seller/next'] },
  /** An order has a note to the shop and a note to the courier. */
  'orders.notes': {
    inputs: {
      '/api/order/cod': ['noteToShop', 'noteToCourier'],
      '/api/order/stripe': ['noteToShop', 'noteToCourier'],
    },
    outputs: ['noteToShop', 'noteToCourier'],
  },
  /** Online payment is set up. */
  'orders.online': {},
  /** The seller reads what money came in, and which products were ordered most. */
  'orders.ledger': { calls: ['/api/order/seller/takings', '/api/order/seller/best-sellers'] },
  'orders.pages': {
    inputs: { '/api/order/user': pageInputs, '/api/order/seller': [...pageInputs, ...filterInputs] },
    outputs: ['pageInfo', 'totalCount'],
  },
  /** An order has a life: stages that the seller moves it through, cancelling, refunds. */
  'order.stages': {
    calls: ['/api/order/move', '/api/order/cancel', '/api/order/refund'],
    inputs: { '/api/order/seller': ['stages'] },
    outputs: ['stage', 'paymentState', 'version', 'actions', 'timeline', 'refunds', 'paid', 'refunded', 'refundable'],
  },
  /**
   * The seller records what was found of each line, and the order costs that. The shopper says whether missing products may be
   * replaced.
   */
  'orders.picked': {
    calls: ['/api/order/pick', '/api/order/finish-picking'],
    inputs: {
      '/api/order/cod': ['substitution', 'substitutionExceptions'],
      '/api/order/stripe': ['substitution', 'substitutionExceptions'],
    },
    outputs: ['expectedGrams', 'likelyGrams', 'picked', 'settled', 'substitution'],
  },
  /** The seller finds orders by number, name, phone, email and place, and lists chosen ones. */
  'orders.search': {
    inputs: { '/api/order/seller': ['search', 'ids'], '/api/order/seller/sums': ['search', 'ids'] },
  },
  /** Lines of orders have the size of the product as it was ordered. */
  'orders.sizes': { outputs: ['sizeText'] },
  /** The store promises times from a weekly template, and delivers to areas with fees. */
  'orders.slots': {
    calls: ['/api/delivery/slots', '/api/delivery/plan', '/api/delivery/plan/save'],
    inputs: { '/api/order/cod': ['slotId'], '/api/order/stripe': ['slotId'] },
    outputs: ['slot'],
  },
  'orders.sums': { calls: ['/api/order/seller/sums'] },
  /** An order can name the total that the shopper has seen, and is not placed with another one. */
  'orders.totals': { inputs: { '/api/order/cod': ['expectedTotal'], '/api/order/stripe': ['expectedTotal'] } },
  /** The seller sees which online orders wait for their payment, and gives their goods and times back. */
  'orders.unpaid': { calls: ['/api/order/release', '/api/order/unpaid'], outputs: ['heldUntil'] },
  /** The product list has the size of each picture. */
  'pictures.sizes': { outputs: ['pictures'] },
  /** The seller exports all products as a CSV file and imports such a file, after a preview. */
  'products.import': {
    calls: ['/api/product/export', '/api/product/import/preview', '/api/product/import/apply'],
  },
  'products.demo': { calls: ['/api/product/demo', '/api/product/remove-demo'] },
  /** The seller edits, archives and arranges products; a classic store also ignores `size` and `pictures` of product/add. */
  'products.edit': {
    calls: ['/api/product/seller', '/api/product/update', '/api/product/archive', '/api/product/arrange'],
    outputs: ['isArchived', 'isBestSeller', 'version'],
  },
  /** A refund can be for lines of the order, and takes their taxes; the order says what is left. */
  'refunds.lines': {
    inputs: { '/api/order/refund': ['lines'] },
    outputs: ['afterRefunds', 'placedTaxes'],
  },
  /** The seller counts pieces; the public sees whether few are left. */
  'stock.count': {
    calls: [
      '/api/product/stock/list',
      '/api/product/stock/moves',
      '/api/product/stock/adjust',
      '/api/product/stock/stop',
    ],
    outputs: ['availability', 'left'],
  },
  /** Each call checks its session itself, and needs no user id in the query or the body. */
  'sessions.own': {},
  /** Prices can include taxes by rates. A store without it adds 2 % to them; a classic store also ignores `taxClass` of product/add. */
  'tax.rates': { outputs: ['taxes'] },
  /** The seller's area has people with roles, and a trail of what they change and read. */
  staff: {
    calls: ['/api/staff/add', '/api/staff/changes', '/api/staff/list', '/api/staff/password', '/api/staff/update'],
    inputs: { '/api/newsletter/subscribers': ['export'], '/api/order/seller': ['export'] },
    outputs: ['staff'],
  },
  /** GET store has all facts of the shop, and the seller can change them. */
  'store.settings': { calls: ['/api/store/pages', '/api/store/update'] },
} as const satisfies Record<string, Extension>;

type FeatureName = keyof typeof extensions;

export const featureNames = [
  ...new Set([...Object.keys(extensions), ...ownFields.map(({ feature }) => feature)]),
] as FeatureName[];

/** What a store with FEATURES=classic hides; nothing in another. */
function hiddenParts({ isClassic }: BackendConfig) {
  const others = { calls: ['/api/store'], outputs: ownFields.map(({ name }) => name) };
  const hidden: readonly Extension[] = isClassic ? [...Object.values(extensions), others] : [];
  return {
    calls: new Set(hidden.flatMap(({ calls = [] }) => calls)),
    headers: hidden.flatMap(({ headers = [] }) => headers),
    inputsOf: (path: string) => hidden.flatMap(({ inputs = {} }) => inputs[path] ?? []),
    outputs: new Set(hidden.flatMap(({ outputs = [] }) => outputs)),
  };
}

/** The paths of the calls that this store hides. */
export function hiddenCalls(config: BackendConfig): ReadonlySet<string> {
  return hiddenParts(config).calls;
}

/** Writes responses as JSON, without the fields that this store hides. */
export function responseWriter(config: BackendConfig): (body: unknown) => string {
  const { outputs } = hiddenParts(config);
  if (outputs.size === 0) return (body) => JSON.stringify(body);
  return (body) => JSON.stringify(body, (name, value: unknown) => (outputs.has(name) ? undefined : value));
}

/**
 * Hides calls, headers and inputs of a store with FEATURES=classic; `responseWriter` hides the outputs. Who may do what does
 * not change. Call it before the routes are registered.
 */
export function hideExtensions(app: App, config: BackendConfig): void {
  if (!config.isClassic) return;
  const { calls, headers, inputsOf } = hiddenParts(config);

  app.addHook('onRequest', async (request, reply) => {
    if (calls.has(request.routeOptions.url ?? '')) return reply.callNotFound();
    for (const name of headers) delete request.headers[name];
  });

  app.addHook('preValidation', async (request) => {
    for (const name of inputsOf(request.routeOptions.url ?? '')) {
      for (const part of [request.query, request.body]) {
        if (typeof part === 'object' && part !== null) Reflect.deleteProperty(part, name);
      }
    }
  });
}
