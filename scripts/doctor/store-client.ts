import { attemptCall } from '#gateway/transport/call-attempt.ts';
import { createCookieJar, type CookieJar, type CookieNames } from '#gateway/transport/cookies.ts';
import { Fault } from '#gateway/refusals/faults.ts';
import type { HttpTransport, TransportResponse } from '#gateway/transport/http-transport.ts';
import { isRecord, readOutcome } from '#gateway/refusals/outcome.ts';
import type { RestCall, RestResponse } from '#gateway/transport/rest-call.ts';
import { connectStore, type StoreConnection } from '#gateway/store/store-connection.ts';
import { contractCalls, placeOf, requestOf, type ContractCall, type StoreMap } from '#gateway/store/store-map.ts';
import { isMissing, shorten, type Exchange } from './exchange.ts';
import { knownNames } from './known-names.ts';

/** The time limit of a call: longer than the gateway waits, so that a slow call and a hanging one can be told apart. */
export const callTimeoutMs = 10_000;

/** One browser's cookies. The jar is replaced when the store turns out to name its cookies otherwise. */
export interface Person {
  jar: CookieJar;
}

interface StoreClientOptions {
  url: string;
  map: StoreMap;
  suggests: boolean;
  /** Gets the name of each call before it is sent, to show progress. */
  onCall: (call: string) => void;
}

export type StoreClient = ReturnType<typeof createStoreClient>;

const silentLog = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const alwaysClosed = {
  isOpen: false,
  admit: () => undefined,
  recordSuccess: () => undefined,
  recordFailure: () => undefined,
};

/**
 * Sends calls to a store with the gateway's own code: its transports, deadlines, cookies and store map. Unlike the gateway it
 * repeats nothing, and it records what was sent and answered.
 */
export function createStoreClient({ url, map: givenMap, suggests, onCall }: StoreClientOptions) {
  let map = givenMap;
  let notFound: Exchange | undefined;
  const connection = connectStore({ baseUrl: url, log: silentLog, featureTuning: { probesCalls: false } });
  const searched = new Set<string>();

  async function exchange(call: RestCall, person: Person, inMap: StoreMap): Promise<Exchange> {
    const name = `${call.method} ${call.path}`;
    const { method, path, json } = requestOf(call, inMap);
    const body = call.form ? 'with a form' : json === undefined ? '' : JSON.stringify(json);
    const request = shorten(`${method} ${path} ${body}`);
    let received: TransportResponse | undefined;
    const store: StoreConnection = {
      ...connection,
      map: inMap,
      circuitBreaker: alwaysClosed,
      transportFor: (kind) => recording(connection.transportFor(kind), (response) => (received = response)),
    };
    onCall(name);
    const startedAtMs = performance.now();
    let response: RestResponse | undefined;
    let fault: Fault | undefined;
    try {
      response = await attemptCall(call, callTimeoutMs, { store, jar: person.jar, caller: { requestId: 'doctor' } });
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      fault = error;
    }
    return {
      call: name,
      request,
      response,
      answer: received ? shorten(`${received.status} ${received.text}`) : answerOf(fault),
      setCookies: received?.setCookies ?? [],
      problem: fault && (received ? 'redirect' : problemOf(fault)),
      seconds: (performance.now() - startedAtMs) / 1000,
    };
  }

  /** Looks for a missing call under other names, and uses the first that carries it out. */
  async function search(call: RestCall, person: Person, missing: Exchange): Promise<Exchange> {
    const name = missing.call as ContractCall;
    const taken = new Set<string>(contractCalls.map((other) => placeOf(other, map)));
    let refusing: [string, Exchange] | undefined;
    for (const place of knownNames[name]) {
      if (taken.has(place)) continue;
      const tried = await exchange(call, person, { ...map, calls: { ...map.calls, [name]: place } });
      if (!tried.response || isMissing(tried, notFound)) continue;
      if (carriesOut(tried.response)) return adopt(place, tried);
      refusing ??= [place, tried];
    }
    // A store may refuse the right call, for example because it compares ids strictly.
    return refusing ? adopt(...refusing) : missing;

    function adopt(place: string, found: Exchange): Exchange {
      map = { ...map, calls: { ...map.calls, [name]: place } };
      return { ...found, foundInsteadOf: missing };
    }
  }

  return {
    /** The map in use: the given one, with what was found. */
    get map() {
      return map;
    },

    isMissing: (answered: Exchange) => isMissing(answered, notFound),

    newPerson: (): Person => ({ jar: createCookieJar(map.cookies) }),

    /** Learns how the store answers for addresses that it does not have. */
    async learnNotFound(): Promise<void> {
      notFound = await exchange(
        { method: 'GET', path: '/api/doctor/no-such-call', kind: 'read' },
        this.newPerson(),
        map,
      );
    },

    async send(call: RestCall, person: Person): Promise<Exchange> {
      const answered = await exchange(call, person, map);
      const isNew = suggests && answered.call in knownNames && !searched.has(answered.call);
      if (!isNew || !isMissing(answered, notFound)) return answered;
      searched.add(answered.call);
      return await search(call, person, answered);
    },

    useIdType(idType: StoreMap['idType']): void {
      map = { ...map, idType };
    },

    /** Uses another name for a cookie, and takes over what the store has set under it. */
    useCookieName(role: keyof CookieNames, name: string, person: Person, setCookies: readonly string[]): void {
      map = { ...map, cookies: { ...map.cookies, [role]: name } };
      person.jar = createCookieJar(map.cookies);
      person.jar.receive(setCookies);
    },

    close: () => connection.close(),
  };
}

function recording(transport: HttpTransport, record: (response: TransportResponse) => void): HttpTransport {
  return {
    ...transport,
    async send(request) {
      const response = await transport.send(request);
      record(response);
      return response;
    },
  };
}

function carriesOut(response: RestResponse): boolean {
  try {
    return readOutcome(response, { hasPayload: () => true }).success;
  } catch {
    return false;
  }
}

function problemOf({ code }: Fault): Exchange['problem'] {
  if (code === 'UPSTREAM_TIMEOUT') return 'timeout';
  return code === 'UPSTREAM_BAD_REPLY' ? 'unreadable' : 'unreachable';
}

function answerOf(fault: Fault | undefined): string {
  if (fault?.code === 'UPSTREAM_TIMEOUT') return `none within ${callTimeoutMs / 1000} seconds`;
  const cause = isRecord(fault?.detail) ? fault.detail['cause'] : undefined;
  return typeof cause === 'string' ? shorten(`none (${cause})`) : 'none';
}
