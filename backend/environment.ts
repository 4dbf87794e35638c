import { readSender } from './mail-sender-setting.ts';
import { z } from 'zod';
import { isCurrencyCode, isoCurrency, knownSymbols } from './currency.ts';
import { fitsLanguage, languages, namedLanguage } from '#common/languages.ts';
import { limitsFault, parseLimits } from './rate-limits/limit-settings.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const fault = (message: string) => ({ error: message });

function isUrl(value: string, protocols: string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

function isOrigin(value: string): boolean {
  if (!isUrl(value, ['http:', 'https:'])) return false;
  const url = new URL(value);
  return url.pathname === '/' && url.search === '' && url.hash === '' && url.username === '';
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function isLoopbackUrl(value: string): boolean {
  return isUrl(value, ['http:']) && ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(value).hostname);
}

function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+$/u.test(value) && value.length <= 254;
}

const secret = (name: string) =>
  z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/, fault(`${name} must be a secret of 16 or more characters without spaces.`))
    .optional();

const portFault = 'BACKEND_PORT must be a whole number from 0 to 65535, for example 4001 (0 takes any free port).';

const currencyFault =
  'CURRENCY must be an ISO 4217 code of a currency with two decimals, for example EUR, or a symbol of at most 8 characters, for example $.';

/** Whether Intl knows the language of a tag. An unknown one would be formatted by the rules of this machine. */
function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length === 1;
  } catch {
    return false;
  }
}

const keepFault = 'BACKUP_KEEP must be the number of days, weeks and months, at least one day, for example 7,4,12.';

const poolFault = 'DATABASE_POOL must be a whole number from 5 to 500, for example 10.';

const drainFault = 'DRAIN_DELAY must be 0 to 8 seconds, for example 3.';

/** Every variable with its default and the sentence that refuses an invalid value. */
export const environment = z.object({
  NODE_ENV: z.string().default('development'),
  BACKEND_HOST: z
    .string()
    .regex(/^[\w.:-]+$/, fault('BACKEND_HOST must be an address to listen on, for example 127.0.0.1 or 0.0.0.0.'))
    .default('127.0.0.1'),
  DRAIN_DELAY: z
    .string()
    .regex(/^\d(\.\d)?$/, fault(drainFault))
    .transform(Number)
    .refine((seconds) => seconds <= 8, fault(drainFault))
    .default(0),
  BACKEND_PORT: z
    .string()
    .regex(/^\d{1,5}$/, fault(portFault))
    .transform(Number)
    .refine((port) => port <= 65_535, fault(portFault))
    .default(4001),
  /** The gateway's port, for links to the shop when PUBLIC_URL is not set. */
  PORT: z.string().default('4000'),
  PUBLIC_URL: z
    .string()
    .refine(isOrigin, fault('PUBLIC_URL must be the address people type, for example https://shop.example.com.'))
    .transform((url) => new URL(url).origin)
    .optional(),
  ALLOWED_ORIGINS: z
    .string()
    .transform(splitList)
    .refine(
      (origins) => origins.every(isOrigin),
      fault(
        'ALLOWED_ORIGINS must be addresses without a path, separated by commas, for example https://app.example.com.',
      ),
    )
    .transform((origins) => origins.map((origin) => new URL(origin).origin))
    .default([]),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .string()
    .refine(
      (url) => isUrl(url, ['postgres:', 'postgresql:']),
      fault(
        'DATABASE_URL must look like postgres://user:password@host:5432/database; leave it out to use SQLite in DATA_DIR.',
      ),
    )
    .optional(),
  DATABASE_POOL: z
    .string()
    .regex(/^\d{1,3}$/, fault(poolFault))
    .transform(Number)
    // Orders alone use up to four connections at once.
    .refine((size) => size >= 5 && size <= 500, fault(poolFault))
    .optional(),
  SELLER_EMAIL: z
    .string()
    .refine(isEmail, fault('SELLER_EMAIL must be an email address, for example seller@example.com.'))
    .optional(),
  SELLER_PASSWORD: z
    .string()
    .min(8, fault('SELLER_PASSWORD must have at least 8 characters.'))
    .max(128, fault('SELLER_PASSWORD can have at most 128 characters.'))
    .optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,3},\d{1,4},\d{1,4}$/, fault(keepFault))
    .default('7,4,12'),
  BACKUP_HOOK: z.string().optional(),
  BACKUP_KEY: secret('BACKUP_KEY'),
  HEARTBEAT_URL: z
    .string()
    .refine(
      (url) => isUrl(url, ['http:', 'https:']),
      fault('HEARTBEAT_URL must be an address to ask, for example https://hc-ping.example.com/4f1c.'),
    )
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, fault('STRIPE_SECRET_KEY must be the secret key from the Stripe dashboard (sk_…).'))
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, fault('STRIPE_WEBHOOK_SECRET must be the signing secret of the webhook endpoint (whsec_…).'))
    .optional(),
  STRIPE_API_URL: z
    .string()
    .refine(
      isLoopbackUrl,
      fault('STRIPE_API_URL is for tests only and must be an http address on this machine; leave it out.'),
    )
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      (url) => isUrl(url, ['smtp:', 'smtps:']),
      fault('SMTP_URL must look like smtps://user:password@mail.example.com:465 or smtp://localhost:25.'),
    )
    .optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (sender) => isEmail(readSender(sender).email) && !/[\r\n]/.test(sender),
      fault(
        'MAIL_FROM must be the email that mails come from, for example orders@shop.example.com or Shop <orders@shop.example.com>.',
      ),
    )
    .optional(),
  ALLOW_SANDBOX_PAYMENTS: z
    .enum(['true', 'false'], fault('ALLOW_SANDBOX_PAYMENTS must be true or false.'))
    .default('false'),
  FOOD_FACTS_URL: z
    .string()
    .refine(
      isOrigin,
      fault(
        'FOOD_FACTS_URL must be an origin, for example https://world.openfoodfacts.org; leave it out to ask nobody.',
      ),
    )
    .optional(),
  UPDATE_FEED: z
    .string()
    .max(500, fault('UPDATE_FEED can have at most 500 characters.'))
    .refine(
      (url) => isUrl(url, ['https:']) || isLoopbackUrl(url),
      fault('UPDATE_FEED must be an https address, for example https://example.com/greengate.json.'),
    )
    .optional(),
  DEMO_PRODUCTS: z.enum(['on', 'off'], fault('DEMO_PRODUCTS must be on or off.')).optional(),
  FEATURES: z.enum(['all', 'classic'], fault('FEATURES must be all or classic.')).default('all'),
  RATE_LIMITS: z
    .string()
    .refine((text) => parseLimits(text) !== undefined, { error: ({ input }) => limitsFault(String(input)) })
    .default('on'),
  MAX_OPEN_ORDERS: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, fault('MAX_OPEN_ORDERS must be a whole number from 1 to 99999, for example 20.'))
    .transform(Number)
    .default(20),
  INTROSPECTION_TOKEN: secret('INTROSPECTION_TOKEN'),
  METRICS_TOKEN: secret('METRICS_TOKEN'),
  CURRENCY: z
    .string()
    .max(8, fault(currencyFault))
    .refine((text) => !/^[A-Z]{3}$/.test(text) || isCurrencyCode(text), fault(currencyFault))
    .default('$'),
  LANGUAGE: z
    .string()
    .optional()
    .transform(namedLanguage)
    .refine(
      (text) => text === undefined || languages.includes(text),
      fault(`LANGUAGE must be one of ${languages.join(', ')}.`),
    ),
  LOCALE: z
    .string()
    .refine(isLocale, fault('LOCALE must be the tag of a language and its country, for example en-US or de-DE.'))
    .optional(),
  LOG_LEVEL: z.enum(logLevels, fault(`LOG_LEVEL must be one of ${logLevels.join(', ')}.`)).default('info'),
});

