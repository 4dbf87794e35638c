import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether this process can install Debian packages: it runs as root on a Debian system. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && findCommand(['apt-get']) !== undefined;
}

/**
 * Installs a Debian package; apt-get prints its errors itself.
 * @param {string} name
 */
export function installPackage(name) {
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', name);
}

/**
 * The full path of the first of these commands that is in PATH or in one of the other folders.
 * @param {string[]} candidates
 * @param {string[]} [others]
 */
export function findCommand(candidates, others = []) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...others];
  return candidates.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
