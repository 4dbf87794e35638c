import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import { buildSchema, parse, validate } from 'graphql';
import { afterEach, expect, test, vi } from 'vitest';
import { createRandom } from '#tests/support/differential/random.ts';
import { randomOperation, type RandomOperation } from '#tests/support/differential/random-operations.ts';
import { openRandomStore, type Dataset } from '#tests/support/differential/random-store.ts';
import { drillSize, drillTimeout, reportDrill } from '#tests/support/drill.ts';
import { openGateway } from '#tests/support/open-gateway.ts';

/**
 * Holds the fast path to graphql-js: random valid operations over random rows of the store. An operation is compiled after a
 * few executions; its text with a new comment is another operation for the gateway, which graphql-js executes.
 */

const seed = 20_261_123;
const operationCount = drillSize(400, 10_000);
/** The number of operations after which another gateway over other rows of the catalogue is used. */
const operationsPerStore = 100;
const sendingsUntilCompiled = 3;

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const cookie = 'token=ann; sellerToken=sam';

const random = createRandom(seed);
const noFigures = { operations: 0, 'responses compared': 0, 'by the fast path': 0, 'with errors': 0 };
/** By store: a test that is repeated replaces those of its first run. */
const figuresByStore = new Map<number, typeof noFigures>();
let comments = 0;

/** The operations of one store and one gateway: a test for each, so that none runs into its time-out on a busy machine. */
afterEach(() => void vi.restoreAllMocks());

const stores = Array.from({ length: operationCount / operationsPerStore }, (_none, at) => at + 1);

test.each(stores)(
  `over random store %i, ${operationsPerStore} random operations have the same response from the fast path as from graphql-js`,
  { timeout: drillTimeout },
  async (place) => {
    const figures = { ...noFigures };
    figuresByStore.set(place, figures);
    const toApollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');
    const store = await openRandomStore(random.chance(0.3));
    const gateway = await openGateway(
      { backendUrl: store.url, rateLimitsOn: false },
      { catalogueTimeToLiveMs: 600_000 },
    );
    const catalogue: Dataset = { seed: random.below(1e9), oddity: random.pick([0, 0.02]) };
    const send = async ({ text, variables }: RandomOperation) => {
      const response = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ query: text, variables }),
      });
      return `${response.status} ${response.headers.getSetCookie().join()} ${comparable(await response.text())}`;
    };

    for (let count = 0; count < operationsPerStore; count += 1) {
      const operation = validOperation();
      const usual = { seed: random.below(1e9), oddity: 0 };
      const unusual = { seed: random.below(1e9), oddity: 0.04 };
      for (const rows of [usual, unusual]) {
        store.use({ catalogue, rows });
        const expected = await send({ ...operation, text: `${operation.text}# ${(comments += 1)}` });
        const sendings = rows === usual && !expected.includes(' {"errors"') ? sendingsUntilCompiled : 1;
        for (let sending = 0; sending < sendings; sending += 1) {
          const before = toApollo.mock.calls.length;
          const actual = await send(operation);
          expect(actual, `${JSON.stringify(operation)} over ${JSON.stringify(rows)}`).toBe(expected);
          figures['responses compared'] += 1;
          if (toApollo.mock.calls.length === before) figures['by the fast path'] += 1;
          if (actual.includes(' {"errors"')) figures['with errors'] += 1;
        }
      }
      figures.operations += 1;
    }
  },
);

test('more than a third of these responses came by the fast path', () => {
  const figures = { ...noFigures };
  for (const each of figuresByStore.values()) {
    for (const name of Object.keys(figures) as (keyof typeof figures)[]) figures[name] += each[name];
  }
  reportDrill('differential', figures);
  expect(figures.operations).toBe(operationCount);
  expect(figures['by the fast path']).toBeGreaterThan(figures['responses compared'] / 3);
});

function validOperation(): RandomOperation {
  const operation = randomOperation(schema, random);
  const errors = validate(schema, parse(operation.text));
  if (errors.length > 0) throw new Error(`${errors.join('\n')}\n${operation.text}`);
  return operation;
}

/**
 * The text without the parts that differ from request to request: identifiers, and the order of errors from calls that
 * run at the same time.
 */
function comparable(text: string): string {
  if (!text.startsWith('{"errors"')) return text;
  const { errors, ...rest } = JSON.parse(text) as { errors: { extensions: { requestId?: string } }[] };
  for (const error of errors) delete error.extensions.requestId;
  return JSON.stringify({ errors: errors.map((error) => JSON.stringify(error)).toSorted(), ...rest });
}
