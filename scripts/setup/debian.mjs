import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Whether Debian packages can be installed here without asking anybody. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && findCommand(['apt-get']) !== undefined;
}

/** Installs a Debian package; what went wrong stands on the screen. */
export function installPackage(name) {
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  apt('install', '-y', '--no-install-recommends', name);
}

/** The full path of the first of these commands that PATH, or one of the other folders, holds. */
export function findCommand(candidates, others = []) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...others];
  return candidates.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
