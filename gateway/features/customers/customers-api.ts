import type { PlaceCustomerOrderInput, WriteCustomerNoteInput } from '#gateway/__generated__/schema.ts';
import { readCustomer, type Customer } from '#gateway/__generated__/store-documents.ts';
import { readDeliveryAddress, type RestDeliveryAddress } from '#gateway/documents/address.ts';
import type { RestOrder } from '#gateway/documents/order.ts';
import { readPageArguments } from '#gateway/documents/page-arguments.ts';
import { readEntries, readList } from '#gateway/documents/read-list.ts';
import type { Parts } from '#gateway/parts.ts';
import { badInput, badStoreResponse, storeRefused } from '#gateway/refusals/faults.ts';
import { keyError } from '#gateway/refusals/idempotency-key.ts';
import { lineErrors } from '#gateway/refusals/line-rules.ts';
import { isRecord, readOutcome, refusal, refusalFor, type Outcome } from '#gateway/refusals/outcome.ts';
import { inputPath } from '#gateway/refusals/user-errors.ts';
import { given } from '#gateway/transport/given.ts';
import {
  orderHeaders,
  toRestAddress,
  toRestContents,
  typedOrderFields,
  typedOrderPath,
} from '#gateway/store/typed-order.ts';
import * as texts from './texts.ts';

const standardPageSize = 20;
const maxPageSize = 50;
const maxSearch = 100;
const maxCursor = 20;

export interface ListedCustomers {
  customers: Customer[];
  nextAfter: string | null;
}

export interface OpenedCustomer {
  customer: Customer;
  note: string;
  addresses: RestDeliveryAddress[];
  orders: RestOrder[];
}

export interface PlaceCustomerOrderOutcome extends Outcome {
  /** The order as it was placed, or as it waits for its payment. After a refusal: see the schema. */
  order: RestOrder | null;
}

const notSupported = refusal('NOT_SUPPORTED', texts.notSupported);
const toNoteInput = inputPath<WriteCustomerNoteInput>({ id: true, note: true });
const toOrderInput = typedOrderPath(
  inputPath<PlaceCustomerOrderInput>({ ...typedOrderFields, customerId: true, exceptionReason: 'exception' }),
);

/** GET /api/customer/list and read, POST /api/customer/note and /api/order/for-customer: the feature `orders.for-customers`. */
export function createCustomersApi({ rest, seller, features, orders, publicOrigin, log }: Parts) {
  const read = (call: 'list' | 'read', query: Record<string, string>) =>
    rest.send({ method: 'GET', path: `/api/customer/${call}`, kind: 'read', cookies: ['seller'], query });

  /** The reason why nothing can be sent, if any. */
  const refuse = async () => (features.has('ORDERS_FOR_CUSTOMERS') ? await seller.refusal() : notSupported);

  return {
    /** A page of customers; null over a store without them. @throws Fault */
    async list({
      search,
      ...args
    }: {
      search?: string | null | undefined;
      first?: number | null | undefined;
      after?: string | null | undefined;
    }): Promise<ListedCustomers | null> {
      const { size, cursor } = readPageArguments(args, standardPageSize);
      if (size > maxPageSize) throw badInput(`\`first\` must be from 1 to ${maxPageSize}.`);
      if (cursor !== null && (cursor.length > maxCursor || !/^\d+$/.test(cursor))) {
        throw badInput('`after` must be `nextAfter` of a page.');
      }
      if (search != null && search.length > maxSearch) {
        throw badInput(`\`search\` must have at most ${maxSearch} characters.`);
      }
      if (!features.has('ORDERS_FOR_CUSTOMERS')) return null;
      const query = { first: String(size), ...(cursor !== null && { after: cursor }), ...(search && { search }) };
      const response = await read('list', query);
      const customers = readList(response, 'customers', { read: readCustomer, log });
      const nextAfter = isRecord(response.body) ? response.body['nextAfter'] : null;
      return { customers, nextAfter: typeof nextAfter === 'string' ? nextAfter : null };
    },

    /** One customer; null for an unknown one, and over a store without them. @throws Fault */
    async find(id: string): Promise<OpenedCustomer | null> {
      if (!features.has('ORDERS_FOR_CUSTOMERS')) return null;
      const response = await read('read', { customerId: id });
      const outcome = readOutcome(response);
      if (!outcome.success) {
        if (outcome.errors.some(({ code }) => code === 'REFUSED')) return null;
        throw storeRefused(outcome);
      }
      const found = isRecord(response.body) ? response.body['customer'] : undefined;
      const customer = readCustomer(found);
      if (!customer || !isRecord(found)) throw badStoreResponse(response.detail);
      const { note, addresses, orders: own } = found;
      return {
        customer,
        note: typeof note === 'string' ? note : '',
        addresses: readEntries(
          Array.isArray(addresses) ? addresses : [],
          (entry) => readDeliveryAddress(entry) ?? undefined,
        ),
        orders: readEntries(Array.isArray(own) ? own : [], (entry) => orders.lists.readOrder(entry)),
      };
    },

    async writeNote({ id, note }: WriteCustomerNoteInput): Promise<Outcome> {
      const refused = await refuse();
      if (refused) return refused;
      const call = { method: 'POST', path: '/api/customer/note', kind: 'change' } as const;
      return readOutcome(await rest.send({ ...call, cookies: ['seller'], json: { id, note } }), {
        toInput: toNoteInput,
      });
    },

    /** @throws Fault when the response of the store cannot be understood */
    async placeOrder(input: PlaceCustomerOrderInput): Promise<PlaceCustomerOrderOutcome> {
      const refused = await refuse();
      const badKey = keyError(input.idempotencyKey);
      const invalid = refused ?? refusalFor([...lineErrors(input.items), ...(badKey ? [badKey] : [])]);
      if (invalid) return { ...invalid, order: null };
      const response = await rest.send({
        method: 'POST',
        path: '/api/order/for-customer',
        kind: 'change',
        cookies: ['seller'],
        headers: orderHeaders(input, publicOrigin),
        json: {
          address: toRestAddress(input.address),
          ...toRestContents(input, features),
          ...given({ customerId: input.customerId, exception: input.exceptionReason }),
        },
      });
      const outcome = readOutcome(response, { toInput: toOrderInput });
      const order = orders.lists.readChanged(response);
      if (!outcome.success) return { ...outcome, order };
      if (!order) throw badStoreResponse(response.detail);
      return { ...outcome, order };
    },
  };
}
