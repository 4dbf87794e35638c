import { spawnSync } from 'node:child_process';
import { bin } from './setup/builds.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';

/** `npm run check`: format, lint, types, generated code and the schema, all of them even when one fails. */

requireNode();
ensureDependencies();

const checks = [
  { name: 'format', package: 'prettier', args: ['--check', '--log-level=warn', '.'], mend: 'npm run fix' },
  {
    name: 'lint',
    package: 'oxlint',
    args: ['-c', 'oxlint.config.mjs', '--type-aware', '--deny-warnings'],
    mend: 'npm run fix, then by hand',
  },
  { name: 'types of the servers', package: 'typescript', command: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'types of the web app', package: 'typescript', command: 'tsc', args: ['-p', 'web/tsconfig.json'] },
  {
    name: 'types of the service worker',
    package: 'typescript',
    command: 'tsc',
    args: ['-p', 'web/worker/tsconfig.json'],
  },
  {
    name: 'generated code',
    package: '@graphql-codegen/cli',
    command: 'graphql-codegen',
    args: ['--check'],
    mend: 'npm run codegen',
  },
  { name: 'schema and operations', script: 'scripts/check-schema.mjs' },
];

const failed = checks.filter(({ name, package: from, command, script, args = [], mend }) => {
  const path = script ?? bin(from, command);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...args], { encoding: 'utf8' });
  console.log(`${status === 0 ? '✓' : '✗'} ${name}${status !== 0 && mend ? ` (mend: ${mend})` : ''}`);
  if (status !== 0) console.log(`${stdout}${stderr}`);
  return status !== 0;
});
process.exit(failed.length > 0 ? 1 : 0);
