import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transformWithOxc } from 'vite';
import { shopLanguage } from './language.mjs';
import { oneLanguage } from './languages-plugin.mjs';

/** `npm run dev` starts the servers from their sources: this puts the translations in the place of their English modules. */
const plugin = oneLanguage(shopLanguage());

/**
 * A hook of Node's module loader.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:')) return nextLoad(url, context);
  const file = fileURLToPath(url);
  const translation = /** @type {any} */ (plugin.load).call({ addWatchFile: () => undefined }, file);
  if (translation === null) return nextLoad(url, context);
  const { code } = await transformWithOxc(translation, file);
  return { format: 'module', source: code, shortCircuit: true };
}

// Node loads this file once more, in the thread of the hooks.
if (isMainThread && shopLanguage() !== 'en') register(import.meta.url);
