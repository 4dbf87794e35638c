import proxyAddress from '@fastify/proxy-addr';
import type { Context } from '@opentelemetry/api';
import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { GatewayConfig } from '../config.ts';
import type { Caller } from '../transport/rest-call.ts';

/** https://www.w3.org/TR/trace-context/ */
const traceparentFormat = /^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;
const tracestateFormat = /^[\x20-\x7e]{1,512}$/;

/**
 * The facts that the store learns of a request: its id, the client's address behind trusted proxies, and the trace
 * headers.
 */
export function callerOf(
  request: { id: string; ip: string; headers: IncomingHttpHeaders },
  traceContext: Context,
): Caller {
  return { requestId: request.id, address: request.ip, trace: traceOf(request), traceContext };
}

/** The trace headers to pass on; empty when they break the standard. */
export function traceOf({ headers }: { headers: IncomingHttpHeaders }): Record<string, string> {
  const { traceparent, tracestate } = headers;
  if (typeof traceparent !== 'string' || !traceparentFormat.test(traceparent)) return {};
  const hasState = typeof tracestate === 'string' && tracestateFormat.test(tracestate);
  return { traceparent, ...(hasState && { tracestate }) };
}

/** Takes over the request id of a proxy in front, or makes one. */
export function requestIdOf({ 'x-request-id': header }: IncomingHttpHeaders): string {
  return typeof header === 'string' && /^[\w.:-]{1,100}$/.test(header) ? header : randomUUID();
}

/** Whether an address is a trusted proxy, by its distance to the gateway: Fastify's option `trustProxy`. */
export const createProxyTrust =
  ({ trustedProxies }: GatewayConfig) =>
  (_address: string, hop: number): boolean =>
    hop < trustedProxies;

/** The address of the client in front of the trusted proxies, as Fastify finds it. */
export const createAddressReader = (config: GatewayConfig): ((raw: IncomingMessage) => string) => {
  const isTrusted = createProxyTrust(config);
  return (raw) => (config.trustedProxies > 0 ? proxyAddress(raw, isTrusted) : raw.socket.remoteAddress) ?? '';
};
