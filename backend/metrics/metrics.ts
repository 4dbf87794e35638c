import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import packageJson from '../../package.json' with { type: 'json' };

/**
 * Metrics of prom-client whose names end in `_total` although they are no counters. Other metrics have the same
 * figures, grouped.
 */
const misnamed = ['nodejs_active_handles_total', 'nodejs_active_requests_total', 'nodejs_active_resources_total'];

const roles = ['shopper', 'seller'] as const;
const payments = ['cash', 'online'] as const;
const eventOutcomes = ['paid', 'cancelled', 'expired', 'no-effect', 'duplicate', 'mismatch', 'unknown-order'] as const;

/** Prometheus metrics of this process. All label values come from fixed sets, so that clients cannot make their number grow. */
export interface Metrics {
  registry: Registry;
  response: (done: { method: string; route: string; status: number; seconds: number }) => void;
  /** Counts a sent refusal by its code. */
  refusal: (code: string) => void;
  /** Counts a new cash order. */
  cashOrderPlaced: () => void;
  /** Counts an event of the payment provider; an event with the outcome `paid` makes an online order. */
  paymentEvent: (outcome: (typeof eventOutcomes)[number]) => void;
  /** Counts a refused login: the password was wrong, or there were too many tries. */
  loginRefused: (role: (typeof roles)[number], reason: 'wrong' | 'too-many') => void;
  /** Counts an account that has reached its limit of wrong passwords from all addresses. */
  accountAttacked: (role: (typeof roles)[number]) => void;
}

/** Counters whose first event must show as an increase begin at 0 for each of their labels. */
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
  const requests = new Counter({
    name: 'greengate_http_requests_total',
    help: 'Responses sent, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'greengate_http_request_seconds',
    help: 'Time from a request to the end of its response, by route.',
    labelNames: ['route'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10],
    registers,
  });
  const refusals = new Counter({
    name: 'greengate_refusals_total',
    help: 'Refusals sent, by code.',
    labelNames: ['code'],
    registers,
  });
  const orders = new Counter({
    name: 'greengate_orders_placed_total',
    help: 'Cash orders when they are placed, online orders when they are paid.',
    labelNames: ['payment'],
    registers,
  });
  for (const payment of payments) orders.inc({ payment }, 0);
  const events = new Counter({
    name: 'greengate_payment_events_total',
    help: 'Events of the payment provider, by what they did. After a mismatch a person has to look at the order.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of eventOutcomes) events.inc({ outcome }, 0);
  const logins = new Counter({
    name: 'greengate_logins_refused_total',
    help: 'Refused logins: with a wrong password, or after too many tries.',
    labelNames: ['role', 'reason'],
    registers,
  });
  const attacks = new Counter({
    name: 'greengate_account_attacks_total',
    help: 'Accounts that got too many wrong passwords from all addresses together; the log names the account.',
    labelNames: ['role'],
    registers,
  });
  for (const role of roles) attacks.inc({ role }, 0);
  return {
    registry,
    response({ method, route, status, seconds: duration }) {
      requests.inc({ method, route, status });
      seconds.observe({ route }, duration);
    },
    refusal: (code) => refusals.inc({ code }),
    cashOrderPlaced: () => orders.inc({ payment: 'cash' }),
    paymentEvent(outcome) {
      events.inc({ outcome });
      if (outcome === 'paid') orders.inc({ payment: 'online' });
    },
    loginRefused: (role, reason) => logins.inc({ role, reason }),
    accountAttacked: (role) => attacks.inc({ role }),
  };
}
