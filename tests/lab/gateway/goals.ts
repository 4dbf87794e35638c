import { operations } from './operations.ts';
import { baseName, floorName, oursName, ratio, times, type Measured } from './figures.ts';

interface Goal {
  says: string;
  isMet: boolean;
  figures: string;
  /** Why the goal is not reached. */
  why: string;
}

const proxyName = 'plain Node reverse proxy';
const hiveName = 'Hive Gateway over OpenAPI';
const yogaName = 'GraphQL Yoga';
const mercuriusName = 'mercurius with JIT, undici';
const tinyOperations = ['is-auth', 'cart'];

const knownReasons = {
  tiny: 'Apollo Server’s costs per request, and checks that the other servers do not make',
  orders:
    'the gateway first checks the session; the rest of the time goes into parsing and writing JSON and into garbage collection',
  tail: 'a few slow moments of a machine with other load decide the 99th percentile',
  start: 'Fastify with its plugins, Apollo Server and graphql have to be compiled',
};

/** Reasons that follow from the measured lower bound. */
function reasonsOf(measured: readonly Measured[]) {
  const floor = (operation: string) => times(ratio(measured, floorName, operation));
  return {
    catalogue:
      `bare Node that only reads the request and sends the same bytes is at ${floor('products')} and ` +
      `${floor('fields')} here: most of a cached response’s time is Node’s HTTP and the kernel’s writing`,
    cart:
      `bare Node that checks the session and then sends the change by node-fetch, which is the client of all changes, ` +
      `is at ${floor('cart')} here`,
  };
}

/** The goals, and what was reached. */
export function goalsOf(measured: readonly Measured[]): Goal[] {
  const reasons = reasonsOf(measured);
  const own = (operation: string, base?: string) => ratio(measured, oursName, operation, base);
  const has = (name: string) => measured.some((entry) => entry.name === name);
  const atLeast = (
    says: string,
    names: string[],
    { least, base = baseName, why }: { least: number; base?: string; why: string },
  ): Goal => {
    const values = names.map((name) => own(name, base));
    return {
      says,
      isMet: values.every((value) => value >= least),
      figures: names.map((name, index) => `${name} ${times(values[index] ?? NaN)}`).join(', '),
      why,
    };
  };
  const all = operations.map(({ name }) => name);
  const large = all.filter((name) => !tinyOperations.includes(name));
  const ours = measured.find(({ name }) => name === oursName);
  const peers = measured.filter(
    ({ name, firstAnswer }) => ![oursName, proxyName, floorName].includes(name) && !Number.isNaN(firstAnswer),
  );
  const tails = all.map((name) => {
    const best = Math.min(...peers.map((entry) => entry.results[name]?.latency?.slow ?? Infinity));
    return { name, own: ours?.results[name]?.latency?.slow ?? NaN, best };
  });
  return [
    atLeast('catalogue ≥ 60× the base', ['products', 'fields'], { least: 60, why: reasons.catalogue }),
    atLeast('catalogue ≥ 2× a plain reverse proxy', ['products', 'fields'], {
      least: 2,
      base: proxyName,
      why: reasons.catalogue,
    }),
    atLeast('home page ≥ 8× the base', ['home'], { least: 8, why: knownReasons.tiny }),
    atLeast('orders ≥ 5× the base', ['orders'], { least: 5, why: knownReasons.orders }),
    atLeast('is-auth ≥ 3× the base', ['is-auth'], { least: 3, why: knownReasons.tiny }),
    atLeast('cart update ≥ 3× the base', ['cart'], { least: 3, why: reasons.cart }),
    ...(has(mercuriusName)
      ? [
          atLeast('is-auth and cart update at least half of mercurius', tinyOperations, {
            least: 0.5,
            base: mercuriusName,
            why: `${knownReasons.tiny}; and for the cart, ${reasons.cart}`,
          }),
          atLeast('ahead of mercurius on all others', large, {
            least: 1,
            base: mercuriusName,
            why: knownReasons.orders,
          }),
        ]
      : []),
    ...(has(hiveName)
      ? [atLeast('ahead of Hive Gateway everywhere', all, { least: 1, base: hiveName, why: reasons.cart })]
      : []),
    ...(has(yogaName)
      ? [atLeast('ahead of Yoga everywhere', all, { least: 1, base: yogaName, why: reasons.cart })]
      : []),
    {
      says: '99th percentile at a moderate rate no worse than the best Node peer’s',
      isMet: tails.every(({ own: slow, best }) => slow <= best),
      figures: tails
        .map(({ name, own: slow, best }) => `${name} ${slow.toFixed(1)} against ${best.toFixed(1)} ms`)
        .join(', '),
      why: knownReasons.tail,
    },
    {
      says: 'first response within 0.6 s',
      isMet: (ours?.firstAnswer ?? NaN) <= 600,
      figures: `${((ours?.firstAnswer ?? NaN) / 1000).toFixed(2)} s`,
      why: knownReasons.start,
    },
    {
      says: 'at most 120 MB idle',
      isMet: (ours?.idleMegabytes ?? NaN) <= 120,
      figures: `${ours?.idleMegabytes ?? NaN} MB`,
      why: knownReasons.start,
    },
  ];
}
