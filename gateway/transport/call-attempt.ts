import { badStoreResponse, Fault, storeTimedOut, storeUnreachable } from '../refusals/faults.ts';
import type { StoreConnection } from '../store/store-connection.ts';
import { requestOf, type StoreRequest } from '../store/store-map.ts';
import { startCallSpan, type CallSpan } from './call-span.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import type { CookieJar } from './cookies.ts';
import { startDeadline, type AbortReason, type ClientAbort } from './deadline.ts';
import { commonHeaders } from './http-transport.ts';
import { isUnavailableStatus, type Caller, type RestCall, type RestResponse } from './rest-call.ts';
import { TransportFailed } from './transport-failed.ts';

export interface AttemptOptions {
  store: StoreConnection;
  jar: CookieJar;
  caller: Caller;
  clientAbort?: ClientAbort | undefined;
}

/**
 * Sends a call once, takes the cookies of its response into the jar, and tells the circuit breaker, the metrics, the trace
 * and the log what happened.
 *
 * @throws Fault when no response arrives in time, or a redirect
 */
export async function attemptCall(
  call: RestCall,
  timeoutMs: number,
  { store, jar, caller, clientAbort }: AttemptOptions,
): Promise<RestResponse> {
  const name = `${call.method} ${call.path}`;
  const { circuitBreaker, measure } = store;
  circuitBreaker.admit();
  const request = requestOf(call, store.map);
  const span = startCallSpan(call, request, { address: store.address, caller });
  const startedAtMs = performance.now();
  const elapsedSeconds = () => (performance.now() - startedAtMs) / 1000;
  const deadline = startDeadline(timeoutMs, call.kind === 'change' ? undefined : clientAbort);
  const content = call.form?.toStream() ?? (request.json === undefined ? null : JSON.stringify(request.json));
  try {
    const response = await store.transportFor(call).send({
      method: request.method,
      path: request.path,
      headers: headersOf(call, request, { caller, cookie: call.cookies && jar.header(call.cookies), span }),
      body: content,
      onAbort: deadline.onAbort,
    });
    const { status, statusText, text, etag, hasRetryAfter } = response;
    jar.receive(response.setCookies);
    span.answered(status);
    const detail = { call: name, status };
    const body = parseJson(text);
    recordHealth(circuitBreaker, response, body);
    measure({ call: name, outcome: String(status), seconds: elapsedSeconds() });
    const ms = Math.round(elapsedSeconds() * 1000);
    store.log.debug({ call: name, status, requestId: caller.requestId, ms }, 'store call');
    if (status >= 300 && status < 400 && status !== 304) throw badStoreResponse(detail);
    return { status, statusText, text, etag, hasRetryAfter, isOk: status >= 200 && status < 300, body, detail };
  } catch (error) {
    const fault = toFault(error, deadline.reason(), name);
    if (fault instanceof Fault) span.failed(fault.code);
    // A fault thrown above is about a response, or about the uploaded files: neither means that the store is down.
    if (error instanceof Fault || !(fault instanceof Fault)) throw fault;
    const isAbortedByClient = deadline.reason() === 'client';
    // A timeout says little about the store when the call had less than half of its usual time.
    const hadTime = deadline.reason() !== 'deadline' || timeoutMs > store.deadlinesMs[call.kind] / 2;
    if (!isAbortedByClient && hadTime) circuitBreaker.recordFailure();
    measure({ call: name, outcome: isAbortedByClient ? 'given up' : fault.code, seconds: elapsedSeconds() });
    throw fault;
  } finally {
    deadline.release();
    span.end();
    // After an early refusal the rest of the files is not read.
    if (content && typeof content !== 'string') content.destroy();
  }
}

/** Names and values in turn. */
function headersOf(
  { form, headers: own }: RestCall,
  { json }: StoreRequest,
  { caller, cookie, span }: { caller: Caller; cookie: string | undefined; span: CallSpan },
): string[] {
  const headers = [...commonHeaders, 'x-request-id', caller.requestId];
  if (caller.address) headers.push('x-forwarded-for', caller.address);
  if (cookie !== undefined) headers.push('cookie', cookie);
  if (form) headers.push('content-type', form.contentType);
  else if (json !== undefined) headers.push('content-type', 'application/json');
  if (own) addAll(own);
  addAll(span.headers);
  return headers;

  function addAll(more: Readonly<Record<string, string | undefined>>) {
    for (const name in more) if (more[name]) headers.push(name, more[name]);
  }
}

function toFault(error: unknown, reason: AbortReason | undefined, call: string): unknown {
  if (error instanceof Fault) return error;
  if (reason === 'deadline') return storeTimedOut({ call });
  if (reason === 'client')
    return new Fault('UPSTREAM_UNREACHABLE', 'The client closed the connection.', { detail: { call } });
  if (!(error instanceof TransportFailed)) return error;
  const detail = { call, cause: error.message };
  return error.isBadResponse ? badStoreResponse(detail) : storeUnreachable(detail);
}

/**
 * Records what a response says about the health of the store. A 500 with a JSON body is a refusal in some stores, and a
 * plain 500 is the crash of one call, which a visitor may be able to provoke: neither is a failure. An unavailable
 * store that sends JSON and a Retry-After is working but sheds load: neither a failure nor a success.
 */
function recordHealth(
  circuitBreaker: CircuitBreaker,
  { status, hasRetryAfter }: { status: number; hasRetryAfter: boolean },
  body: unknown,
) {
  const isJson = typeof body === 'object' && body !== null;
  if (isUnavailableStatus(status)) {
    if (!isJson || !hasRetryAfter) circuitBreaker.recordFailure();
  } else if (status < 500 || isJson) {
    circuitBreaker.recordSuccess();
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
