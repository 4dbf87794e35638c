import {
  context,
  propagation,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type ContextManager,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
  type ReadableSpan,
} from '@opentelemetry/sdk-trace-base';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { storeAddress } from '#gateway/transport/call-span.ts';
import { product, shopper } from '#tests/support/goods.ts';
import { openGateway } from '#tests/support/open-gateway.ts';
import { openStore, sendJson } from '#tests/support/open-store.ts';

const exporter = new InMemorySpanExporter();
const provider = new BasicTracerProvider({ spanProcessors: [new SimpleSpanProcessor(exporter)] });

beforeAll(() => {
  trace.setGlobalTracerProvider(provider);
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
});
afterEach(() => exporter.reset());
afterAll(async () => {
  trace.disable();
  propagation.disable();
  await provider.shutdown();
});

const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const clientSpanId = '00f067aa0ba902b7';
const traceHeaders = { traceparent: `00-${traceId}-${clientSpanId}-01`, tracestate: 'vendor=1' };
const meQuery = 'query Me { me { id } }';

/** A gateway over a store on a real port, which records the trace headers of each call. */
async function open(config: object = {}, tuning: object = { catalogueTimeToLiveMs: 60_000 }) {
  const seen: { call: string; traceparent: string | undefined; tracestate: string | undefined }[] = [];
  const store = await openStore();
  const answer = (call: string, body: object, status = 200) =>
    store.on(call, (request, response) => {
      const { traceparent, tracestate } = request.headers;
      seen.push({ call, traceparent: traceparent?.toString(), tracestate: tracestate?.toString() });
      sendJson(response, body, status);
    });
  answer('GET /api/product/list', { success: true, products: [product()] });
  answer('GET /api/user/is-auth', { success: true, user: shopper() });
  answer('POST /api/cart/update', { success: true, message: 'Cart Updated' });
  const gateway = await openGateway({ backendUrl: store.url, ...config }, tuning);
  return { ...gateway, store, answer, seen };
}

/** The finished spans of this kind, in the order of their ends. The gateway ends a span before it sends the response. */
const spans = (kind: SpanKind) => exporter.getFinishedSpans().filter((span) => span.kind === kind);
const sessionCalls = () => spans(SpanKind.CLIENT).filter(({ name }) => name === 'GET /api/user/is-auth');
const idsOf = (span: ReadableSpan | undefined) => ({
  trace: span?.spanContext().traceId,
  span: span?.spanContext().spanId,
  parent: span?.parentSpanContext?.spanId,
});

test.each([
  ['http://store.test', 'store.test', 80],
  ['https://store.test', 'store.test', 443],
  ['https://store.test:8443/shop', 'store.test', 8443],
])('the store at %s has the host %s and the port %i', (url, host, port) => {
  expect(storeAddress(url)).toEqual({ url, host, port });
});

