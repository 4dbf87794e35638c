import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { printsJson, step } from './terminal.mjs';

const oldestNode = { major: 20, minor: 19 };

/** Ends the process with one clear line when this Node is too old to run the store. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldestNode.major || (major === oldestNode.major && minor >= oldestNode.minor)) return;
  console.error(
    `Greengate needs Node ${oldestNode.major}.${oldestNode.minor} or newer; this is ${process.versions.node}. Install a newer Node.`,
  );
  process.exit(1);
}

/** Runs `npm ci` unless node_modules already holds exactly what package-lock.json asks for. */
export function ensureDependencies() {
  if (installedAsLocked()) return;
  step('Installing the dependencies (once; about a minute)');
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-progress', '--loglevel=error'], {
    stdio: ['ignore', printsJson() ? 2 : 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  console.error(
    'The dependencies could not be installed: the lines above say why. Fix that and run the command again.',
  );
  process.exit(1);
}

/** npm writes what it installed to node_modules/.package-lock.json: compare that, entry by entry. */
function installedAsLocked() {
  const installedLock = 'node_modules/.package-lock.json';
  if (!existsSync(installedLock)) return false;
  const wanted = packagesOf('package-lock.json');
  const installed = packagesOf(installedLock);
  return Object.entries(wanted).every(([path, entry]) => {
    if (path === '') return true;
    const there = installed[path];
    // Binaries for other machines are in the lock file only.
    if (!there) return entry.optional === true || entry.devOptional === true;
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }>}
 */
function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}
