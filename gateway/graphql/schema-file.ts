import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import { matchesEtag } from '../content-coding.ts';
import { hasToken } from '../guards/bearer-token.ts';

/**
 * GET /schema.graphql: the schema as text, with its descriptions. In production only for requests with the introspection token,
 * unless PUBLISH_SCHEMA is on.
 */
export async function schemaFileRoute(
  app: FastifyInstance,
  { schemaText, config }: { schemaText: string; config: GatewayConfig },
) {
  const isOpen = !config.production || config.publishSchema;
  const etag = `"${createHash('sha256').update(schemaText).digest('base64url').slice(0, 27)}"`;
  app.get('/schema.graphql', async ({ headers }, reply) => {
    if (!isOpen && !hasToken(headers.authorization, config.introspectionToken)) {
      void reply.code(404).header('cache-control', 'no-store');
      return await reply.type('text/plain; charset=utf-8').send('Not found.\n');
    }
    void reply.header('cache-control', 'no-cache').header('etag', etag);
    if (matchesEtag(headers['if-none-match'], etag)) return await reply.code(304).send();
    // Servers and tools use this type, although it is not registered yet: https://github.com/graphql/graphql-spec/issues/988
    return await reply.type('application/graphql; charset=utf-8').send(schemaText);
  });
}