describe('spans of operations', () => {
  test('an operation has its span below that of an instrumentation of HTTP, whatever the client names', async () => {
    const { run } = await open();
    const outer = trace.getTracer('http').startSpan('POST /graphql');
    const active = trace.setSpan(ROOT_CONTEXT, outer);
    const manager: ContextManager = {
      active: () => active,
      with: (_context, work, that, ...args) => work.apply(that, args),
      bind: (_context, target) => target,
      enable: () => manager,
      disable: () => manager,
    };
    context.setGlobalContextManager(manager);
    onTestFinished(() => context.disable());
    await run(meQuery, {}, { cookie: 'token=ann', headers: traceHeaders });
    const { traceId: of, spanId } = outer.spanContext();
    expect(idsOf(spans(SpanKind.SERVER)[0])).toMatchObject({ trace: of, parent: spanId });
  });

  test('an operation has a span below the span of the client, and above the span of the call to the store', async () => {
    const { run, seen, store } = await open();
    await run(meQuery, {}, { cookie: 'token=ann', headers: traceHeaders });

    const [operation] = spans(SpanKind.SERVER);
    const [call] = sessionCalls();
    expect(idsOf(operation)).toMatchObject({ trace: traceId, parent: clientSpanId });
    expect(idsOf(call)).toMatchObject({ trace: traceId, parent: idsOf(operation).span });
    expect(seen).toEqual([
      { call: 'GET /api/user/is-auth', traceparent: `00-${traceId}-${idsOf(call).span}-01`, tracestate: 'vendor=1' },
    ]);

    expect(operation?.name).toBe('query Me');
    expect(operation?.attributes).toEqual({ 'graphql.operation.type': 'query', 'graphql.operation.name': 'Me' });
    expect(operation?.status.code).toBe(SpanStatusCode.UNSET);
    expect(call?.name).toBe('GET /api/user/is-auth');
    expect(call?.attributes).toEqual({
      'http.request.method': 'GET',
      'http.response.status_code': 200,
      'server.address': '127.0.0.1',
      'server.port': Number(new URL(store.url).port),
      'url.full': `${store.url}/api/user/is-auth`,
      'url.template': '/api/user/is-auth',
    });
    expect(call?.status.code).toBe(SpanStatusCode.UNSET);
  });

  test('an operation has a span that starts a trace when the client sends none', async () => {
    const { run, seen } = await open();
    await run(meQuery, {}, { cookie: 'token=ann' });
    const [operation] = spans(SpanKind.SERVER);
    expect(idsOf(operation).parent).toBeUndefined();
    expect(seen[0]?.traceparent).toContain(idsOf(operation).trace);
  });

  test.each([
    ['a known document', meQuery, {}, ['query Me', 'query Me', 'query Me']],
    ['a cached response', '{ products { totalCount } }', {}, ['query', 'query', 'query']],
    [
      'a mutation',
      'mutation Save($input: UpdateCartInput!) { updateCart(input: $input) { success } }',
      { input: { items: [] } },
      ['mutation', 'mutation', 'mutation'],
    ],
    ['a name that no manifest has', 'query Fresh { me { id } }', {}, ['query', 'query', 'query']],
  ])('%s has a span, on every way of the fast path', async (_what, query, variables, names) => {
    const { run } = await open();
    for (const _time of names) await run(query, variables, { cookie: 'token=ann', headers: traceHeaders });
    expect(spans(SpanKind.SERVER).map(({ name }) => name)).toEqual(names);
    expect(spans(SpanKind.SERVER).every((span) => idsOf(span).parent === clientSpanId)).toBe(true);
  });

  test('the span of an operation has an error code that says what failed', async () => {
    const { run, store, answer } = await open();
    answer('GET /api/user/is-auth', { message: 'broken' }, 500);
    await run(meQuery, {}, { cookie: 'token=ann' });
    await store.stop();
    await run(meQuery, {}, { cookie: 'token=ann' });
    await run('{ nothing }');

    const failed = (span: ReadableSpan) => [span.name, span.status.code, span.attributes['error.type']];
    expect(sessionCalls().map(failed)).toEqual([
      ['GET /api/user/is-auth', SpanStatusCode.ERROR, '500'],
      // The first attempt and its two repeats.
      ...Array.from({ length: 3 }, () => ['GET /api/user/is-auth', SpanStatusCode.ERROR, 'UPSTREAM_UNREACHABLE']),
    ]);
    expect(spans(SpanKind.SERVER).map(failed)).toEqual([
      ['query Me', SpanStatusCode.ERROR, 'UPSTREAM_BAD_REPLY'],
      ['query Me', SpanStatusCode.ERROR, 'UPSTREAM_UNREACHABLE'],
      ['GraphQL Operation', SpanStatusCode.ERROR, 'GRAPHQL_VALIDATION_FAILED'],
    ]);
  });

  test('a span names the refusal of a whole request', async () => {
    const { run } = await open({ safelist: 'enforce' });
    await run('{ store { __typename } }');
    expect(spans(SpanKind.SERVER).map(({ name, attributes }) => [name, attributes])).toEqual([
      ['GraphQL Operation', { 'error.type': 'PERSISTED_QUERY_REQUIRED' }],
    ]);
  });
});

test('spans contain no variable, cookie, query text or address of a person', async () => {
  const { run, answer } = await open();
  answer('POST /api/user/login', { success: false, message: 'Invalid secret-answer' });
  const as = { cookie: 'token=secret-cookie', headers: { authorization: 'Bearer secret-bearer' } };
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { success } }';
  await run(login, { input: { email: 'secret@example.com', password: 'secret-password' } }, as);
  await run('mutation { login(input: { email: "secret@b.c", password: "secret-text" }) { success } }', {}, as);
  const search = 'query ($text: String) { products(filter: { search: $text }) { totalCount } me { id } }';
  await run(search, { text: 'secret-search' }, as);
  await run(`query ${'Long'.repeat(100)} { me { id } }`, {}, as);

  const finished = exporter.getFinishedSpans();
  expect(finished.length).toBeGreaterThan(5);
  const recorded = finished.map(({ name, attributes, events, status }) => ({ name, attributes, events, status }));
  expect(JSON.stringify(recorded)).not.toMatch(/secret|\?/);
  expect(finished.at(-1)?.attributes['graphql.operation.name']).toHaveLength(100);
});
