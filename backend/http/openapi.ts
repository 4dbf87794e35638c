import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { BackendConfig } from '#backend/config.ts';
import type { App } from './app.ts';
import { isOpenTo } from './bearer-token.ts';

/**
 * GET /openapi.json: the description, made from the very schemas that validate. Closed in production, but for the holder of
 * INTROSPECTION_TOKEN. To be called before the routes.
 */
export async function registerOpenApi(app: App, config: BackendConfig): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Greengate store',
        version: '1.0.0',
        description:
          'The REST store behind the Greengate gateway. Whatever the store refuses, "not logged in" included, is answered with status 200 and `success: false`; other statuses report faults of the request or of the server, with the same body. Sessions are the cookies `token` (shopper) and `sellerToken` (seller). A login also sets the cookie `knownBrowser`: sent along with later logins, it keeps wrong passwords from elsewhere from locking this client out.',
      },
      components: {
        securitySchemes: {
          shopper: { type: 'apiKey', in: 'cookie', name: 'token' },
          seller: { type: 'apiKey', in: 'cookie', name: 'sellerToken' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  const { isProduction, introspectionToken } = config;
  app.get('/openapi.json', { schema: { hide: true } }, (request, reply) => {
    if (!isOpenTo(request, isProduction, introspectionToken)) return reply.callNotFound();
    return app.swagger();
  });
}
