import { oneEmail } from '#readers/email.ts';
import path from 'node:path';
import type { BackupSettings } from './db/backup/dated-backups.ts';
import type { DatabaseConfig } from './db/database.ts';
import { crossFaults, environment, settingNames, type Environment } from './environment.ts';
import { likelyTypos } from '#common/likely-typos.ts';
import { readSender } from './mail-sender-setting.ts';
import { isCurrencyCode, isoCurrency, shortSymbol } from './currency.ts';
import { usualLocale } from '#common/languages.ts';
import { parseLimits, type LimitSettings } from './rate-limits/limit-settings.ts';

/** Stripe's two secrets. `apiUrl` (tests only) replaces Stripe's address. */
export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  apiUrl: URL | null;
}

/** The way in which mails are sent: to a mail server, or outside production to a page of this store. */
export type MailConfig = { kind: 'smtp'; url: string; from: string; fromName?: string | undefined } | { kind: 'page' };

/** The validated settings of the backend. See docs/settings.md. */
export interface BackendConfig {
  isProduction: boolean;
  /** Address to listen on. The default, 127.0.0.1, is reachable from this machine only. */
  host: string;
  /** TCP port; 0 takes any free one. */
  port: number;
  /** Milliseconds after the signal to stop in which the process reports not ready but still accepts connections. */
  drainDelayMs: number;
  /** The lag of the event loop in milliseconds at which requests of shoppers are refused. No setting: tests on a busy machine wait longer. */
  maxLagMs: number;
  /** The shop's public origin, without a trailing slash; null when unset. */
  publicUrl: string | null;
  /** The shop's address in mails: `publicUrl`, or the address of a shop that `npm start` opens. */
  shopUrl: string;
  /** Origins of other clients whose pages may call this store with cookies. */
  allowedOrigins: string[];
  dataDir: string;
  database: DatabaseConfig;
  /**
   * Settings of `npm run backup` without a file; the metrics tell when the newest backup was made. Null without
   * BACKUP_DIR.
   */
  backups: BackupSettings | null;
  /** Encrypts backups; null for plain ones. */
  backupKey: string | null;
  /** An address that is asked while the shop has no fault; null for none. It is a secret: everybody who knows it can ask it. */
  heartbeatUrl: URL | null;
  /** The seller's login. Null when unset (outside production): then the first start creates a login in `dataDir`. */
  seller: { email: string; password: string } | null;
  stripe: StripeConfig | null;
  sandboxPaymentsAllowed: boolean;
  /** The way in which mails are sent; null when this shop sends none. */
  mail: MailConfig | null;
  /** The origin of Open Food Facts, which the seller can ask about barcodes; null when nobody asks it. */
  foodFactsUrl: URL | null;
  /** The address that names the newest version of Greengate; null without UPDATE_FEED. */
  updateFeed: URL | null;
  /** Whether the start adds demonstration products to an empty shop. */
  demoProducts: boolean;
  /** Whether the store hides its extensions of the REST contract. */
  isClassic: boolean;
  /** Rate limits; null for none. */
  limits: LimitSettings | null;
  /** The number of orders of a shopper that can be open; null for any number. */
  maxOpenOrders: number | null;
  /** Bearer token for `/openapi.json`. Without one (null), the page is open outside production and closed in it. */
  introspectionToken: string | null;
  /** Bearer token for `/metrics`, with the same rule. */
  metricsToken: string | null;
  /** The language tag whose rules format amounts. */
  locale: string;
  /** The symbol of amounts, for example `$`. */
  currencySymbol: string;
  /** ISO 4217, lower case; `xxx` for an unknown symbol. */
  currency: string;
  logLevel: string;
  /** Folder of the demonstration pictures, `<slug>-<n>.webp`. */
  seedPicturesDir: string;
}

function toBackupSettings({ BACKUP_DIR, BACKUP_KEEP, BACKUP_HOOK }: Environment): BackupSettings | null {
  if (!BACKUP_DIR) return null;
  const [days = 1, weeks = 0, months = 0] = BACKUP_KEEP.split(',').map(Number);
  return { folder: path.resolve(BACKUP_DIR), keep: { days, weeks, months }, hook: BACKUP_HOOK ?? null };
}

