import { setTimeout as pause } from 'node:timers/promises';
import fetch, { FetchError } from 'node-fetch';
import type { CookieJar, Role } from './cookies.ts';
import { Fault, storeNotUnderstood, storeTooSlow, storeUnreachable } from './faults.ts';
import type { MultipartForm } from './multipart-form.ts';
import type { CallKind, StoreConnection } from './store-connection.ts';

export interface RestCall {
  method: 'GET' | 'POST';
  /** From the store's root, such as `/api/product/list`. */
  path: string;
  kind: CallKind;
  /** The sessions this call needs; no other cookie goes along. */
  roles?: readonly Role[];
  query?: Record<string, string>;
  json?: unknown;
  form?: MultipartForm;
  headers?: Record<string, string | undefined>;
}

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
  /** For the log. */
  detail: { call: string; status: number };
}

interface RestClientOptions {
  store: StoreConnection;
  jar: CookieJar;
  requestId: string;
  /** Fires when the browser has left: reads and uploads are given up then. */
  signal?: AbortSignal | undefined;
}

const MAX_REPLY_BYTES = 64 * 1024 * 1024;
const MAX_ATTEMPTS = 3;

/** Speaks HTTP to the store for one request of a browser. */
export class RestClient {
  readonly #store: StoreConnection;
  readonly #jar: CookieJar;
  readonly #requestId: string;
  readonly #signal: AbortSignal | undefined;

  constructor({ store, jar, requestId, signal }: RestClientOptions) {
    this.#store = store;
    this.#jar = jar;
    this.#requestId = requestId;
    this.#signal = signal;
  }

  /**
   * One call, with its cookies out and in. Reads are repeated when the store could not be reached.
   *
   * @throws Fault when there is no reply at all, or a redirect
   */
  async send(call: RestCall): Promise<RestReply> {
    const endsAt = Date.now() + this.#store.deadlines[call.kind];
    for (let attempt = 1; ; attempt += 1) {
      try {
        const reply = await this.#attempt(call, endsAt - Date.now());
        const isTransient = [502, 503, 504].includes(reply.status);
        if (!isTransient || !mayRepeat(call, attempt, endsAt)) return reply;
      } catch (error) {
        const isTransient = error instanceof Fault && error.code === 'UPSTREAM_UNREACHABLE';
        if (!isTransient || this.#signal?.aborted || !mayRepeat(call, attempt, endsAt)) throw error;
      }
      await pause(backOff(attempt));
    }
  }

  async #attempt(call: RestCall, patience: number): Promise<RestReply> {
    const startedAt = performance.now();
    const ending = endingOf(patience, call.kind === 'change' ? undefined : this.#signal);
    const body = call.form?.toStream() ?? (call.json === undefined ? null : JSON.stringify(call.json));
    try {
      const response = await fetch(this.#urlOf(call), {
        method: call.method,
        headers: this.#headersOf(call),
        body,
        agent: this.#store.agentFor,
        // Following would lose the cookies of the reply, and no call of the store has a redirect.
        redirect: 'manual',
        signal: ending.signal,
        size: MAX_REPLY_BYTES,
      });
      const text = await response.text();
      this.#jar.receive(response.headers.raw()['set-cookie'] ?? []);
      const detail = { call: `${call.method} ${call.path}`, status: response.status };
      const { requestId, ms } = { requestId: this.#requestId, ms: Math.round(performance.now() - startedAt) };
      this.#store.log.debug({ ...detail, requestId, ms }, 'store call');
      if (response.status >= 300 && response.status < 400 && response.status !== 304) throw storeNotUnderstood(detail);
      return {
        status: response.status,
        statusText: response.statusText,
        isOk: response.ok,
        body: parseJson(text),
        text,
        etag: response.headers.get('etag'),
        detail,
      };
    } catch (error) {
      throw toFault(error, ending.reason(), `${call.method} ${call.path}`);
    } finally {
      ending.release();
      // After an early refusal nobody reads the rest of the files.
      if (body && typeof body !== 'string') body.destroy();
    }
  }

  #urlOf({ path, query }: RestCall): string {
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    return `${this.#store.baseUrl}${path}${search}`;
  }

  #headersOf(call: RestCall): Record<string, string> {
    const headers = {
      accept: 'application/json',
      'user-agent': 'greengate-gateway',
      'x-request-id': this.#requestId,
      cookie: call.roles && this.#jar.header(call.roles),
      'content-type': call.form?.contentType ?? (call.json === undefined ? undefined : 'application/json'),
      ...call.headers,
    };
    return Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  }
}

function mayRepeat({ kind }: RestCall, attempt: number, endsAt: number) {
  return kind === 'read' && attempt < MAX_ATTEMPTS && endsAt - Date.now() > backOff(attempt, 1);
}

/** Milliseconds before the next attempt; spread out, so that a store coming back is not met by everyone at once. */
function backOff(attempt: number, spread = Math.random()) {
  return 60 * 3 ** (attempt - 1) * (0.5 + spread);
}

/** Joins the deadline and the browser's leaving, and remembers which came first: fetch reports both alike. */
function endingOf(patience: number, browserLeft: AbortSignal | undefined) {
  const controller = new AbortController();
  let reason: 'deadline' | 'browser' | undefined;
  const end = (why: 'deadline' | 'browser') => {
    reason ??= why;
    controller.abort();
  };
  const onBrowserLeft = () => end('browser');
  const timer = setTimeout(() => end('deadline'), Math.max(0, patience));
  browserLeft?.addEventListener('abort', onBrowserLeft);
  if (browserLeft?.aborted) onBrowserLeft();
  return {
    signal: controller.signal,
    reason: () => reason,
    release() {
      clearTimeout(timer);
      browserLeft?.removeEventListener('abort', onBrowserLeft);
    },
  };
}

function toFault(error: unknown, ending: 'deadline' | 'browser' | undefined, call: string): unknown {
  if (error instanceof Fault) return error;
  if (ending === 'deadline') return storeTooSlow({ call });
  if (ending === 'browser') return new Fault('UPSTREAM_UNREACHABLE', 'The request was given up.', { detail: { call } });
  const code = codeOf(error);
  // The store spoke, but no HTTP, or more than anyone should read.
  if (code?.startsWith('HPE_') || (error instanceof FetchError && error.type !== 'system')) {
    return storeNotUnderstood({ call, cause: messageOf(error) });
  }
  if (error instanceof FetchError || code) return storeUnreachable({ call, cause: messageOf(error) });
  return error;
}

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
