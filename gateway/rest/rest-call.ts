import type { Carried } from './cookies.ts';
import type { MultipartForm } from './multipart-form.ts';
import type { CallKind } from './store-connection.ts';

export interface RestCall {
  method: 'GET' | 'POST';
  /** From the store's root, such as `/api/product/list`. */
  path: string;
  kind: CallKind;
  /** The cookies this call needs; no other goes along. */
  roles?: readonly Carried[];
  query?: Record<string, string>;
  json?: unknown;
  form?: MultipartForm;
  headers?: Record<string, string | undefined>;
}

/** The statuses of a store that is away, or of a proxy that cannot reach it; whatever words come along. */
export const saysAway = (status: number) => [502, 503, 504].includes(status);

export interface RestReply {
  status: number;
  statusText: string;
  /** A 2xx. */
  isOk: boolean;
  /** The parsed JSON; undefined when the body is none. */
  body: unknown;
  /** The body as it came. */
  text: string;
  etag: string | null;
  /** Whether it says when to come back: then nobody asks again before. */
  namesTime: boolean;
  /** For the log. */
  detail: { call: string; status: number };
}

/** For whom a call is made, as far as the store may know. */
export interface Caller {
  requestId: string;
  /** Where the browser is: the store counts its own limits by it. */
  address?: string | undefined;
  /** The W3C trace this request belongs to: `traceparent` and `tracestate`. */
  trace?: Record<string, string>;
}
