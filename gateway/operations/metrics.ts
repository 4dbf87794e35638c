import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { GatewayConfig } from '../config.ts';
import type { MeasuredCall } from '../rest/store-connection.ts';
import { hasToken } from '../guards/bearer-token.ts';

const bucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Prometheus metrics. All label values come from fixed sets, so that clients cannot make their number grow. */
export interface Metrics {
  operation: (done: { name: string; outcome: string; seconds: number }) => void;
  storeCall: (call: MeasuredCall) => void;
  refusedRequest: (code: string) => void;
  /** A response that came from the response cache. */
  cachedResponse: () => void;
  /** Registers a gauge; `read` runs whenever the metrics are read. */
  gauge: (name: string, help: string, read: () => number) => void;
  text: () => Promise<string>;
  readonly contentType: string;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const operations = new Histogram({
    name: 'greengate_operation_seconds',
    help: 'GraphQL operations, by name (names outside the manifests count as other) and first error code.',
    labelNames: ['operation', 'outcome'],
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
  const cachedResponses = new Counter({
    name: 'greengate_cached_responses_total',
    help: 'Operations answered from the response cache; greengate_operation_seconds counts them, too.',
    registers,
  });
  return {
    operation: ({ name, outcome, seconds }) => operations.observe({ operation: name, outcome }, seconds),
    storeCall: ({ call, outcome, seconds }) => calls.observe({ call, outcome }, seconds),
    refusedRequest: (code) => refusals.inc({ code }),
    cachedResponse: () => cachedResponses.inc(),
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
