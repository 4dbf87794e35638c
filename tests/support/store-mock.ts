import { HttpResponse, passthrough, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';

/** The address of the mocked REST store. */
export const mockedStore = 'http://store.example.com';

/** A request that the gateway has sent. */
export interface SeenCall {
  call: string;
  query: Record<string, string>;
  headers: Record<string, string>;
  body: unknown;
}

type Answer = object | string | ((seen: SeenCall) => Response | Promise<Response>);

/**
 * A REST store mocked by msw, for the tests of one file. Calls without a response fail the test; requests of the tests
 * themselves use the real network.
 */
export function mockStore() {
  // A classic store: these pages, which gateways read by themselves, are not among the calls of the contract.
  const absentPages = ['/health/ready', '/api/store'];
  const server = setupServer(
    ...absentPages.map((path) => http.get(mockedStore + path, () => new Response('Not found', { status: 404 }))),
  );
  const seen: SeenCall[] = [];
  const unexpected: string[] = [];
  const pending = new Map<Request['url'], Promise<SeenCall>[]>();

  beforeAll(() => {
    server.listen({
      onUnhandledRequest(request) {
        if (new URL(request.url).host === 'store.example.com') unexpected.push(`${request.method} ${request.url}`);
      },
    });
  });
  afterEach(() => {
    server.resetHandlers();
    seen.length = 0;
    pending.clear();
    expect(unexpected.splice(0)).toEqual([]);
  });
  afterAll(() => server.close());

  // Recorded before the handler, because msw adds its own cookies on the way.
  server.events.on('request:start', ({ request }) => {
    if (new URL(request.url).host !== 'store.example.com') return;
    const reading = record(request.clone()).then((call) => {
      if (call.call !== 'GET /api/store') seen.push(call);
      return call;
    });
    pending.set(request.url, [...(pending.get(request.url) ?? []), reading]);
  });

  return {
    seen,
    /** The requests of this call so far, such as `POST /api/cart/update`. */
    calls: (call: string) => seen.filter((entry) => entry.call === call),
    /** Sets the response of a call: an object is sent as JSON with 200, a text as HTML, a function makes the response. */
    on(call: string, answer: Answer) {
      const [method = 'get', path = '/'] = call.split(' ');
      const verb = method.toLowerCase() === 'post' ? http.post : http.get;
      server.use(
        verb(mockedStore + path, async ({ request }) => {
          const reading = pending.get(request.url)?.shift();
          if (!reading) return passthrough();
          const entry = await reading;
          if (typeof answer === 'function') return await answer(entry);
          return typeof answer === 'string' ? HttpResponse.html(answer) : HttpResponse.json(answer);
        }),
      );
    },
  };
}

async function record(request: Request): Promise<SeenCall> {
  const { pathname, searchParams } = new URL(request.url);
  const text = await request.text();
  return {
    call: `${request.method} ${pathname}`,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(request.headers),
    body: text.startsWith('{') ? JSON.parse(text) : text,
  };
}

/** A JSON response with cookies, one header each. */
export function withCookies(body: object, cookies: string[], status = 200): Response {
  const headers = new Headers();
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return HttpResponse.json(body, { status, headers });
}

export const withStatus = (status: number, body: object): Response => HttpResponse.json(body, { status });
