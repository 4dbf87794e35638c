import { z } from 'zod';
import { likelyTypos } from '#common/likely-typos.ts';
import { fitsLanguage, languages, namedLanguage, usualLocale } from '#common/languages.ts';
import { isCurrencyCode, isLocale } from './store/amount-formats.ts';
import type { HostCookies } from './transport/cookies.ts';
import { plainStoreMap, readStoreMap, type StoreMap } from './store/store-map.ts';

/** The gateway's settings, read from the environment and checked once at start. */
export interface GatewayConfig {
  /** 0 picks any free port. */
  readonly port: number;
  readonly host: string;
  /** The time for which the gateway still accepts connections after its readiness check says that it is closing. */
  readonly drainDelayMs: number;
  /** The origin that shoppers use, such as `https://shop.example`; undefined: derived from each request. */
  readonly publicOrigin: string | undefined;
  /** The REST store's URL, without a slash at the end. */
  readonly backendUrl: string;
  /** The ISO 4217 code or the symbol of amounts, for a store that does not say its currency. */
  readonly currency: string;
  /** The language of the texts, such as `de`. */
  readonly language: string;
  /** The language tag whose rules format amounts and dates. */
  readonly locale: string;
  readonly logLevel: string;
  /** The hardened profile: no introspection, no Sandbox, no foreign origins. Pages then make no claims that nobody has made. */
  readonly production: boolean;
  /** Whether products show the specification's fixed rating, four stars of five, which no shopper has given. */
  readonly placeholderRating: boolean;
  /**
   * The number of proxies in front of the gateway that are trusted to tell host, scheme and IP address of a request.
   */
  readonly trustedProxies: number;
  readonly rateLimitsOn: boolean;
  /** The names of the store's calls and cookies. */
  readonly storeMap: StoreMap;
  /** Whether browsers get these cookies under names that begin with `__Host-`. */
  readonly hostCookies: HostCookies;
  /** The treatment of operations that no manifest lists: `log` logs them, `enforce` refuses them. */
  readonly safelist: 'off' | 'log' | 'enforce';
  /** Paths of the manifests of other clients, in Apollo's format. The web app's own manifest is always used. */
  readonly manifests: readonly string[];
  /** Whether every client may download the schema in production. */
  readonly publishSchema: boolean;
  /** In production, a request with this bearer token may use introspection and download the schema. */
  readonly introspectionToken: string | undefined;
  /** In production, a request with this bearer token may read the metrics. */
  readonly metricsToken: string | undefined;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const port = (name: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, `${name} must be a port number from 0 to 65535, for example 4000 (0 picks any free port).`)
    .transform(Number)
    .refine((value) => value <= 65_535, `${name} must be a port number from 0 to 65535, for example 4000.`);

/** Settings of earlier versions, which the store map has replaced. */
const movedToStoreMap = Object.fromEntries(
  ['SHOPPER_COOKIE', 'SELLER_COOKIE'].map((name) => [
    name,
    z
      .never(
        `${name} must be moved into a store map: { "cookies": { … } } in a file whose path is in STORE_MAP. docs/your-own-store.md shows it.`,
      )
      .optional(),
  ]),
);

const secret = (name: string) =>
  z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, `${name} must be a secret of 16 or more characters without spaces.`)
    .optional();

const webAddress = (message: string) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), { message, abort: true })
    .transform((value) => new URL(value));

/** Takes any value, because rules between variables also run on variables that were refused. */
const isHttps = (address: unknown) => typeof address === 'string' && address.startsWith('https:');

const currencyFault =
  'CURRENCY must be an ISO 4217 code of a currency with two decimals, for example EUR, or a symbol of at most 8 characters, for example $.';

const drainFault = 'DRAIN_DELAY must be 0 to 8 seconds, for example 3.';

