import { z } from 'zod';
import type { App } from '#backend/http/app.ts';
import { refuseForeignUser, requireShopper, shopperOf } from '../sessions/session-hooks.ts';
import { readAddingHash } from '#backend/http/idempotency-key.ts';
import { claimedUser, idField } from '#backend/http/text-fields.ts';
import { envelope } from '#backend/http/envelope.ts';
import { refused } from '#backend/refusal.ts';
import type { AppContext } from '#backend/app-context.ts';
import { addAddress, listAddresses, removeAddress, setDefaultAddress, updateAddress } from './address-repository.ts';
import { addressInput, savedAddress, toAddressDocument } from './postal-address.ts';
import * as texts from './texts.ts';

const maxAddresses = 20;
const tags = ['address'];
const security = [{ shopper: [] }];
const oneAddress = z.object({ ...claimedUser, addressId: idField(texts.address) });
const unknownAddress = () => refused('UNKNOWN_ADDRESS', texts.unknownAddress, 'addressId');

/** GET address/get, POST address/add, update, remove, default. */
export function registerAddressRoutes(app: App, context: AppContext): void {
  const { config, database, clock } = context;
  const ofShopper = { onRequest: requireShopper(context), preHandler: refuseForeignUser };
  const limit = 'addresses';
  const edit = { ...ofShopper, config: { limit, feature: 'addresses.edit' } as const };
  const address = addressInput(config);

  app.get(
    '/api/address/get',
    {
      ...ofShopper,
      schema: {
        tags,
        security,
        summary: "The shopper's saved addresses, oldest first",
        querystring: z.object(claimedUser),
        response: envelope({ addresses: z.array(savedAddress) }),
      },
    },
    async (request) => ({
      success: true as const,
      addresses: (await listAddresses(database, shopperOf(request).id)).map(toAddressDocument),
    }),
  );

  app.post(
    '/api/address/add',
    {
      ...ofShopper,
      config: { limit },
      schema: {
        tags,
        security,
        summary: 'Save a delivery address',
        body: z.object({ ...claimedUser, address }),
        response: envelope({}),
      },
    },
    async (request) => {
      const { id: personId } = shopperOf(request);
      const { address: contents } = request.body;
      const hash = readAddingHash(request, personId, contents);
      if (!(await addAddress(database, personId, contents, { hash, maxAddresses, now: clock() }))) {
        return refused('TOO_MANY', texts.tooManyAddresses(maxAddresses));
      }
      return { success: true as const, message: texts.added };
    },
  );

  app.post(
    '/api/address/update',
    {
      ...edit,
      schema: {
        tags,
        security,
        summary: 'Replace all fields of a saved address',
        description: 'Orders keep the address with which they were placed.',
        body: oneAddress.extend({ address }),
        response: envelope({ address: savedAddress }),
      },
    },
    async (request) => {
      const { addressId, address: fields } = request.body;
      const updated = await updateAddress(database, shopperOf(request).id, addressId, fields);
      if (updated === null) return unknownAddress();
      return { success: true as const, message: texts.saved, address: toAddressDocument(updated) };
    },
  );

  app.post(
    '/api/address/remove',
    {
      ...edit,
      schema: { tags, security, summary: 'Delete a saved address', body: oneAddress, response: envelope({}) },
    },
    async (request) =>
      (await removeAddress(database, shopperOf(request).id, request.body.addressId))
        ? { success: true as const, message: texts.deleted }
        : unknownAddress(),
  );

  app.post(
    '/api/address/default',
    {
      ...edit,
      schema: {
        tags,
        security,
        summary: 'Make a saved address the one that the shopper uses first',
        body: oneAddress,
        response: envelope({}),
      },
    },
    async (request) =>
      (await setDefaultAddress(database, shopperOf(request).id, request.body.addressId))
        ? { success: true as const, message: texts.isDefault }
        : unknownAddress(),
  );
}
