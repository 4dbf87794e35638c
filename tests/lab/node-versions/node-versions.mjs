import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

/**
 * `npm run lab -- node-versions`: runs `npm test` on each supported version of Node and prints the totals. `--version=22`
 * (repeatable) and all arguments of `npm test` narrow it: `npm run lab -- node-versions --version=22 --project=unit`.
 * The programs come from npm's registry (the packages behind `npx node@22`) and are kept in node_modules/.cache.
 */

const supported = ['20', '22', '24'];

const { values, tokens } = parseArgs({
  options: { version: { type: 'string', multiple: true } },
  strict: false,
  allowPositionals: true,
  tokens: true,
});
const versions = values.version?.map(String) ?? supported;
const ownIndexes = new Set(
  tokens.flatMap((token) =>
    token.kind === 'option' && token.name === 'version'
      ? token.inlineValue
        ? [token.index]
        : [token.index, token.index + 1]
      : [],
  ),
);
const testArgs = process.argv.slice(2).filter((_, index) => !ownIndexes.has(index));

/** @type {string[]} */
const report = [];
let worst = 0;
for (const version of versions) {
  const node = installNode(version);
  const name = spawnSync(node, ['-v'], { encoding: 'utf8' }).stdout.trim();
  console.log(`\nNode ${name}\n`);
  const startedAt = performance.now();
  const { code, totals } = await runTests(node);
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  report.push(`Node ${name}: ${totals} in ${minutes} minutes`);
  worst = Math.max(worst, code);
}
console.log(`\n${report.join('\n')}`);
process.exit(worst);

/**
 * Returns the program of the newest Node of that major version.
 * @param {string} version
 */
function installNode(version) {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  const folder = resolve('node_modules/.cache/node-versions', version);
  const node = join(folder, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(node)) return node;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...options, `${name}@${version}`], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) return node;
  console.error(`Node ${version} could not be installed: the lines above say why.`);
  process.exit(1);
}

/**
 * @param {string} node
 * @returns {Promise<{ code: number, totals: string }>}
 */
function runTests(node) {
  // Programs that the tests start by name run on the same Node.
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` };
  // Tests run at their usual length.
  delete env.DRILL;
  const child = spawn(node, ['scripts/test.mjs', ...testArgs], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (text) => {
    process.stdout.write(text);
    printed = (printed + text).slice(-200);
  });
  return new Promise((done) => {
    child.on('close', (code) => done({ code: code ?? 1, totals: printed.trim().split('\n').at(-1) ?? '' }));
  });
}
