import { z } from 'zod';
import type { AppContext } from '#backend/app-context.ts';
import { listAddresses } from '#backend/features/people/addresses/address-repository.ts';
import { postalAddress, toPostalDocument } from '#backend/features/people/addresses/postal-address.ts';
import { requireSeller, staffOf } from '#backend/features/people/sessions/session-hooks.ts';
import type { App } from '#backend/http/app.ts';
import { envelope } from '#backend/http/envelope.ts';
import { blockField, idField } from '#backend/http/text-fields.ts';
import { refused } from '#backend/refusal.ts';
import { toUnits } from '#backend/rules/money.ts';
import { orderDocument } from '../order-document.ts';
import { createOrderWriter } from '../order-documents.ts';
import { listOrdersOf } from '../lists/order-list-repository.ts';
import { listCustomers, readCustomers, readNote, writeNote, type Customer } from './customer-repository.ts';
import * as texts from './texts.ts';

const pageSize = { standard: 20, max: 50 };
/** The orders that a customer is shown with. */
const maxOrders = 20;
const maxNote = 1000;
const maxSearch = 100;

const customerDocument = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string().nullable().meta({ description: 'The email for mails; null when the shop knows none.' }),
    phone: z.string().meta({ description: 'The phone of the newest order.' }),
    isGuest: z.boolean().meta({ description: 'Whether the customer has no account.' }),
    orderCount: z.int(),
    lastOrderAt: z.iso.datetime(),
    open: z.number().meta({ description: 'The sum of the orders that are neither paid nor cancelled.' }),
  })
  .meta({ id: 'Customer' });

const toDocument = (customer: Customer): z.infer<typeof customerDocument> => {
  const { id, name, email, isGuest, orderCount } = customer;
  return {
    id,
    name,
    email: email || null,
    phone: customer.address.phone,
    isGuest,
    orderCount,
    lastOrderAt: new Date(customer.lastOrderAt).toISOString(),
    open: toUnits(customer.openCents),
  };
};

/** GET customer/list and customer/read, POST customer/note: who has ordered. */
export function registerCustomerRoutes(app: App, context: AppContext): void {
  const { database, clock } = context;
  const writeOrders = createOrderWriter(context);
  const onRequest = requireSeller(context);
  const config = { feature: 'orders.for-customers', role: 'MANAGER' } as const;
  const schema = { tags: ['customer'], security: [{ seller: [] }] };

  app.get(
    '/api/customer/list',
    {
      onRequest,
      config,
      schema: {
        ...schema,
        summary: 'Who has ordered, those with the newest orders first',
        description: 'Guests too: each one has an entry of its own, unless the staff took further orders for it.',
        querystring: z.object({
          search: z.string().trim().max(maxSearch).optional().meta({
            description: 'Words of name and email, digits of the phone, or an order number.',
          }),
          first: z.coerce.number().int().min(1).max(pageSize.max).default(pageSize.standard),
          after: z.coerce.number().int().min(0).optional().meta({ description: '`nextAfter` of the page before.' }),
        }),
        response: envelope({
          customers: z.array(customerDocument),
          nextAfter: z.string().nullable().meta({ description: 'Where the next page begins; null at the end.' }),
        }),
      },
    },
    async (request) => {
      const { search, first: limit, after: before = Number.MAX_SAFE_INTEGER } = request.query;
      const { customers, next } = await listCustomers(database, { search: search || undefined, limit, before });
      return {
        success: true as const,
        customers: customers.map(toDocument),
        nextAfter: next === null ? null : String(next),
      };
    },
  );

  app.get(
    '/api/customer/read',
    {
      onRequest,
      config,
      schema: {
        ...schema,
        summary: 'One customer, with addresses, newest orders and the note of the shop',
        querystring: z.object({ customerId: idField('Customer id') }),
        response: envelope({
          customer: customerDocument.extend({
            note: z.string().meta({ description: 'Seen by the shop only, and in the export of personal data.' }),
            addresses: z
              .array(postalAddress)
              .meta({ description: 'That of the newest order first, then the saved ones.' }),
            orders: z.array(orderDocument).meta({ description: `The newest ones, at most ${maxOrders}.` }),
          }),
        }),
      },
    },
    async (request) => {
      const { customerId: id } = request.query;
      const customer = (await readCustomers(database, [id])).get(id);
      if (!customer) return refused('REFUSED', texts.unknownCustomer, 'customerId');
      const saved = await listAddresses(database, id);
      const orders = await listOrdersOf(database, id, { limit: maxOrders, from: null });
      const viewer = { role: 'SELLER' as const, staff: staffOf(request) };
      return {
        success: true as const,
        customer: {
          ...toDocument(customer),
          note: await readNote(database, id),
          addresses: [
            customer.address,
            ...saved.map(({ _id, userId: _userId, isDefault: _isDefault, ...address }) => address),
          ].map(toPostalDocument),
          orders: await writeOrders(request, orders, viewer, { isLean: true }),
        },
      };
    },
  );

  app.post(
    '/api/customer/note',
    {
      onRequest,
      config,
      schema: {
        ...schema,
        summary: 'Write the note of the shop about a customer',
        description: 'An empty note removes it. It is in the export of personal data, and deleted with these.',
        body: z.object({ id: idField('Customer id'), note: blockField(texts.note, maxNote) }),
        response: envelope({}),
      },
    },
    async (request) => {
      const { id, note } = request.body;
      const isKnown = await writeNote(database, { id, note, staff: staffOf(request) }, clock());
      return isKnown
        ? { success: true as const, message: texts.noteSaved }
        : refused('REFUSED', texts.unknownCustomer, 'id');
    },
  );
}
