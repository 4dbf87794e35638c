import packageJson from '../../package.json' with { type: 'json' };
import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { GatewayConfig } from '../config.ts';
import type { MeasuredCall } from '../store/store-connection.ts';
import { hasToken } from '../guards/bearer-token.ts';

const bucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Metrics of prom-client whose names end in `_total` although they are no counters. Others have the same figures in groups. */
const misnamed = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

/** A GraphQL operation. */
interface MeasuredOperation {
  /** `query` or `mutation`; `none` when the request has no valid operation. */
  type: string;
  name: string;
  outcome: string;
  seconds: number;
}

/** A response by HTTP. */
interface MeasuredResponse {
  method: string;
  /** The pattern of the route, not the path. */
  route: string;
  status: number;
  seconds: number;
}

/** Prometheus metrics. All label values come from fixed sets, so that clients cannot make their number grow. */
export interface Metrics {
  response: (done: MeasuredResponse) => void;
  operation: (done: MeasuredOperation) => void;
  /** The code of an error in the payload of a mutation. */
  refusal: (code: string) => void;
  storeCall: (call: MeasuredCall) => void;
  refusedRequest: (code: string) => void;
  /** A response that came from the response cache. */
  cachedResponse: () => void;
  /** An operation that the writer of responses could not write although its execution had no error. */
  writerFailure: () => void;
  /** Registers a gauge; `read` runs whenever the metrics are read. */
  gauge: (name: string, help: string, read: () => number) => void;
  text: () => Promise<string>;
  readonly contentType: string;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  const registers = [registry];
  new Gauge({
    name: 'greengate_build_info',
    help: 'The version of Greengate and of Node; always 1.',
    labelNames: ['version', 'node'],
    registers,
  }).set({ version: packageJson.version, node: process.version }, 1);
  const responses = new Counter({
    name: 'greengate_http_requests_total',
    help: 'Responses sent, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const responseSeconds = new Histogram({
    name: 'greengate_http_request_seconds',
    help: 'Time from a request to the end of its response, by route.',
    labelNames: ['route'],
    buckets: bucketsSeconds,
    registers,
  });
  const operations = new Histogram({
    name: 'greengate_operation_seconds',
    help: 'GraphQL operations, by type, name (names outside the manifests count as other) and first error code.',
    labelNames: ['operation', 'outcome', 'type'],
    buckets: bucketsSeconds,
    registers,
  });
  const calls = new Histogram({
    name: 'greengate_store_call_seconds',
    help: 'Attempts of calls to the REST store, by call and by status or error code.',
    labelNames: ['call', 'outcome'],
    buckets: bucketsSeconds,
    registers,
  });
  const refusals = new Counter({
    name: 'greengate_refused_requests_total',
    help: 'Requests refused before they reached a resolver, by error code.',
    labelNames: ['code'],
    registers,
  });
  const payloadErrors = new Counter({
    name: 'greengate_refusals_total',
    help: 'Errors in the payloads of mutations, by code.',
    labelNames: ['code'],
    registers,
  });
  const cachedResponses = new Counter({
    name: 'greengate_cached_responses_total',
    help: 'Operations answered from the response cache; greengate_operation_seconds counts them, too.',
    registers,
  });
  const writerFailures = new Counter({
    name: 'greengate_writer_failures_total',
    help: 'Operations that the writer of responses could not write although their execution had no error: a fault of the gateway.',
    registers,
  });
  return {
    response({ method, route, status, seconds }) {
      responses.inc({ method, route, status });
      responseSeconds.observe({ route }, seconds);
    },
    operation: ({ type, name, outcome, seconds }) => operations.observe({ operation: name, outcome, type }, seconds),
    refusal: (code) => payloadErrors.inc({ code }),
    storeCall: ({ call, outcome, seconds }) => calls.observe({ call, outcome }, seconds),
    refusedRequest: (code) => refusals.inc({ code }),
    cachedResponse: () => cachedResponses.inc(),
    writerFailure: () => writerFailures.inc(),
    gauge(name, help, read) {
      // oxlint-disable-next-line no-new -- the registry keeps it
      new Gauge({
        name: `greengate_${name}`,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/**
 * GET /metrics. With METRICS_TOKEN set, only for requests with this bearer token. Without it, open outside production and
 * closed in production.
 */
export async function metricsRoute(
  app: FastifyInstance,
  { metrics, config }: { metrics: Metrics; config: GatewayConfig },
) {
  const { production, metricsToken } = config;
  app.get('/metrics', async (request, reply) => {
    const isOpen = metricsToken === undefined ? !production : hasToken(request.headers.authorization, metricsToken);
    void reply.header('cache-control', 'no-store');
    if (!isOpen) return await reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n');
    return await reply.type(metrics.contentType).send(await metrics.text());
  });
}
