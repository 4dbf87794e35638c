import { setTimeout as pause } from 'node:timers/promises';
import type { Breaker } from './circuit-breaker.ts';
import type { CookieJar } from './cookies.ts';
import { endingOf, type Departure } from './deadline.ts';
import { ExchangeFailed } from './transport-failed.ts';
import { Fault, noTimeLeft, storeNotUnderstood, storeTooSlow, storeUnreachable } from './faults.ts';
import { saysAway, type Caller, type RestCall, type RestReply } from './rest-call.ts';
import type { StoreConnection } from './store-connection.ts';

interface RestClientOptions {
  store: StoreConnection;
  jar: CookieJar;
  caller: Caller;
  /** For a client that outlives a request: it remembers nothing, and no deadline but each call's own ends it. */
  isLasting?: boolean;
  /** Of the browser: reads and uploads are given up then. */
  departure?: Departure | undefined;
  /** When the browser's request came in, in milliseconds since 1970; now when left out. */
  startedAt?: number | undefined;
}

const maxAttempts = 3;
/** The share of its deadline that a change must have left to be sent: a change cut off soon after may have happened. */
const leastShare = 0.2;

/** Speaks HTTP to the store for one request of a browser. */
export class RestClient {
  readonly #store: StoreConnection;
  readonly #jar: CookieJar;
  readonly #caller: Caller;
  readonly #isLasting: boolean;
  readonly #departure: Departure | undefined;
  /** Reads of this request since its last change: the same question is asked once. */
  readonly #reads = new Map<string, Promise<RestReply>>();
  /** When the whole operation must be answered. */
  #endsAt: number;

  constructor({ store, jar, caller, isLasting = false, departure, startedAt = Date.now() }: RestClientOptions) {
    this.#store = store;
    this.#jar = jar;
    this.#caller = caller;
    this.#isLasting = isLasting;
    this.#departure = departure;
    this.#endsAt = isLasting ? Infinity : startedAt + store.deadlines.operation;
  }