function toMailConfig({ SMTP_URL: url, MAIL_FROM: from, NODE_ENV }: Environment): MailConfig | null {
  const sender = from === undefined ? null : readSender(from);
  if (url && sender) return { kind: 'smtp', url, from: sender.email, fromName: sender.name };
  return NODE_ENV === 'production' ? null : { kind: 'page' };
}

function toConfig(env: Environment): BackendConfig {
  const dataDir = path.resolve(env.DATA_DIR);
  const isProduction = env.NODE_ENV === 'production';
  const locale = env.LOCALE ?? usualLocale(env.LANGUAGE ?? 'en');
  return {
    isProduction,
    host: env.BACKEND_HOST,
    port: env.BACKEND_PORT,
    drainDelayMs: env.DRAIN_DELAY * 1000,
    maxLagMs: 3000,
    publicUrl: env.PUBLIC_URL ?? null,
    shopUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
    allowedOrigins: env.ALLOWED_ORIGINS,
    dataDir,
    database: env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL, poolSize: env.DATABASE_POOL }
      : { kind: 'sqlite', file: path.join(dataDir, 'greengate.db') },
    backups: toBackupSettings(env),
    backupKey: env.BACKUP_KEY ?? null,
    heartbeatUrl: env.HEARTBEAT_URL ? new URL(env.HEARTBEAT_URL) : null,
    seller:
      env.SELLER_EMAIL && env.SELLER_PASSWORD
        ? // In the same form as `emailField` and `passwordField` make.
          { email: oneEmail(env.SELLER_EMAIL), password: env.SELLER_PASSWORD.normalize('NFC') }
        : null,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            apiUrl: env.STRIPE_API_URL ? new URL(env.STRIPE_API_URL) : null,
          }
        : null,
    mail: toMailConfig(env),
    sandboxPaymentsAllowed: !isProduction || env.ALLOW_SANDBOX_PAYMENTS === 'true',
    foodFactsUrl: env.FOOD_FACTS_URL ? new URL(env.FOOD_FACTS_URL) : null,
    updateFeed: env.UPDATE_FEED ? new URL(env.UPDATE_FEED) : null,
    demoProducts: env.DEMO_PRODUCTS ? env.DEMO_PRODUCTS === 'on' : !isProduction,
    isClassic: env.FEATURES === 'classic',
    limits: parseLimits(env.RATE_LIMITS) ?? null,
    // In a classic store, no order becomes DONE: all of them would count as open.
    maxOpenOrders: env.RATE_LIMITS === 'off' || env.FEATURES === 'classic' ? null : env.MAX_OPEN_ORDERS,
    introspectionToken: env.INTROSPECTION_TOKEN ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    locale,
    currencySymbol: isCurrencyCode(env.CURRENCY.toUpperCase()) ? shortSymbol(env.CURRENCY, locale) : env.CURRENCY,
    currency: isoCurrency(env.CURRENCY) ?? 'xxx',
    logLevel: env.LOG_LEVEL,
    seedPicturesDir: path.resolve('backend/seed/pictures'),
  };
}

/**
 * Reads the settings from the environment. An empty variable counts as unset. Returns all faults together, each a sentence
 * that starts with the variable's name and says what to write instead.
 */
export function readBackendConfig(
  env: NodeJS.ProcessEnv = process.env,
): { config: BackendConfig } | { faults: string[] } {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    // Check the rules between variables as well, as if the invalid variables were unset.
    const broken = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    const rest = environment.safeParse(Object.fromEntries(Object.entries(set).filter(([name]) => !broken.has(name))));
    const cross = rest.success ? crossFaults(rest.data) : [];
    const own = parsed.error.issues.map((issue) => issue.message);
    return { faults: [...own, ...cross.filter((message) => ![...broken].some((name) => message.startsWith(name)))] };
  }
  const faults = crossFaults(parsed.data);
  return faults.length > 0 ? { faults } : { config: toConfig(parsed.data) };
}

/** The variables that look like settings with a typing error: one sentence for each. */
export function misspeltSettings(env: NodeJS.ProcessEnv = process.env): string[] {
  return likelyTypos(env, settingNames);
}
