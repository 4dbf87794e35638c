import path from 'node:path';
import type { DatabaseConfig } from './db/database.ts';
import { crossFaults, environment, type Environment } from './environment.ts';
import { isoCurrency } from './payments/currency.ts';
import { parseLimits, type LimitSettings } from './rate-limits/limit-settings.ts';

/** Stripe's two secrets; `apiUrl` points the SDK at a local stand-in. */
export interface StripeConfig {
  secretKey: string;
  webhookSecret: string;
  apiUrl: URL | null;
}

/** Everything the backend reads from its environment, checked. */
export interface BackendConfig {
  isProduction: boolean;
  /** Address to listen on: this machine only, unless gateways elsewhere have to reach it. */
  host: string;
  /** TCP port; 0 means any free one. */
  port: number;
  /** Milliseconds between saying that the process leaves and taking no more connections. */
  drainDelayMs: number;
  /** The address people type, without a trailing slash; null when unset. */
  publicUrl: string | null;
  /** Origins of other clients whose pages may use this store with its cookies. */
  allowedOrigins: string[];
  dataDir: string;
  database: DatabaseConfig;
  /** Null outside production when unset: a login is then made once and kept in `dataDir`. */
  seller: { email: string; password: string } | null;
  stripe: StripeConfig | null;
  sandboxPaymentsAllowed: boolean;
  /** Whether an empty shop is stocked with the demonstration goods at the start. */
  demoProducts: boolean;
  /** How often things may be done; null when nothing is limited. */
  limits: LimitSettings | null;
  /** Opens `/openapi.json` to requests that send it; null: open outside production, closed in it. */
  introspectionToken: string | null;
  /** The same for `/metrics`. */
  metricsToken: string | null;
  /** The symbol shown to people, for example `$`. */
  currencySymbol: string;
  /** ISO 4217 in lower case; `xxx` when the symbol is none we know. */
  currency: string;
  logLevel: string;
  /** Folder of `<slug>-<n>.webp`, the pictures of the first stock. */
  seedPicturesDir: string;
}

function toConfig(env: Environment): BackendConfig {
  const dataDir = path.resolve(env.DATA_DIR);
  const isProduction = env.NODE_ENV === 'production';
  return {
    isProduction,
    host: env.BACKEND_HOST,
    port: env.BACKEND_PORT,
    drainDelayMs: env.DRAIN_DELAY * 1000,
    publicUrl: env.PUBLIC_URL ?? null,
    allowedOrigins: env.ALLOWED_ORIGINS,
    dataDir,
    database: env.DATABASE_URL
      ? { kind: 'postgres', url: env.DATABASE_URL }
      : { kind: 'sqlite', file: path.join(dataDir, 'greengate.db') },
    seller:
      env.SELLER_EMAIL && env.SELLER_PASSWORD
        ? // As logins are read: composed, and the email in small letters.
          { email: env.SELLER_EMAIL.normalize('NFKC').toLowerCase(), password: env.SELLER_PASSWORD.normalize('NFC') }
        : null,
    stripe:
      env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
            apiUrl: env.STRIPE_API_URL ? new URL(env.STRIPE_API_URL) : null,
          }
        : null,
    sandboxPaymentsAllowed: !isProduction || env.ALLOW_SANDBOX_PAYMENTS === 'true',
    demoProducts: env.DEMO_PRODUCTS ? env.DEMO_PRODUCTS === 'on' : !isProduction,
    limits: parseLimits(env.RATE_LIMITS) ?? null,
    introspectionToken: env.INTROSPECTION_TOKEN ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    currencySymbol: env.CURRENCY,
    currency: isoCurrency(env.CURRENCY) ?? 'xxx',
    logLevel: env.LOG_LEVEL,
    seedPicturesDir: path.resolve('backend/seed/pictures'),
  };
}

/**
 * Reads the environment once. An empty variable counts as unset. All faults come at once, each a sentence that starts
 * with the variable's name and says what to write instead.
 */
export function readBackendConfig(
  env: NodeJS.ProcessEnv = process.env,
): { config: BackendConfig } | { faults: string[] } {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''));
  const parsed = environment.safeParse(set);
  if (!parsed.success) {
    // The rules between variables are still worth telling, from what the broken ones would have been unset to.
    const broken = new Set(parsed.error.issues.map((issue) => String(issue.path[0])));
    const rest = environment.safeParse(Object.fromEntries(Object.entries(set).filter(([name]) => !broken.has(name))));
    const cross = rest.success ? crossFaults(rest.data) : [];
    const own = parsed.error.issues.map((issue) => issue.message);
    return { faults: [...own, ...cross.filter((message) => ![...broken].some((name) => message.startsWith(name)))] };
  }
  const faults = crossFaults(parsed.data);
  return faults.length > 0 ? { faults } : { config: toConfig(parsed.data) };
}
