import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { transformWithOxc } from 'vite';
import { shopLanguage } from './language.mjs';
import { translate } from './languages-plugin.mjs';

const language = shopLanguage();

/**
 * A hook of Node's module loader. `npm run dev` starts the servers from their sources: this puts the translations in the place of
 * their English modules.
 * @type {import('node:module').LoadHook}
 */
export async function load(url, context, nextLoad) {
  if (!url.startsWith('file:')) return nextLoad(url, context);
  const file = fileURLToPath(url);
  const translation = file.endsWith('.ts') ? translate(file, language) : null;
  if (translation === null) return nextLoad(url, context);
  const { code } = await transformWithOxc(translation, file);
  return { format: 'module', source: code, shortCircuit: true };
}

// Node loads this file once more, in the thread of the hooks.
if (isMainThread && language !== 'en') register(import.meta.url);
