import type { GatewayConfig } from '../config.ts';

/** The part of a request that tells where it was sent to. */
interface AddressedRequest {
  protocol: string;
  host: string;
  socket: { localPort?: number | undefined };
}

const sandboxOrigin = 'https://studio.apollographql.com';

/** The host names a machine has for itself. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname);
}

/** An address of numbers, which no foreign name server can make to point here. */
const isIpAddress = (hostname: string) => hostname.startsWith('[') || /^\d{1,3}(\.\d{1,3}){3}$/.test(hostname);

/** What a host name to listen on is called by a browser on the same machine. */
export const nameOfHost = (host: string) => {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
};

/**
 * The origin the shopper sees. Without PUBLIC_URL a request's own Host is believed only when it names this machine or
 * is an address of numbers, so that a foreign name that was made to point here never counts as the shop.
 */
export function publicOriginOf(request: AddressedRequest, config: GatewayConfig): string {
  if (config.publicOrigin) return config.publicOrigin;
  const asked = `${request.protocol}://${request.host}`;
  if (URL.canParse(asked)) {
    const { hostname, origin } = new URL(asked);
    if (isLoopback(hostname) || isIpAddress(hostname) || hostname === nameOfHost(config.host)) return origin;
  }
  return `http://${nameOfHost(config.host)}:${request.socket.localPort ?? config.port}`;
}

/** Whether a page of this origin may talk to the gateway with its visitor's cookies. */
export function isAllowedOrigin(origin: string, request: AddressedRequest, config: GatewayConfig): boolean {
  if (origin === publicOriginOf(request, config)) return true;
  if (config.production || !URL.canParse(origin)) return false;
  const { hostname, protocol } = new URL(origin);
  return origin === sandboxOrigin || (isLoopback(hostname) && /^https?:$/.test(protocol));
}
