import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import type { GatewayConfig } from '../config.ts';
import type { MeasuredCall } from '../rest/store-connection.ts';
import { holdsToken } from '../guards/bearer-token.ts';

const bucketsSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What the gateway counts, for Prometheus. Labels come from fixed sets, so that nobody outside can make them grow. */
export interface Metrics {
  operation(done: { name: string; outcome: string; seconds: number }): void;
  storeCall(call: MeasuredCall): void;
  refused(code: string): void;
  /** An answer that came from memory, without Apollo Server. */
  keptAnswer(): void;
  /** Reads a value at the moment it is asked for. */
  gauge(name: string, help: string, read: () => number): void;
  text(): Promise<string>;
  readonly contentType: string;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const operations = new Histogram({
    name: 'greengate_operation_seconds',
    help: 'GraphQL operations, by name (those of the manifests; others count as other) and first error code.',
    labelNames: ['operation', 'outcome'],
    buckets: bucketsSeconds,
    registers,
  });
  const calls = new Histogram({
    name: 'greengate_store_call_seconds',
    help: 'Attempts at calls to the REST store, by call and by status or fault.',
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
  const keptAnswers = new Counter({
    name: 'greengate_kept_answers_total',
    help: 'Operations on the catalogue that were answered whole from memory; they are among the operations, too.',
    registers,
  });
  return {
    operation: ({ name, outcome, seconds }) => operations.observe({ operation: name, outcome }, seconds),
    storeCall: ({ call, outcome, seconds }) => calls.observe({ call, outcome }, seconds),
    refused: (code) => refusals.inc({ code }),
    keptAnswer: () => keptAnswers.inc(),
    gauge(name, help, read) {
      // oxlint-disable-next-line no-new -- the registry holds it
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

/** GET /metrics: open outside production; in production to the holder of METRICS_TOKEN, and to nobody without one. */
export async function metricsRoute(
  app: FastifyInstance,
  { metrics, config }: { metrics: Metrics; config: GatewayConfig },
) {
  const { production, metricsToken } = config;
  app.get('/metrics', async (request, reply) => {
    const isOpen = metricsToken === undefined ? !production : holdsToken(request.headers.authorization, metricsToken);
    void reply.header('cache-control', 'no-store');
    if (!isOpen) return await reply.code(404).type('text/plain; charset=utf-8').send('Not found.\n');
    return await reply.type(metrics.contentType).send(await metrics.text());
  });
}
