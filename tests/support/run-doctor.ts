import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { examine } from '../../scripts/doctor/checkup.ts';
import { reportText } from '../../scripts/doctor/print.ts';
import { plainStoreMap, type StoreMap } from '#gateway/store/store-map.ts';

export const sellerOfStore = { email: 'seller@shop.test', password: 'a long seller password' };

interface CheckOptions {
  seller?: typeof sellerOfStore | null;
  map?: StoreMap;
  suggests?: boolean;
  /** The time from which a call counts as slow. A machine with other load takes more than the second of the command. */
  slowSeconds?: number;
}

/** Runs the doctor in this process. */
export async function checkStore(
  url: string,
  { seller = sellerOfStore, map = plainStoreMap, suggests = false, slowSeconds = 60 }: CheckOptions = {},
) {
  const options = { url, seller, map, mapFile: undefined, isJson: false, suggests };
  const report = await examine(options, () => undefined, slowSeconds);
  return {
    report,
    text: reportText(report, options, false),
    verdicts: Object.fromEntries(report.calls.map(({ call, verdict }) => [call, verdict])),
    call: (name: string) => report.calls.find(({ call }) => call === name),
  };
}

/** Runs `npm run doctor` with these arguments, as a process of its own. */
export async function runDoctor(args: string[], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['scripts/doctor.mjs', ...args], {
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { stdout, stderr, code };
}
