import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { withSection } from './changelog.mjs';

/**
 * npm runs this in `npm version`, after it has written the new version and before it commits: adds the section of the version to
 * CHANGELOG.md, from the subjects of the commits since the last version, and keeps the operations of the last version, which pages that
 * stay open during an upgrade still send. Only with --ignore-scripts=false: .npmrc turns scripts off.
 */

const file = 'CHANGELOG.md';
const folder = 'gateway/__generated__';
const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
const last = lastVersion();
const subjects = lines('log', '--no-merges', '--reverse', '--format=%s', `${last}..HEAD`);
const date = new Date().toISOString().slice(0, 10);
writeFileSync(file, withSection(readFileSync(file, 'utf8'), { version, date, subjects }));
const manifest = execFileSync('git', ['show', `${last}:${folder}/persisted-operations.json`], {
  maxBuffer: 10_000_000,
});
const lastManifest = `${folder}/last-release-operations.json`;
writeFileSync(lastManifest, manifest);
execFileSync('git', ['add', file, lastManifest]);
console.log(`${file} has a section of ${version}. Read it, and correct it before you publish.`);

/** The newest tag of a version before HEAD; without one, the commit that changed the version in package.json last. */
function lastVersion() {
  const [tag] = lines('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname');
  return tag ?? lines('log', '-1', '--format=%H', '-G^  "version": ', '--', 'package.json')[0];
}

/** @param {string[]} args */
function lines(...args) {
  return execFileSync('git', args, { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line !== '');
}