  /**
   * One call, with its cookies out and in. Reads are repeated when the store could not be reached.
   *
   * @throws Fault when there is no reply at all, or a redirect
   */
  async send(call: RestCall): Promise<RestReply> {
    if (this.#isLasting) return await this.#repeat(call);
    if (call.kind === 'read') {
      const question = JSON.stringify([call.path, call.query, this.#jar.header(call.roles ?? [])]);
      const known = this.#reads.get(question) ?? this.#repeat(call);
      this.#reads.set(question, known);
      return await known;
    }
    try {
      return await this.#repeat(call);
    } finally {
      this.#reads.clear();
      // Files take as long as they take: the reads behind them have their own time.
      if (call.kind === 'upload') this.#endsAt = Math.max(this.#endsAt, Date.now() + this.#store.deadlines.read);
    }
  }

  /**
   * Waits for what another client asks the store for, such as the catalogue, while the whole operation has time.
   *
   * @throws Fault UPSTREAM_TIMEOUT
   */
  async within<T>(waiting: Promise<T>): Promise<T> {
    if (this.#isLasting) return await waiting;
    const over = new AbortController();
    const late = pause(Math.max(0, this.#endsAt - Date.now()), undefined, { signal: over.signal }).then(() => {
      throw storeTooSlow({ why: 'the operation has no time left' });
    });
    try {
      return await Promise.race([waiting, late]);
    } finally {
      over.abort();
    }
  }

  async #repeat(call: RestCall): Promise<RestReply> {
    const ownEnd = Date.now() + this.#store.deadlines[call.kind];
    const endsAt = call.kind === 'upload' ? ownEnd : Math.min(ownEnd, this.#endsAt);
    const least = call.kind === 'change' ? this.#store.deadlines.change * leastShare : 0;
    if (endsAt - Date.now() <= least) throw noTimeLeft({ call: `${call.method} ${call.path}` });
    for (let attempt = 1; ; attempt += 1) {
      try {
        const reply = await this.#attempt(call, endsAt - Date.now());
        const isTransient = saysAway(reply.status) && !reply.namesTime;
        if (!isTransient || !mayRepeat(call, attempt, endsAt)) return reply;
      } catch (error) {
        const isTransient = error instanceof Fault && error.code === 'UPSTREAM_UNREACHABLE';
        if (!isTransient || this.#departure?.hasLeft || !mayRepeat(call, attempt, endsAt)) throw error;
      }
      await pause(backOff(attempt));
    }
  }

  async #attempt(call: RestCall, patience: number): Promise<RestReply> {
    const name = `${call.method} ${call.path}`;
    const { breaker, measure } = this.#store;
    breaker.admit();
    const startedAt = performance.now();
    const elapsed = () => (performance.now() - startedAt) / 1000;
    const ending = endingOf(patience, call.kind === 'change' ? undefined : this.#departure);
    const content = call.form?.toStream() ?? (call.json === undefined ? null : JSON.stringify(call.json));
    try {
      const { status, statusText, setCookies, etag, namesTime, text } = await this.#store.exchangeFor(call.kind).send({
        method: call.method,
        path: pathOf(call),
        headers: this.#headersOf(call),
        body: content,
        onEnd: (breakOff) => ending.onEnd(breakOff),
      });
      this.#jar.receive(setCookies);
      const detail = { call: name, status };
      const body = parseJson(text);
      judge(breaker, { status, namesTime }, body);
      measure({ call: name, outcome: String(status), seconds: elapsed() });
      const { requestId } = this.#caller;
      this.#store.log.debug({ ...detail, requestId, ms: Math.round(elapsed() * 1000) }, 'store call');
      if (status >= 300 && status < 400 && status !== 304) throw storeNotUnderstood(detail);
      return {
        status,
        statusText,
        isOk: status >= 200 && status < 300,
        body,
        text,
        etag,
        namesTime,
        detail,
      };
    } catch (error) {
      const fault = toFault(error, ending.reason(), name);
      // Faults were made here, of an answer or of the files on their way: neither says that the store is down.
      if (error instanceof Fault || !(fault instanceof Fault)) throw fault;
      const isGivenUp = ending.reason() === 'browser';
      // Nor does a call that had hardly any time left.
      const hadTime = ending.reason() !== 'deadline' || patience > this.#store.deadlines[call.kind] / 2;
      if (!isGivenUp && hadTime) breaker.failed();
      measure({ call: name, outcome: isGivenUp ? 'given up' : fault.code, seconds: elapsed() });
      throw fault;
    } finally {
      ending.release();
      // After an early refusal nobody reads the rest of the files.
      if (content && typeof content !== 'string') content.destroy();
    }
  }

  #headersOf(call: RestCall): Record<string, string> {
    const { requestId, address, trace } = this.#caller;
    const headers: Record<string, string> = {
      accept: 'application/json',
      'user-agent': 'greengate-gateway',
      'x-request-id': requestId,
      ...trace,
    };
    const add = (name: string, value: string | undefined) => {
      if (value) headers[name] = value;
    };
    add('x-forwarded-for', address);
    if (call.roles) add('cookie', this.#jar.header(call.roles));
    add('content-type', call.form?.contentType ?? (call.json === undefined ? undefined : 'application/json'));
    for (const name in call.headers) add(name, call.headers[name]);
    return headers;
  }
}

function pathOf({ path, query }: RestCall): string {
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path;
}

function mayRepeat({ kind }: RestCall, attempt: number, endsAt: number) {
  return kind === 'read' && attempt < maxAttempts && endsAt - Date.now() > backOff(attempt, 1);
}

/** Milliseconds before the next attempt; spread out, so that a store coming back is not met by everyone at once. */
function backOff(attempt: number, spread = Math.random()) {
  return 60 * 3 ** (attempt - 1) * (0.5 + spread);
}

function toFault(error: unknown, ending: 'deadline' | 'browser' | undefined, call: string): unknown {
  if (error instanceof Fault) return error;
  if (ending === 'deadline') return storeTooSlow({ call });
  if (ending === 'browser') return new Fault('UPSTREAM_UNREACHABLE', 'The request was given up.', { detail: { call } });
  if (!(error instanceof ExchangeFailed)) return error;
  const detail = { call, cause: error.message };
  return error.isNonsense ? storeNotUnderstood(detail) : storeUnreachable(detail);
}

/**
 * What a reply says about the health of the store. A 500 with words is a refusal in some stores, and a plain 500 is the
 * crash of one call, which a visitor may be able to provoke: only what stands for a store that is away counts. One that
 * names a time in words of its own is there and sheds load: that counts for neither.
 */
function judge(breaker: Breaker, { status, namesTime }: { status: number; namesTime: boolean }, body: unknown) {
  const hasWords = typeof body === 'object' && body !== null;
  if (saysAway(status)) {
    if (!hasWords || !namesTime) breaker.failed();
  } else if (status < 500 || hasWords) {
    breaker.answered();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
