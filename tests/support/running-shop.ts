import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
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

/**
 * Runs the script of `npm start` on free ports and with its own data folder, and waits until the shop is open. Rejects with
 * the output when the script ends before.
 */
export async function startShop(env: Record<string, string> = {}): Promise<RunningShop> {
  const dataDir = env['DATA_DIR'] ?? (await mkdtemp(join(tmpdir(), 'greengate-shop-')));
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
