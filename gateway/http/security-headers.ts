import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';

/** The browser's own walls around the app: everything from this origin, pictures from wherever the store keeps them. */
export async function securityHeaders(app: FastifyInstance, config: GatewayConfig) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'https:', 'data:', 'blob:', ...(config.production ? [] : ['http:'])],
        styleSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.publicOrigin?.startsWith('https:')
      ? { maxAge: 15_552_000, includeSubDomains: false }
      : false,
    xFrameOptions: { action: 'deny' },
  });
}