const environment = z
  .object({
    PORT: port('PORT').default(4000),
    HOST: z
      .string()
      .regex(/^[\w.:-]+$/, 'HOST must be a host name or address to listen on, for example 127.0.0.1 or 0.0.0.0.')
      .default('127.0.0.1'),
    DRAIN_DELAY: z
      .string()
      .regex(/^\d(\.\d)?$/, drainFault)
      .transform(Number)
      .refine((seconds) => seconds <= 8, drainFault)
      .default(0),
    PUBLIC_URL: webAddress('PUBLIC_URL must be the address shoppers use, for example https://shop.example.')
      .refine(
        ({ pathname, search, hash, username }) => pathname === '/' && !search && !hash && !username,
        'PUBLIC_URL must be an address without a path, for example https://shop.example.',
      )
      .transform(({ origin }) => origin)
      .optional(),
    BACKEND_URL: webAddress('BACKEND_URL must be the address of the REST store, for example http://127.0.0.1:4001.')
      .refine(
        ({ search, hash, username }) => !search && !hash && !username,
        'BACKEND_URL must be a plain address without user name, query or fragment, for example http://127.0.0.1:4001.',
      )
      .transform(({ href }) => href.replace(/\/+$/, ''))
      .optional(),
    BACKEND_PORT: port('BACKEND_PORT').default(4001),
    CURRENCY: z
      .string()
      .max(8, currencyFault)
      .refine((text) => !/^[A-Z]{3}$/.test(text) || isCurrencyCode(text), currencyFault)
      .transform((text) => (isCurrencyCode(text.toUpperCase()) ? text.toUpperCase() : text))
      .default('$'),
    LANGUAGE: z
      .string()
      .optional()
      .transform(namedLanguage)
      .refine(
        (text) => text === undefined || languages.includes(text),
        `LANGUAGE must be one of ${languages.join(', ')}.`,
      ),
    LOCALE: z
      .string()
      .refine(isLocale, 'LOCALE must be the tag of a language and its country, for example en-US or de-DE.')
      .optional(),
    LOG_LEVEL: z.enum(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`).default('info'),
    NODE_ENV: z.string().optional(),
    PLACEHOLDER_RATING: z.enum(['true', 'false'], 'PLACEHOLDER_RATING must be true or false.').optional(),
    TRUST_PROXY: z
      .string()
      .regex(/^\d{1,2}$/, 'TRUST_PROXY must be the number of proxies in front of the gateway, for example 0 or 1.')
      .transform(Number)
      .default(0),
    // Other values, such as orders=60/1m, change limits of the bundled store, which checks them.
    RATE_LIMITS: z
      .string()
      .regex(/^(on|off|[\w-]+=.+)$/, 'RATE_LIMITS must be on, off, or limits of the bundled store to change.')
      .default('on'),
    STORE_MAP: z
      .string()
      .transform((file, context): StoreMap => {
        const read = readStoreMap(file);
        if ('map' in read) return read.map;
        for (const fault of read.faults) context.addIssue(`STORE_MAP must be corrected. ${fault}`);
        return z.NEVER;
      })
      .default(plainStoreMap),
    HOST_COOKIES: z.enum(['off', 'change', 'on'], 'HOST_COOKIES must be off, change or on.').default('off'),
    SAFELIST: z.enum(['off', 'log', 'enforce'], 'SAFELIST must be off, log or enforce.').default('off'),
    SAFELIST_MANIFESTS: z
      .string()
      .transform((paths) => paths.split(',').flatMap((path) => path.trim() || []))
      .default([]),
    PUBLISH_SCHEMA: z.enum(['off', 'on'], 'PUBLISH_SCHEMA must be off or on.').default('off'),
    INTROSPECTION_TOKEN: secret('INTROSPECTION_TOKEN'),
    METRICS_TOKEN: secret('METRICS_TOKEN'),
    ...movedToStoreMap,
  })
  .refine(({ NODE_ENV, RATE_LIMITS }) => NODE_ENV !== 'production' || RATE_LIMITS !== 'off', {
    message: 'RATE_LIMITS must not be off in production; leave it out.',
    when: () => true,
  })
  .refine(({ LANGUAGE, LOCALE }) => fitsLanguage(LOCALE, LANGUAGE), {
    message: 'LOCALE must be in the language of LANGUAGE, for example de-DE or de-AT with LANGUAGE=de.',
    when: () => true,
  })
  .refine(({ HOST_COOKIES, PUBLIC_URL }) => HOST_COOKIES === 'off' || isHttps(PUBLIC_URL), {
    message: 'HOST_COOKIES must be off unless PUBLIC_URL is an https address.',
    when: () => true,
  });

/** The names of all variables that the gateway reads. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/** Reads the environment. `faults` has one sentence for each wrong variable, which starts with its name. */
export function readGatewayConfig(
  env: NodeJS.ProcessEnv = process.env,
): { config: GatewayConfig } | { faults: string[] } {
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) return { faults: parsed.error.issues.map(({ message }) => message) };

  const { data } = parsed;
  return {
    config: Object.freeze({
      port: data.PORT,
      host: data.HOST,
      drainDelayMs: data.DRAIN_DELAY * 1000,
      publicOrigin: data.PUBLIC_URL,
      backendUrl: data.BACKEND_URL ?? `http://127.0.0.1:${data.BACKEND_PORT}`,
      currency: data.CURRENCY,
      language: data.LANGUAGE ?? 'en',
      locale: data.LOCALE ?? usualLocale(data.LANGUAGE ?? 'en'),
      logLevel: data.LOG_LEVEL,
      production: data.NODE_ENV === 'production',
      placeholderRating: data.PLACEHOLDER_RATING ? data.PLACEHOLDER_RATING === 'true' : data.NODE_ENV !== 'production',
      trustedProxies: data.TRUST_PROXY,
      rateLimitsOn: data.RATE_LIMITS !== 'off',
      storeMap: data.STORE_MAP,
      hostCookies: data.HOST_COOKIES,
      safelist: data.SAFELIST,
      manifests: data.SAFELIST_MANIFESTS,
      publishSchema: data.PUBLISH_SCHEMA === 'on',
      introspectionToken: data.INTROSPECTION_TOKEN,
      metricsToken: data.METRICS_TOKEN,
    }),
  };
}

/** The variables that look like settings with a typing error: one sentence for each. */
export function misspeltSettings(env: NodeJS.ProcessEnv = process.env): string[] {
  return likelyTypos(env, settingNames);
}
