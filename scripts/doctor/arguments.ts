import { parseArgs } from 'node:util';
import { plainStoreMap, readStoreMap, type StoreMap } from '#gateway/store/store-map.ts';

export interface DoctorOptions {
  /** The address of the store, without a slash at the end. */
  url: string;
  /** The seller's login; null when the seller's calls are not checked. */
  seller: { email: string; password: string } | null;
  map: StoreMap;
  /** The file of the map. */
  mapFile: string | undefined;
  isJson: boolean;
  /** Whether missing calls are looked for under other names. */
  suggests: boolean;
}

export const usage = `Use: npm run doctor -- URL [--seller-email EMAIL --seller-password PASSWORD] [--map FILE] [--json] [--suggest]

  URL                the address of the store, for example http://127.0.0.1:4001
  --seller-email, --seller-password
                     the seller's login; without it the seller's calls are not checked.
                     The variables SELLER_EMAIL and SELLER_PASSWORD do the same
  --map FILE         the store map that the gateway will use (STORE_MAP)
  --json             one JSON object instead of text
  --suggest          looks for missing calls under other names, and prints a store map
  --help             prints this text

It opens an account, saves an address, places two orders and adds a product: use a test store if you can.`;

/** @returns sentences about what is wrong with the arguments, or the options, or that only the help is wanted */
export function readArguments(
  args: string[],
  env: NodeJS.ProcessEnv,
): { options: DoctorOptions } | { faults: string[] } | { wantsHelp: true } {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'seller-email': { type: 'string' },
        'seller-password': { type: 'string' },
        map: { type: 'string' },
        json: { type: 'boolean', default: false },
        suggest: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return { faults: [error instanceof Error ? error.message : String(error)] };
  }
  const { values, positionals } = parsed;
  if (values.help) return { wantsHelp: true };
  const [url, ...others] = positionals;
  const faults: string[] = [];
  if (url === undefined) faults.push('Name the address of the store, for example http://127.0.0.1:4001.');
  else if (!isWebAddress(url)) faults.push(`${url} is not the address of a store, such as http://127.0.0.1:4001.`);
  if (others.length > 0) faults.push(`Only one address can be checked at a time; ${others.join(' ')} is too many.`);

  const email = values['seller-email'] ?? env['SELLER_EMAIL'];
  const password = values['seller-password'] ?? env['SELLER_PASSWORD'];
  if (Boolean(email) !== Boolean(password)) faults.push("The seller's login needs both an email and a password.");

  const read = values.map === undefined ? { map: plainStoreMap } : readStoreMap(values.map);
  if ('faults' in read) faults.push(...read.faults);
  if (faults.length > 0 || url === undefined || !('map' in read)) return { faults };
  return {
    options: {
      url: url.replace(/\/+$/, ''),
      seller: email && password ? { email, password } : null,
      map: read.map,
      mapFile: values.map,
      isJson: values.json,
      suggests: values.suggest,
    },
  };
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, search, hash, username } = new URL(text);
  return /^https?:$/.test(protocol) && !search && !hash && !username;
}
