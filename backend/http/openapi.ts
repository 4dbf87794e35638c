import swagger from '@fastify/swagger';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import type { BackendConfig } from '#backend/config.ts';
import type { App } from './app.ts';
import { isOpenTo } from './bearer-token.ts';
import { describedExtensions, isHiddenCall } from './hidden-extensions.ts';

/**
 * GET /openapi.json: the description, made from the schemas that validate requests. In production only with
 * INTROSPECTION_TOKEN. Calls that this store hides are not described. Each call names its feature and the lowest role that
 * may use it, in `x-feature` and `x-role`. Call it before the routes are registered.
 */
export async function registerOpenApi(app: App, config: BackendConfig): Promise<void> {
  /** The extensions of each call's description, by method and path. */
  const ofCall = new Map<string, object>();
  // OpenAPI allows keys that begin with `x-`, its types do not.
  const extensions = { 'x-features': describedExtensions(config) };
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Greengate store',
        version: '1.0.0',
        description:
          'The REST store behind the Greengate gateway. A refusal, also "not logged in", has status 200 and `success: false`. Other statuses are errors of the request or of the server, with the same body. The `maxLength` of a text counts its characters; white space at its ends does not count, except in a password. Sessions are the cookies `token` (shopper) and `sellerToken` (seller). A login also sets the cookie `knownBrowser`. A client that sends it with later logins is not locked out by wrong passwords from other clients.',
      },
      ...extensions,
      components: {
        securitySchemes: {
          shopper: { type: 'apiKey', in: 'cookie', name: 'token' },
          seller: { type: 'apiKey', in: 'cookie', name: 'sellerToken' },
        },
      },
    },
    transform: (call) => {
      const { feature, role } = call.route.config ?? {};
      const methods = [call.route.method].flat();
      const described = { ...(feature && { 'x-feature': feature }), ...(role && { 'x-role': role }) };
      for (const method of methods) ofCall.set(`${method.toLowerCase()} ${call.url}`, described);
      const isHidden = isHiddenCall(config, call.url, feature);
      return jsonSchemaTransform(isHidden ? { ...call, schema: { ...call.schema, hide: true } } : call);
    },
    transformObject: (document) => {
      const described = jsonSchemaTransformObject(document);
      for (const [path, methods] of Object.entries(described.paths ?? {})) {
        for (const [method, operation] of Object.entries<object>(methods ?? {})) {
          Object.assign(operation, ofCall.get(`${method} ${path}`));
        }
      }
      return described;
    },
  });
  const { isProduction, introspectionToken } = config;
  app.get('/openapi.json', { schema: { hide: true } }, (request, reply) => {
    if (!isOpenTo(request, isProduction, introspectionToken)) return reply.callNotFound();
    // Complete: the response writer would remove the names of hidden fields from parts of it.
    return reply.serializer(JSON.stringify).send(app.swagger());
  });
}
