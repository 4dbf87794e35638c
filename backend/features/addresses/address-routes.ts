import { z } from 'zod';
import type { App } from '#backend/http/app.ts';
import { refuseForeignUser, requireShopper, shopperOf } from '#backend/features/sessions/session-hooks.ts';
import { claimedUser } from '#backend/http/text-fields.ts';
import { refused, envelope } from '#backend/http/envelope.ts';
import type { AppContext } from '#backend/app-context.ts';
import { addAddress, listAddresses } from './address-repository.ts';
import { addressInput, savedAddress } from './postal-address.ts';

const maxAddresses = 20;
const tags = ['address'];

/** GET address/get, POST address/add. */
export function registerAddressRoutes(app: App, context: AppContext): void {
  const { database, clock } = context;

  app.get(
    '/api/address/get',
    {
      onRequest: requireShopper(context),
      preHandler: refuseForeignUser,
      schema: {
        tags,
        security: [{ shopper: [] }],
        summary: "The shopper's saved addresses, oldest first",
        querystring: z.object(claimedUser),
        response: envelope({ addresses: z.array(savedAddress) }),
      },
    },
    async (request) => ({
      success: true as const,
      addresses: await listAddresses(database, shopperOf(request).id),
    }),
  );

  app.post(
    '/api/address/add',
    {
      onRequest: requireShopper(context),
      preHandler: refuseForeignUser,
      config: { limit: 'addresses' },
      schema: {
        tags,
        security: [{ shopper: [] }],
        summary: 'Save a delivery address',
        body: z.object({ ...claimedUser, address: addressInput }),
        response: envelope({}),
      },
    },
    async (request) => {
      const { address } = request.body;
      if (!(await addAddress(database, shopperOf(request).id, address, maxAddresses, clock()))) {
        return refused('TOO_MANY', `You have ${maxAddresses} saved addresses, which is the maximum.`);
      }
      return { success: true as const, message: 'Address added.' };
    },
  );
}
