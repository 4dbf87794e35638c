import type { IncomingHttpHeaders } from 'node:http';
import type { GatewayConfig } from '../config.ts';
import type { GraphqlErrorResponse } from './graphql-error.ts';
import { isAllowedOrigin, publicOriginOf, type AddressedRequest } from './public-origin.ts';

export interface CheckedRequest extends AddressedRequest {
  method: string;
  headers: IncomingHttpHeaders;
}

/** Refuses requests that name a page of an origin that may not use the API. Programs send no Origin header. */
export function refuseForeignOrigin(request: CheckedRequest, config: GatewayConfig): GraphqlErrorResponse | undefined {
  const { origin } = request.headers;
  if (origin === undefined || isAllowedOrigin(origin, request, config)) return undefined;
  return refusal(origin, request, config);
}

/** Refuses POSTs that a page of another site sends without its name. */
export function refuseNamelessSite(request: CheckedRequest, config: GatewayConfig): GraphqlErrorResponse | undefined {
  const { method, headers } = request;
  if (headers.origin !== undefined || method !== 'POST' || headers['sec-fetch-site'] !== 'cross-site') return undefined;
  return refusal('This page', request, config);
}

function refusal(page: string, request: CheckedRequest, config: GatewayConfig): GraphqlErrorResponse {
  const allowed = publicOriginOf(request, config);
  return {
    status: 403,
    code: 'FORBIDDEN_ORIGIN',
    message: `${page} may not use this API: the shop is at ${allowed} (set by PUBLIC_URL).`,
  };
}

/** The CORS headers of a response: none unless a page of another allowed origin asks. */
export function corsHeadersOf(request: CheckedRequest, config: GatewayConfig): Record<string, string> | undefined {
  const { origin } = request.headers;
  if (origin === undefined || origin === publicOriginOf(request, config)) return undefined;
  if (!isAllowedOrigin(origin, request, config)) return undefined;
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'x-request-id, retry-after',
  };
}

/** The headers of the answer to a CORS preflight of an allowed origin. */
export const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers':
    'content-type, apollo-require-preflight, x-apollo-operation-name, x-request-id, traceparent, tracestate',
  'access-control-max-age': '600',
};
