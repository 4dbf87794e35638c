import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The seller's login in every shop of the tests. */
export const sellerLogin = { email: 'seller@greengate.example', password: 'a long seller password' };

/** Starts a script on free ports with that data folder and the seller above. `variables` override these settings. */
export function startScript(script: string, dataDir: string, variables: Record<string, string>) {
  return spawn(process.execPath, [script], {
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      PORT: '0',
      DATA_DIR: dataDir,
      SELLER_EMAIL: sellerLogin.email,
      SELLER_PASSWORD: sellerLogin.password,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export interface RunningShop {
  /** The address of the shop, for example `http://localhost:40123`, without a slash at the end. */
  url: string;
  dataDir: string;
  /** The output so far. */
  printed: () => string;
  /** Sends Ctrl-C. Resolves with the exit code when all processes have ended. */
  stop: () => Promise<number | null>;
  /** Sends Ctrl-C and then removes the data folder. */
  close: () => Promise<number | null>;
}

/** Settings with which a shop may begin with a copy of the seeded data folder. */
const copyableSettings = ['FEATURES', 'CURRENCY', 'LOCALE'];

/** Data that all copies of this file share: each project of the tests loads it anew, and seeding takes both cores for seconds. */
const shared = globalThis as { seeded?: Promise<string> };

/** A new data folder: with the demonstration products when the settings allow a copy, else empty. */
async function makeDataDir(env: Record<string, string>): Promise<string> {
  const isCopyable = Object.keys(env).every((name) => copyableSettings.includes(name));
  const seeded = isCopyable ? await (shared.seeded ??= seededDataDir()) : null;
  const dataDir = await mkdtemp(join(tmpdir(), 'greengate-shop-'));
  if (seeded !== null) await cp(seeded, dataDir, { recursive: true });
  return dataDir;
}

/**
 * The data folder of a shop with the demonstration products, made once for each build of the backend, because encoding
 * their pictures takes longer than the rest of a start.
 */
async function seededDataDir(): Promise<string> {
  const seeded = join('dist/.seeded-shops', await readFile('dist/.stamps/backend', 'utf8'));
  if (existsSync(seeded)) return seeded;
  const shop = await launch({}, await mkdtemp(join(tmpdir(), 'greengate-seed-')));
  await shop.stop();
  await mkdir('dist/.seeded-shops', { recursive: true });
  const copy = `${seeded}-${process.pid}`;
  await cp(shop.dataDir, copy, { recursive: true });
  await rm(shop.dataDir, { recursive: true });
  // Another process may have been faster.
  await rename(copy, seeded).catch(() => rm(copy, { recursive: true }));
  return seeded;
}

/**
 * Runs the script of `npm start` on free ports and with its own data folder, and waits until the shop is open. Rejects with
 * the output when the script ends before. Without a `DATA_DIR`, the shop usually begins with a copy of a seeded one.
 */
export async function startShop(env: Record<string, string> = {}): Promise<RunningShop> {
  const dataDir = env['DATA_DIR'] ?? (await makeDataDir(env));
  return launch(env, dataDir).catch(async (error: unknown) => {
    if (env['DATA_DIR'] === undefined) await rm(dataDir, { recursive: true, force: true });
    throw error;
  });
}

async function launch(env: Record<string, string>, dataDir: string): Promise<RunningShop> {
  const child = startScript('scripts/start.mjs', dataDir, { BACKEND_PORT: '0', ...env });
  let printed = '';
  const ended = new Promise<number | null>((resolve) => void child.once('close', resolve));
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (text: string) => {
      printed += text;
      const shop = /Shop\s+(http\S+)\//.exec(printed)?.[1];
      if (shop && printed.includes('Ctrl-C')) resolve(shop);
    };
    child.stdout.setEncoding('utf8').on('data', listen);
    child.stderr.setEncoding('utf8').on('data', listen);
    void ended.then((code) => reject(new Error(`npm start ended with ${code}:\n${printed}`)));
  });
  const stop = () => {
    child.kill('SIGINT');
    return ended;
  };
  return {
    url,
    dataDir,
    printed: () => printed,
    stop,
    close: async () => {
      const code = await stop();
      await rm(dataDir, { recursive: true, force: true });
      return code;
    },
  };
}
