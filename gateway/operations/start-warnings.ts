import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';

/**
 * The things that will not work in production with these settings: one sentence for each, which starts with the setting
 * to change. Settings with which the gateway must not start are faults of `readGatewayConfig` instead.
 */
export function startWarnings({ production, publicOrigin, trustedProxies }: GatewayConfig): string[] {
  if (!production) return [];
  const isHttps = publicOrigin?.startsWith('https:') ?? false;
  return [
    publicOrigin === undefined &&
      'PUBLIC_URL is not set: under a name such as shop.example.com nothing can be changed (no login, no cart, no order), cookies are not Secure, and search engines get addresses of this machine. Set it to the address that people type.',
    publicOrigin !== undefined &&
      !isHttps &&
      'PUBLIC_URL is not an https address: passwords and sessions pass unencrypted, and the shop cannot be installed as an app. Put a proxy with HTTPS in front and set the https address.',
    isHttps && trustedProxies === 0 && `TRUST_PROXY is 0 although PUBLIC_URL is an https address: ${sharedAddress}`,
  ].filter((sentence) => sentence !== false);
}

const sharedAddress =
  'all shoppers behind the proxy count as one address and share its rate limits. Set it to the number of proxies in front, usually 1.';

/** Logs once when production requests come through a proxy that the settings do not mention. */
export function warnOfUnknownProxy(app: FastifyInstance, { production, trustedProxies }: GatewayConfig): void {
  if (!production || trustedProxies > 0) return;
  let isWarned = false;
  app.addHook('onRequest', async ({ headers }) => {
    if (isWarned || headers['x-forwarded-for'] === undefined) return;
    isWarned = true;
    app.log.warn(`TRUST_PROXY is 0, but requests have X-Forwarded-For: ${sharedAddress}`);
  });
}
