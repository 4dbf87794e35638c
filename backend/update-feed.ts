import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import packageJson from '../package.json' with { type: 'json' };
import type { AppContext } from './app-context.ts';
import type { Database } from './db/database.ts';
import { readShopValue, replaceShopValue } from './db/shop-values.ts';
import { readBoundedText } from './http/bounded-text.ts';

/** A version of Greengate, and the page that says what is new in it. */
export interface Release {
  version: string;
  notes: string | null;
}

const dayMs = 86_400_000;
const workIntervalMs = 3_600_000;
const deadlineMs = 5000;
const maxBytes = 16 * 1024;

const releaseFormat = z.object({
  version: z.string().regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/),
  notes: z
    .url({ protocol: /^https$/ })
    .max(500)
    .nullish()
    .transform((notes) => notes ?? null),
});

/** The shop value `update-feed`: when a process asked last, in milliseconds since 1970, and the last usable answer. */
const askedFormat = z.object({ askedAt: z.number(), release: releaseFormat.nullable() });

const parts = (version: string): number[] => version.split('.').map(Number);

/** Whether a version comes after another one. Both have three numbers. */
export function isNewer(version: string, than: string): boolean {
  const others = parts(than);
  const differing = parts(version).findIndex((part, at) => part !== others[at]);
  return differing >= 0 && (parts(version)[differing] ?? 0) > (others[differing] ?? 0);
}

async function askFeed(url: URL): Promise<Release> {
  const response = await fetch(url, {
    headers: { accept: 'application/json', 'user-agent': `Greengate/${packageJson.version}` },
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`UPDATE_FEED answered with the status ${response.status}.`);
  }
  const parsed = releaseFormat.safeParse(JSON.parse(await readBoundedText(response, maxBytes, 'UPDATE_FEED')));
  if (!parsed.success) throw new Error('UPDATE_FEED sent an answer that is not as documented.');
  return parsed.data;
}

const newerThanThis = (release: Release | null): Release | null =>
  release !== null && isNewer(release.version, packageJson.version) ? release : null;

/** The newer version that UPDATE_FEED named last; null without one, and without UPDATE_FEED. */
export async function readNewerRelease(
  { query }: Database,
  { updateFeed }: Pick<AppContext['config'], 'updateFeed'>,
): Promise<Release | null> {
  if (updateFeed === null) return null;
  const text = await readShopValue(query, 'update-feed');
  return text === null ? null : newerThanThis(askedFormat.parse(JSON.parse(text)).release);
}

type Asker = Pick<AppContext, 'config' | 'database' | 'clock'>;

/** Asks UPDATE_FEED when a day has passed since any process of the shop did. The log names each newer version once. */
export async function askForUpdate(
  { config: { updateFeed }, database, clock }: Asker,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<void> {
  if (updateFeed === null) return;
  const before = await readShopValue(database.query, 'update-feed');
  const last = before === null ? null : askedFormat.parse(JSON.parse(before));
  const askedAt = clock();
  if (last !== null && Math.abs(askedAt - last.askedAt) < dayMs) return;
  const known = last?.release ?? null;
  const claim = JSON.stringify({ askedAt, release: known });
  if (!(await database.write((trx) => replaceShopValue(trx, 'update-feed', before, claim)))) return;
  try {
    const release = await askFeed(updateFeed);
    const answer = JSON.stringify({ askedAt, release });
    await database.write((trx) => replaceShopValue(trx, 'update-feed', claim, answer));
    if (newerThanThis(release) === null || release.version === known?.version) return;
    log.info(release, `a newer version of Greengate is there: ${release.version}`);
  } catch (error) {
    log.warn({ err: error }, 'UPDATE_FEED has no usable answer: it is asked again tomorrow');
  }
}

/** Asks now and then every hour whether a day has passed, until the returned function is called. */
export function startUpdateChecks(context: Asker, log: Pick<FastifyBaseLogger, 'info' | 'warn'>): () => void {
  const work = (): void => {
    askForUpdate(context, log).catch((error: unknown) => log.warn({ err: error }, 'updates could not be looked for'));
  };
  work();
  const timer = setInterval(work, workIntervalMs);
  timer.unref();
  return () => clearInterval(timer);
}
