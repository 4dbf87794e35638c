import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { bin } from '../../../scripts/setup/builds.mjs';
import { nodeProgram, versionOf } from './node-program.mjs';

/**
 * `npm run lab -- node-versions`: runs `npm test` on each supported version of Node. `--version=22` (repeatable) and all
 * arguments of `npm test` narrow it: `npm run lab -- node-versions --version=22 --project=unit`. It prints the totals and
 * writes them to tests/lab/results/node-versions.md, where those of other versions and projects stay.
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
  const node = nodeProgram(version);
  const name = versionOf(node);
  console.log(`\nNode ${name}\n`);
  const startedAt = performance.now();
  const { code, totals } = await runTests(node);
  const minutes = ((performance.now() - startedAt) / 60_000).toFixed(1);
  report.push(`Node ${name}: ${totals} in ${minutes} minutes`);
  record(name, testArgs.join(' ') || 'all', totals, minutes);
  worst = Math.max(worst, code);
}
console.log(`\n${report.join('\n')}`);
process.exit(worst);

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

/**
 * Writes a row of the table, in the place of an earlier one of the same major version and the same tests.
 * @param {string} name the version
 * @param {string} tests
 * @param {string} totals
 * @param {string} minutes
 */
function record(name, tests, totals, minutes) {
  const file = 'tests/lab/results/node-versions.md';
  const rows = new Map(
    (existsSync(file) ? readFileSync(file, 'utf8') : '').split('\n').flatMap((line) => {
      const [, version, run, ...figures] = line.split('|').map((cell) => cell.trim());
      return version && /^\d/.test(version)
        ? [[`${parseInt(version)} ${run}`, [version, run, ...figures.slice(0, -1)]]]
        : [];
    }),
  );
  const [passed, failed, skipped] = totals.match(/\d+/g) ?? [];
  const cells = [name, `\`${tests}\``, passed, failed, skipped, minutes];
  rows.set(
    `${parseInt(name)} \`${tests}\``,
    cells.map((cell) => cell ?? ''),
  );
  const sorted = [...rows].sort(([a], [b]) => a.localeCompare(b)).map(([, row]) => `| ${row.join(' | ')} |`);
  const text = `# The tests on newer Node

\`npm run lab -- node-versions\` runs \`npm test\` on the newest Node 20, 22 and 24 of npm's registry: the programs that the tests start by name, such as
\`npm start\`, run on the same one. The minutes are those of two busy cores.

| Node | Arguments of \`npm test\` | Passed | Failed | Skipped | Minutes |
| --- | --- | ---: | ---: | ---: | ---: |
${sorted.join('\n')}
`;
  writeFileSync(file, text);
  spawnSync(process.execPath, [bin('prettier'), '--write', '--log-level=warn', file], { stdio: 'inherit' });
}
