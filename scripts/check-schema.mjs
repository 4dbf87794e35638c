import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import {
  buildSchema,
  findBreakingChanges,
  isEnumType,
  isInterfaceType,
  isIntrospectionType,
  isNonNullType,
  isObjectType,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { contractNameFaults } from './schema/contract-names.mjs';
import { costFaults } from './schema/costs.mjs';
import { needsFaults } from './schema/needs.mjs';
import { readFieldsFaults, webFiles } from './schema/read-fields.mjs';
import { bin } from './setup/builds.mjs';

/**
 * Part of `npm run check`: the schema follows the style rules, has the names of the store's contract,
 * marks with `@needs` what only some stores have and with `@cost` and `@listSize` what the gateway counts, breaks no client of the committed schema, and accepts every operation
 * of the web app: the current ones, without deprecated elements, and those of pages that are already open in a browser
 * unless a breaking change is listed. The web app reads every field that it fetches. The changelog lists every
 * deprecated element, every field that can be null says when, and all characters are of ISO 8859-1.
 *
 * The base is SCHEMA_BASE (any commit), else HEAD while schema.graphql is changed, else the commit before.
 */

const schemaFile = 'schema.graphql';
const manifestFile = 'gateway/__generated__/persisted-operations.json';
/** Lists the breaking changes made on purpose, each in one line of a list, as this check prints it; and deprecated elements. */
const changelogFile = 'docs/api-changes.md';

/**
 * All rules of the linter except the order of fields: a type lists `id` first, dates last and the others
 * alphabetically.
 */
const rules = [
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
const text = readFileSync(schemaFile, 'utf8');
const schema = buildSchema(text);

const linted = spawnSync(
  process.execPath,
  [bin('graphql-schema-linter'), '--format', 'compact', '--rules', rules.join(','), schemaFile],
  { encoding: 'utf8' },
);
if (linted.status !== 0) findings.push(`${linted.stdout}${linted.stderr}`.trim());

// V8 would keep all names of such a text at two bytes a character, and each response with one of these words, too.
const wide = /[^\0-\xff]/.exec(text)?.[0];
if (wide)
  findings.push(`${schemaFile} has the character ${wide}, which ISO 8859-1 does not have: it slows responses down.`);

findings.push(
  ...contractNameFaults(schema),
  ...needsFaults(schema),
  ...costFaults(schema),
  ...readFieldsFaults(webFiles()),
);
checkOperations(readFileSync(manifestFile, 'utf8'), 'the web app', [...specifiedRules, NoDeprecatedCustomRule]);

const base = process.env.SCHEMA_BASE || (text === committed('HEAD', schemaFile) ? 'HEAD~1' : 'HEAD');
const before = committed(base, schemaFile);
// Without git, or at the first commit, no client can break.
const breaks = before === undefined ? [] : findBreakingChanges(buildSchema(before), schema);
const changelog = readFileSync(changelogFile, 'utf8');
const listed = new Set(changelog.split('\n'));
for (const { description } of breaks) {
  if (listed.has(`- ${description}`)) continue;
  findings.push(`Breaks clients of ${base}; list it in ${changelogFile} if that is meant: ${description}`);
}
for (const coordinate of deprecatedElements()) {
  if (!changelog.includes(`\`${coordinate}\``))
    findings.push(`Deprecated but not named in ${changelogFile}: ${coordinate}`);
}
for (const coordinate of unexplainedNulls()) {
  findings.push(`Needs @semanticNonNull, or a description that says when it is null: ${coordinate}`);
}
const manifestBefore = committed(base, manifestFile);
// After a breaking change, pages that are open in a browser fail and ask to be loaded again.
if (manifestBefore !== undefined && breaks.length === 0) checkOperations(manifestBefore, `the web app at ${base}`);

for (const finding of findings) console.log(finding);
process.exit(findings.length > 0 ? 1 : 0);

/**
 * @param {string} manifest
 * @param {string} whose
 * @param {readonly import('graphql').ValidationRule[]} [rules]
 */
function checkOperations(manifest, whose, rules = specifiedRules) {
  for (const { name, body } of JSON.parse(manifest).operations) {
    for (const { message } of validate(schema, parse(body), rules)) findings.push(`${name} of ${whose}: ${message}`);
  }
}

/** Fields that can be null without saying when. One with `@semanticNonNull` is null only by an error. */
function* unexplainedNulls() {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!(isObjectType(type) || isInterfaceType(type)) || isIntrospectionType(type)) continue;
    for (const { name, type: result, description, astNode } of Object.values(type.getFields())) {
      const isMarked = astNode?.directives?.some((directive) => directive.name.value === 'semanticNonNull') ?? false;
      const isExplained = isMarked || /\bnull\b/i.test(description ?? '');
      if (isNonNullType(result) ? isMarked : !isExplained) yield `${type.name}.${name}`;
    }
  }
}

/** The coordinates of all deprecated elements, such as `Product.name`, `Query.products(first:)` and `ProductSort.NEWEST`. */
function* deprecatedElements() {
  for (const type of Object.values(schema.getTypeMap())) {
    const elements = isEnumType(type) ? type.getValues() : 'getFields' in type ? Object.values(type.getFields()) : [];
    for (const element of elements) {
      if (element.deprecationReason != null) yield `${type.name}.${element.name}`;
      for (const argument of 'args' in element ? element.args : []) {
        if (argument.deprecationReason != null) yield `${type.name}.${element.name}(${argument.name}:)`;
      }
    }
  }
}

/**
 * @param {string} commit
 * @param {string} path
 * @returns {string | undefined} the file's text in that commit
 */
function committed(commit, path) {
  const { status, stdout } = spawnSync('git', ['show', `${commit}:${path}`], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout : undefined;
}
