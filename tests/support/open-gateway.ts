import { readGatewayConfig, type GatewayConfig } from '#gateway/config.ts';
import { buildGateway, type GatewayTuning } from '#gateway/gateway-app.ts';
import { buildSchema, readSchemaText } from '#gateway/graphql/schema.ts';
import { onTestFinished } from 'vitest';
import type { WhenDone } from './open-store.ts';
import { mockedStore } from './store-mock.ts';

interface RunOptions {
  cookie?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  headers: Headers;
  /** The Set-Cookie headers, one string each. */
  cookies: string[];
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read the fields that they expect
  data: any;
  errors: { message: string; path?: string[]; extensions: { code: string; requestId?: string } }[] | undefined;
}

export interface OpenGateway {
  /** The address of the gateway, without a slash at the end. */
  url: string;
  run: (query: string, variables?: object, options?: RunOptions) => Promise<Answer>;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  close: () => Promise<void>;
}

/** The settings of a gateway for tests: the defaults, on any free port and without a log. */
export const plainConfig: GatewayConfig = { ...defaultConfig(), port: 0, backendUrl: mockedStore, logLevel: 'silent' };

function defaultConfig(): GatewayConfig {
  const read = readGatewayConfig({});
  if ('faults' in read) throw new Error(read.faults.join('\n'));
  return read.config;
}

/** On a busy machine the gateway and a store in one process may need more than the five seconds of a shop. */
const patientMs = { read: 20_000, change: 20_000, operation: 20_000 };

/** One schema for all gateways of a file: to build it takes most of the time of opening a gateway. */
const schema = buildSchema(readSchemaText());

/** Starts a gateway on a free port until the test ends, or until `whenDone` says. Unless tuned, it reloads the catalogue for every request
 * and does not look for missing calls of the store. */
export async function openGateway(
  config: Partial<GatewayConfig> = {},
  tuning: GatewayTuning = {},
  whenDone: WhenDone = onTestFinished,
): Promise<OpenGateway> {
  const whole = { ...plainConfig, ...config };
  // msw mocks only `fetch`, so reads of the mocked store must not use undici's pool.
  const onlyFetch = whole.backendUrl.startsWith(mockedStore);
  const app = await buildGateway(whole, {
    schema,
    catalogueTimeToLiveMs: 0,
    probesCalls: false,
    onlyFetch,
    // A real store on a busy machine may need more than a second.
    ...(!onlyFetch && { firstAnswerTimeoutMs: 20_000 }),
    ...tuning,
    deadlinesMs: { ...patientMs, ...tuning.deadlinesMs },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  whenDone(() => app.close());
  return {
    url,
    close: () => app.close(),
    get: (path, headers = {}) => fetch(url + path, { headers, redirect: 'manual' }),
    async run(query, variables = {}, { cookie, headers } = {}) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie && { cookie }), ...headers },
        body: JSON.stringify({ query, variables }),
      });
      return await readAnswer(response);
    },
  };
}

export async function readAnswer(response: Response): Promise<Answer> {
  const { data, errors } = (await response.json()) as Pick<Answer, 'data' | 'errors'>;
  return { status: response.status, headers: response.headers, cookies: response.headers.getSetCookie(), data, errors };
}
