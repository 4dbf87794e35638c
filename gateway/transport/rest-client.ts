import { setTimeout as pause } from 'node:timers/promises';
import { Fault, noTimeLeft, storeTimedOut } from '../refusals/faults.ts';
import { attemptCall, type AttemptOptions } from './call-attempt.ts';
import { isUnavailableStatus, type RestCall, type RestResponse } from './rest-call.ts';

interface RestClientOptions extends AttemptOptions {
  /** Whether the client serves many requests: it then caches no reads, and only the deadline of each call applies. */
  isShared?: boolean;
  /** The time at which the client's request arrived, in milliseconds since 1970; now when left out. */
  startedAtMs?: number | undefined;
}

export interface RestClient {
  /**
   * Sends a call with its cookies. Reads are repeated when the store could not be reached, and an equal read is sent once
   * until the next change.
   *
   * @throws Fault when there is no response at all, or a redirect
   */
  send: (call: RestCall) => Promise<RestResponse>;
  /**
   * Waits for what another client fetches, such as the catalogue, until the time of the operation is over.
   *
   * @throws Fault UPSTREAM_TIMEOUT
   */
  within: <T>(result: Promise<T>) => Promise<T>;
}

const maxAttempts = 3;
const retryBaseMs = 60;
/** The share of its deadline that a change needs to be sent: the store might still carry out a change that is cut off. */
const minShareForChange = 0.2;

/** The HTTP client of the store for one client request. */
export function createRestClient(options: RestClientOptions): RestClient {
  const { store, jar, clientAbort, isShared = false, startedAtMs = Date.now() } = options;
  const { deadlinesMs } = store;
  /** Reads since the last change, by what is requested. */
  const reads = new Map<string, Promise<RestResponse>>();
  let operationEndsAtMs = isShared ? Infinity : startedAtMs + deadlinesMs.operation;
  const latestEndMs = startedAtMs + 2 * deadlinesMs.operation;

  async function sendWithRetries(call: RestCall): Promise<RestResponse> {
    const callEndsAtMs = Date.now() + deadlinesMs[call.kind];
    const endsAtMs = call.kind === 'upload' ? callEndsAtMs : Math.min(callEndsAtMs, operationEndsAtMs);
    const minMs = call.kind === 'change' ? deadlinesMs.change * minShareForChange : 0;
    if (endsAtMs - Date.now() <= minMs) throw noTimeLeft({ call: `${call.method} ${call.path}` });
    for (let attempt = 1; ; attempt += 1) {
      try {
        const response = await attemptCall(call, endsAtMs - Date.now(), options);
        const isTransient = isUnavailableStatus(response.status) && !response.hasRetryAfter;
        if (!isTransient || !mayRepeat(call, attempt, endsAtMs)) return response;
      } catch (error) {
        const isTransient = error instanceof Fault && error.code === 'UPSTREAM_UNREACHABLE';
        if (!isTransient || clientAbort?.isAborted() || !mayRepeat(call, attempt, endsAtMs)) throw error;
      }
      await pause(retryDelayMs(attempt));
    }
  }

  function extendOperation(atMostUntilMs: number) {
    operationEndsAtMs = Math.max(operationEndsAtMs, Math.min(Date.now() + deadlinesMs.read, atMostUntilMs));
  }

  function read(call: RestCall): Promise<RestResponse> {
    const query = call.query ? JSON.stringify(call.query) : '';
    const key = `${call.path} ${query} ${call.cookies ? (jar.header(call.cookies) ?? '') : ''}`;
    const known = reads.get(key);
    if (known) return known;
    const response = sendWithRetries(call);
    reads.set(key, response);
    return response;
  }

  async function change(call: RestCall): Promise<RestResponse> {
    try {
      const response = await sendWithRetries(call);
      // A slow store has made the change: the calls after it get time of their own, so that the client learns the result.
      if (call.kind === 'change') extendOperation(latestEndMs);
      return response;
    } finally {
      reads.clear();
      // The time of an upload depends on the files.
      if (call.kind === 'upload') extendOperation(Infinity);
    }
  }

  return {
    send(call) {
      if (isShared) return sendWithRetries(call);
      return call.kind === 'read' ? read(call) : change(call);
    },

    async within(result) {
      if (isShared) return await result;
      const timer = new AbortController();
      const leftMs = Math.max(0, operationEndsAtMs - Date.now());
      const timeout = pause(leftMs, undefined, { signal: timer.signal }).then(() => {
        throw storeTimedOut({ why: 'the operation has no time left' });
      });
      try {
        return await Promise.race([result, timeout]);
      } finally {
        timer.abort();
      }
    },
  };
}

function mayRepeat({ kind }: RestCall, attempt: number, endsAtMs: number) {
  return kind === 'read' && attempt < maxAttempts && endsAtMs - Date.now() > retryDelayMs(attempt, 1);
}

/** Random, so that not all clients return at the same time to a store that has recovered. */
function retryDelayMs(attempt: number, random = Math.random()) {
  return retryBaseMs * 3 ** (attempt - 1) * (0.5 + random);
}
