import { canInstallPackages, findCommand, installPackage } from './debian.mjs';
import { step } from './terminal.mjs';

/** The path of HAProxy, or undefined. Debian installs it into a folder that only root has in PATH. */
export function findHaproxy() {
  return findCommand(['haproxy'], ['/usr/sbin', '/usr/local/sbin']);
}

/** The path of HAProxy, after installing the Debian package if it is missing and this process may install it. */
export function ensureHaproxy() {
  const found = findHaproxy();
  if (found || !canInstallPackages()) return found;
  step('Installing HAProxy, the balancer (Debian package)');
  installPackage('haproxy');
  return findHaproxy();
}

export const haproxyIsMissing = 'HAProxy is not on this machine: install it (Debian: apt-get install haproxy).';
