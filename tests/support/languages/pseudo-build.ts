import { ensureBuilds } from '../../../scripts/setup/builds.mjs';
import { pseudoLanguage } from '../../../scripts/setup/language.mjs';

/** Set-up of the tests in the pseudo-language: builds the web app in it. */
export const setup = (): Promise<void> =>
  ensureBuilds({ names: ['web', 'web-server'].map((name) => `${name}.${pseudoLanguage}`), language: pseudoLanguage });
