import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Opens a shop with `npm start`, on free ports and with a temporary data folder. Closing it removes the folder.
 * @param {Record<string, string>} [settings]
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export function openThrowawayShop(settings = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'greengate-measured-'));
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: '0',
      BACKEND_PORT: '0',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      BACKEND_URL: '',
      PUBLIC_URL: '',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => void child.once('close', resolve));
  const close = async () => {
    child.kill('SIGINT');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      printed += text;
      const url = /Shop\s+(http\S+)\//.exec(printed)?.[1];
      if (url && printed.includes('Ctrl-C')) resolve({ url, close });
    });
    void ended.then((code) => reject(new Error(`npm start ended with ${code}:\n${printed}`)));
  });
}
