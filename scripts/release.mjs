import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { releaseFiles, releaseLock, releasePackage } from './release/release-files.mjs';
import { ensureBuilds } from './setup/builds.mjs';
import { ensureDependencies, requireNode } from './setup/dependencies.mjs';
import { translatedLanguages, webFolder } from './setup/language.mjs';
import { failWith } from './setup/terminal.mjs';

/**
 * `npm run release`: makes `release/greengate-<version>.tar.gz` with `dist` built in every language, its SHA-256 in a file with
 * `.sha256` added, and the list of its packages as CycloneDX in `greengate-<version>.sbom.json`.
 *
 *   --language de   only that language, also several times
 *   --folder DIR    another folder than release/
 *   --uncommitted   also with changes that are not committed, which a release of the version must not have
 */

const { values } = parseArgs({
  options: {
    language: { type: 'string', multiple: true },
    folder: { type: 'string', default: 'release' },
    uncommitted: { type: 'boolean', default: false },
  },
});
requireNode();
const changed = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
if (changed && !values.uncommitted) {
  failWith(new Error(`A release has only what is committed. Commit or remove this first:\n${changed.trimEnd()}`));
}
ensureDependencies();
const packageJson = JSON.parse(readFileSync('package.json', 'utf8'));
if (!readFileSync('CHANGELOG.md', 'utf8').includes(`\n## ${packageJson.version} (`)) {
  failWith(new Error(`CHANGELOG.md has no section of ${packageJson.version}: npm run version adds one.`));
}
const languages = values.language ?? translatedLanguages();
const unknown = languages.find((language) => !translatedLanguages().includes(language));
if (unknown !== undefined) failWith(new Error(`There is no translation into ${unknown}.`));
for (const language of languages) await ensureBuilds({ language }).catch(failWith);

const target = join(values.folder, `greengate-${packageJson.version}`);
const temporary = mkdtempSync(join(tmpdir(), 'greengate-release-'));
// npm calls the subject of the list of packages as its folder.
const contents = join(temporary, 'greengate');
try {
  fill(contents);
  mkdirSync(values.folder, { recursive: true });
  const tarball = `${target}.tar.gz`;
  execFileSync('tar', ['--create', '--gzip', `--file=${tarball}`, `--directory=${contents}`, '.']);
  const hash = createHash('sha256').update(readFileSync(tarball)).digest('hex');
  // The form of sha256sum, so that `sha256sum --check` reads it.
  writeFileSync(`${tarball}.sha256`, `${hash}  ${basename(tarball)}\n`);
  writeFileSync(`${target}.sbom.json`, sbomOf(contents));
  console.log(`${tarball}\n${tarball}.sha256\n${target}.sbom.json`);
} finally {
  rmSync(temporary, { recursive: true });
}

/** @param {string} folder */
function fill(folder) {
  const tracked = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0');
  for (const file of releaseFiles(tracked)) cpSync(file, join(folder, file));
  const built = ['admin.js', 'admin.js.map', 'backend', 'explorer', 'gateway', 'tools'].map((name) => `dist/${name}`);
  const pages = languages.flatMap((language) => ['web', 'web-server'].map((name) => `${webFolder(language)}/${name}`));
  for (const path of [...built, ...pages]) cpSync(path, join(folder, path), { recursive: true });
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  writeJson(join(folder, 'package.json'), releasePackage(packageJson));
  writeJson(join(folder, 'package-lock.json'), releaseLock(lock, packageJson.version));
}

/**
 * @param {string} file
 * @param {unknown} value
 */
function writeJson(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}

/** @param {string} folder */
function sbomOf(folder) {
  const args = ['sbom', '--package-lock-only', '--omit', 'dev', '--sbom-format', 'cyclonedx'];
  return execFileSync('npm', args, { cwd: folder, shell: process.platform === 'win32' });
}
