import type { Context } from '@opentelemetry/api';
import type { CarriedCookie } from './cookies.ts';
import type { MultipartForm } from './multipart-form.ts';

/**
 * The kind of a call says when the gateway may repeat or abort it. A `read` may be repeated, and is aborted when its
 * client disconnects; a `change` is sent once and runs to its end; an `upload` is sent once and aborted when its client
 * disconnects.
 */
export type CallKind = 'read' | 'change' | 'upload';

/** A POST is never sent twice. A GET may change something too: a logout does. */
export type RestCall = ({ method: 'GET'; kind: 'read' | 'change' } | { method: 'POST'; kind: 'change' | 'upload' }) &
  CallContents;

interface CallContents {
  /** The path from the store's root, such as `/api/product/list`. */
  path: string;
  /** A change that shoppers repeat all day: undici's pool sends it. */
  isFrequent?: boolean;
  /** The cookies that this call needs; no others are sent. */
  cookies?: readonly CarriedCookie[];
  query?: Record<string, string>;
  json?: unknown;
  form?: MultipartForm;
  headers?: Record<string, string | undefined>;
}

export interface RestResponse {
  status: number;
  statusText: string;
  /** Whether the status is a 2xx. */
  isOk: boolean;
  /** The parsed JSON; undefined when the body is not JSON. */
  body: unknown;
  /** The body as received. */
  text: string;
  etag: string | null;
  /** Whether the store says when to try again: the gateway does not repeat the call earlier. */
  hasRetryAfter: boolean;
  /** The facts for the log. */
  detail: { call: string; status: number };
}

/** The caller, as far as the store may know it. */
export interface Caller {
  requestId: string;
  /** The client's IP address: the store counts its own rate limits by it. */
  address?: string | undefined;
  /** The W3C trace of this request: `traceparent` and `tracestate`. */
  trace?: Record<string, string>;
  /** The OpenTelemetry context of this request; calls without one start a trace of their own. */
  traceContext?: Context;
}

/** Whether the store, or a proxy in front of it, says by this status that the store is not available. */
export const isUnavailableStatus = (status: number) => [502, 503, 504].includes(status);
