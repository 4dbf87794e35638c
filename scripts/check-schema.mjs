import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { buildSchema, findBreakingChanges, parse, validate } from 'graphql';
import { bin } from './setup/builds.mjs';

/**
 * Part of `npm run check`: the schema is in good style, breaks no client of the committed one, and answers every
 * operation of the web app, today's and those of pages that are open in a browser already.
 *
 * The base is SCHEMA_BASE (any commit), else HEAD while schema.graphql is changed, else the commit before.
 */

const SCHEMA = 'schema.graphql';
const MANIFEST = 'gateway/__generated__/persisted-operations.json';

/** Breaking changes made on purpose, word for word as this check names them. */
const ALLOWED_BREAKS = [];

/** All rules of the linter but one: the fields of a type have `id` first and dates last, the others by the alphabet. */
const RULES = [
  'arguments-have-descriptions',
  'defined-types-are-used',
  'deprecations-have-a-reason',
  'descriptions-are-capitalized',
  'enum-values-all-caps',
  'enum-values-have-descriptions',
  'enum-values-sorted-alphabetically',
  'fields-are-camel-cased',
  'fields-have-descriptions',
  'input-object-fields-sorted-alphabetically',
  'input-object-values-are-camel-cased',
  'input-object-values-have-descriptions',
  'interface-fields-sorted-alphabetically',
  'relay-connection-types-spec',
  'relay-connection-arguments-spec',
  'relay-page-info-spec',
  'types-are-capitalized',
  'types-have-descriptions',
];

const findings = [];
const text = readFileSync(SCHEMA, 'utf8');
const schema = buildSchema(text);

const linted = spawnSync(
  process.execPath,
  [bin('graphql-schema-linter'), '--format', 'compact', '--rules', RULES.join(','), SCHEMA],
  { encoding: 'utf8' },
);
if (linted.status !== 0) findings.push(`${linted.stdout}${linted.stderr}`.trim());

checkOperations(readFileSync(MANIFEST, 'utf8'), 'the web app');

const base = process.env.SCHEMA_BASE || (text === committed('HEAD', SCHEMA) ? 'HEAD~1' : 'HEAD');
const before = committed(base, SCHEMA);
// Without git, or at the first commit, there is nothing to break.
if (before !== undefined) {
  for (const { description } of findBreakingChanges(buildSchema(before), schema)) {
    if (!ALLOWED_BREAKS.includes(description)) findings.push(`Breaks clients of ${base}: ${description}`);
  }
}
const manifestBefore = committed(base, MANIFEST);
if (manifestBefore !== undefined) checkOperations(manifestBefore, `the web app at ${base}`);

for (const finding of findings) console.log(finding);
process.exit(findings.length > 0 ? 1 : 0);

function checkOperations(manifest, whose) {
  for (const { name, body } of JSON.parse(manifest).operations) {
    for (const { message } of validate(schema, parse(body))) findings.push(`${name} of ${whose}: ${message}`);
  }
}

function committed(commit, path) {
  const { status, stdout } = spawnSync('git', ['show', `${commit}:${path}`], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : undefined;
}
