import type { GatewayConfig } from '../config.ts';

/** The parts of a request that say where it was sent to. */
export interface AddressedRequest {
  protocol: string;
  host: string;
  socket: { localPort?: number | undefined };
}

const sandboxOrigin = 'https://studio.apollographql.com';

/** Whether a host name means the machine itself. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** Whether a host name is an IP address, which no DNS record can make point here. */
const isIpAddress = (hostname: string) => hostname.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname);

/** The host name by which a browser on this machine reaches a server that listens on `host`. */
export const browserHostOf = (host: string) => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

/** The last trusted origin: nearly all requests have it, and parsing it takes longer than reading a session. */
let lastTrusted: { requested: string; config: GatewayConfig; origin: string } | undefined;

/**
 * The origin that shoppers see. Without PUBLIC_URL, the request's Host header is trusted only when it is a loopback name, an
 * IP address or HOST, which stops DNS rebinding: a foreign name that resolves to this machine never counts as the shop.
 */
export function publicOriginOf(request: AddressedRequest, config: GatewayConfig): string {
  if (config.publicOrigin) return config.publicOrigin;
  const requested = `${request.protocol}://${request.host}`;
  if (lastTrusted?.requested === requested && lastTrusted.config === config) return lastTrusted.origin;
  if (URL.canParse(requested)) {
    const { hostname, origin } = new URL(requested);
    if (isLoopback(hostname) || isIpAddress(hostname) || hostname === browserHostOf(config.host)) {
      lastTrusted = { requested, config, origin };
      return origin;
    }
  }
  return `http://${browserHostOf(config.host)}:${request.socket.localPort ?? config.port}`;
}

/** Whether pages of this origin may call the gateway with the visitor's cookies. */
export function isAllowedOrigin(origin: string, request: AddressedRequest, config: GatewayConfig): boolean {
  if (origin === publicOriginOf(request, config)) return true;
  if (config.production || !URL.canParse(origin)) return false;
  const { hostname, protocol } = new URL(origin);
  return origin === sandboxOrigin || (isLoopback(hostname) && /^https?:$/.test(protocol));
}
