import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Inputs, isFresh, isUntouched, removeStamp, stampsFolder, writeStamp } from './build-stamps.mjs';
import { compressTexts } from './compress.mjs';
import { pseudoLanguage, shopLanguage, webFolder } from './language.mjs';
import { failWith, progress, progressDone, step } from './terminal.mjs';
import { holdWebBudget } from './web-budget.mjs';

const serverConfig = 'scripts/setup/server.vite.config.mjs';
const languageFiles = ['scripts/setup/languages-plugin.mjs', 'scripts/setup/pseudo-language.mjs'];

/** @typedef {{ name: string, says: string, inputs: string[], output: string, build: () => Promise<void> }} Target */

/**
 * The build targets. A target is stale when its inputs differ from the last build's (build-stamps.mjs).
 * @type {Target[]}
 */
const targets = [
  {
    name: 'backend',
    says: 'Building the backend',
    inputs: ['backend', 'common', 'readers', 'texts', serverConfig, ...languageFiles, 'package-lock.json'],
    output: 'dist/backend/main.js',
    build: () => viteBuild(serverConfig, { SERVER: 'backend' }),
  },
  {
    name: 'gateway',
    says: 'Building the gateway',
    inputs: ['gateway', 'common', 'readers', 'texts', serverConfig, ...languageFiles, 'package-lock.json'],
    output: 'dist/gateway/main.js',
    build: () => viteBuild(serverConfig, { SERVER: 'gateway' }),
  },
  {
    name: 'admin',
    says: 'Building the command of the operator',
    inputs: [
      'scripts/admin',
      'backend',
      'gateway',
      'common',
      'readers',
      'texts',
      'package.json',
      serverConfig,
      ...languageFiles,
      'package-lock.json',
    ],
    output: 'dist/admin.js',
    build: async () => {
      await viteBuild(serverConfig, { SERVER: 'admin' });
      chmodSync('dist/admin.js', 0o755);
    },
  },
  {
    name: 'tools',
    says: 'Building the programs for backups and for stores',
    inputs: [
      'scripts/backup',
      'scripts/doctor',
      'scripts/contract',
      'contract',
      'backend',
      'gateway',
      'common',
      'readers',
      'texts',
      serverConfig,
      ...languageFiles,
      'package-lock.json',
    ],
    output: 'dist/tools/copy-shop.js',
    build: () => viteBuild(serverConfig, { SERVER: 'tools' }),
  },
  {
    name: 'explorer',
    says: 'Building the explorer of the API',
    inputs: ['web/explorer', 'package-lock.json'],
    output: 'dist/explorer/explorer.js',
    build: () => viteBuild('web/explorer/vite.config.ts'),
  },
];

/**
 * The web app and its renderer in one language.
 * @param {string} language
 * @returns {Target[]}
 */
function webTargets(language) {
  const own = language === 'en' || language === pseudoLanguage ? [] : [`texts/${language}`];
  const inputs = ['web', 'common', 'readers', ...own, ...languageFiles, 'package-lock.json'];
  const folder = webFolder(language);
  const suffix = language === 'en' ? '' : `.${language}`;
  const saysLanguage = language === 'en' ? '' : ` (${language})`;
  const build = (/** @type {string[]} */ flags = []) => viteBuild('web/vite.config.ts', { LANGUAGE: language }, flags);
  return [
    {
      name: `web${suffix}`,
      says: `Building the web app${saysLanguage}`,
      inputs: [
        ...inputs,
        'scripts/setup/web-budget.mjs',
        'scripts/setup/web-weights.json',
        'scripts/setup/compress.mjs',
      ],
      output: `${folder}/web/index.html`,
      build: async () => {
        await build();
        if (language !== pseudoLanguage) holdWebBudget(`${folder}/web`, language);
        await compressTexts(`${folder}/web`);
      },
    },
    {
      name: `web-server${suffix}`,
      says: `Building the renderer of its pages${saysLanguage}`,
      inputs,
      output: `${folder}/web-server/server-entry.js`,
      build: () => build(['--ssr']),
    },
  ];
}

/** A release is built, and has no sources. */
const isRelease = () => !existsSync('backend/main.ts') && existsSync('dist/backend/main.js');

/**
 * Whether all that the shop needs is built, as far as it can be told without reading the sources: true means that `ensureBuilds` has
 * nothing to do.
 */
export function isBuilt() {
  const inputs = new Inputs();
  return isRelease() || [...targets, ...webTargets(shopLanguage())].every((target) => isUntouched(target, inputs));
}

/**
 * Builds what is stale, one after the other.
 * @param {object} [wanted]
 * @param {string[]} [wanted.names] only these targets
 * @param {string} [wanted.language] the language of the web app
 */
export async function ensureBuilds({ names, language = shopLanguage() } = {}) {
  if (isRelease()) return;
  try {
    mkdirSync(stampsFolder, { recursive: true });
  } catch (error) {
    throw new Error(
      `The folder ${process.cwd()} cannot be written, and the shop is not built in it yet. Make it writable, or run npm run build there as its owner.`,
      { cause: error },
    );
  }
  for (const target of [...targets, ...webTargets(language)]) {
    if (names && !names.includes(target.name)) continue;
    // Read again for each target, because a source may change while another target is built.
    const inputs = new Inputs();
    if (isFresh(target, inputs)) continue;
    step(target.says);
    removeStamp(target);
    await target.build();
    writeStamp(target, inputs);
  }
}

/**
 * Builds what is stale in a process of its own: a build takes 80 MB, which the launcher would keep.
 * @returns {Promise<boolean>} whether it could; if not, that process has printed why
 */
export function buildApart() {
  return new Promise((resolve) => {
    // With a channel, it ends when this process does.
    const child = spawn(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    child.on('error', (error) => failWith(error));
    child.on('exit', (code, signal) => {
      if (signal)
        failWith(`The build was ended by ${signal}. Run the command again; a build needs about 1 GB of memory.`);
      resolve(code === 0);
    });
  });
}

/**
 * The script of an installed package's command, to be run by the Node that runs this.
 * @param {string} packageName
 * @param {string} [command]
 */
export function bin(packageName, command = packageName) {
  const { bin: entry } = JSON.parse(readFileSync(`node_modules/${packageName}/package.json`, 'utf8'));
  return join('node_modules', packageName, typeof entry === 'string' ? entry : entry[command]);
}

/**
 * @param {string} config
 * @param {NodeJS.ProcessEnv} [env]
 * @param {string[]} [flags]
 */
function viteBuild(config, env = {}, flags = []) {
  // Tests run with another NODE_ENV, with which React would be built for development.
  const production = { NODE_ENV: 'production', ...env };
  return run(process.execPath, [bin('vite'), 'build', '--config', config, '--logLevel', 'warn', ...flags], production);
}

/**
 * Runs a command and shows its last line as progress. When it fails, everything that it printed is shown.
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<void>}
 */
function run(command, args, env) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    const kill = () => child.kill();
    process.once('exit', kill);
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        printed += text;
        const line = text
          .trim()
          .split(/[\r\n]+/)
          .at(-1);
        if (line) progress(line);
      });
    }
    child.on('error', reject);
    child.on('close', (code) => {
      process.off('exit', kill);
      progressDone();
      if (code === 0) return resolve();
      console.error(printed);
      reject(new Error(`A build step failed: ${args.join(' ')}`));
    });
  });
}
