import cors from '@fastify/cors';
import helmet from '@fastify/helmet';
import type { BackendConfig } from '#backend/config.ts';
import type { App } from './app.ts';
import { protocolRefusal } from './error-handler.ts';
import { isAllowedOrigin, isFromOwnSite } from './origins.ts';

/** Calls that change something although the REST contract says GET. */
const changingReads = new Set(['/api/user/logout', '/api/seller/logout']);

/** Security headers, CORS, and a refusal of cross-site writes. */
export async function registerSecurity(app: App, config: BackendConfig): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], baseUri: ["'none'"], formAction: ["'none'"] },
    },
    // Clients on other origins show pictures. CORS protects everything else.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    strictTransportSecurity: config.publicUrl?.startsWith('https://') ? { maxAge: 15_552_000 } : false,
    xFrameOptions: { action: 'deny' },
  });
  await app.register(cors, {
    credentials: true,
    maxAge: 600,
    methods: ['GET', 'POST'],
    exposedHeaders: ['Retry-After', 'X-Request-Id'],
    strictPreflight: false,
    origin: (origin, done) => done(null, origin !== undefined && isAllowedOrigin(origin, config)),
  });
  app.addHook('onRequest', async (request, reply) => {
    const path = request.routeOptions.url ?? '';
    if (path.startsWith('/api/')) reply.header('cache-control', 'private, no-store');
    const isChanging = !['GET', 'HEAD', 'OPTIONS'].includes(request.method) || changingReads.has(path);
    // Webhooks come from a provider's server and have a signature.
    if (!isChanging || request.routeOptions.config.isWebhook === true) return;
    if (!isFromOwnSite(request, config)) {
      await reply.code(403).send(protocolRefusal(403));
    }
  });
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a payment provider's server calls it, and no browser. */
    isWebhook?: boolean;
  }
}