/** The names of all variables that the backend reads. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/** The parsed environment variables, by name. */
export type Environment = z.infer<typeof environment>;

/** The faults of rules between variables, as sentences. */
export function crossFaults(env: Environment): string[] {
  const faults: string[] = [];
  const isProduction = env.NODE_ENV === 'production';
  if (!fitsLanguage(env.LOCALE, env.LANGUAGE)) {
    faults.push('LOCALE must be in the language of LANGUAGE, for example de-DE or de-AT with LANGUAGE=de.');
  }
  if (!env.SELLER_EMAIL && (env.SELLER_PASSWORD || isProduction)) {
    faults.push('SELLER_EMAIL is missing: set it together with SELLER_PASSWORD to the login of the seller.');
  }
  if (!env.SELLER_PASSWORD && (env.SELLER_EMAIL || isProduction)) {
    faults.push('SELLER_PASSWORD is missing: set it together with SELLER_EMAIL to the login of the seller.');
  }
  if (env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET) {
    faults.push(
      'STRIPE_WEBHOOK_SECRET is missing: with STRIPE_SECRET_KEY set, set it too, or orders never become paid.',
    );
  }
  if (env.STRIPE_WEBHOOK_SECRET && !env.STRIPE_SECRET_KEY) {
    faults.push('STRIPE_SECRET_KEY is missing: set it together with STRIPE_WEBHOOK_SECRET, or leave both out.');
  }
  if (env.STRIPE_SECRET_KEY && isoCurrency(env.CURRENCY) === null) {
    faults.push(`CURRENCY must be an ISO 4217 code, or one of ${knownSymbols().join(' ')} when Stripe is set up.`);
  }
  if (env.SMTP_URL && !env.MAIL_FROM) {
    faults.push('MAIL_FROM is missing: with SMTP_URL set, set it to the email that mails come from.');
  }
  if (env.MAIL_FROM && !env.SMTP_URL) {
    faults.push('SMTP_URL is missing: set it together with MAIL_FROM, or leave both out.');
  }
  if (env.SMTP_URL && !env.PUBLIC_URL) {
    faults.push('PUBLIC_URL is missing: with SMTP_URL set, set it too, because mails have links to the shop.');
  }
  if (env.PUBLIC_URL?.startsWith('https:') && env.ALLOWED_ORIGINS.some((origin) => origin.startsWith('http:'))) {
    faults.push(
      'ALLOWED_ORIGINS must be https addresses like PUBLIC_URL: browsers do not send its cookies for pages without https.',
    );
  }
  if (isProduction && env.RATE_LIMITS === 'off') {
    faults.push('RATE_LIMITS must not be off in production; leave it out.');
  }
  if (isProduction && env.UPDATE_FEED?.startsWith('http:')) {
    faults.push('UPDATE_FEED must be an https address in production.');
  }
  if (isProduction && env.STRIPE_API_URL) {
    faults.push('STRIPE_API_URL must not be set in production; leave it out.');
  }
  return faults;
}
