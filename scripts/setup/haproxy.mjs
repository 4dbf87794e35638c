import { canInstallPackages, findCommand, installPackage } from './debian.mjs';
import { step } from './terminal.mjs';

/** The balancer's program, where this machine has it. Debian keeps it where only root looks. */
export function findHaproxy() {
  return findCommand(['haproxy'], ['/usr/sbin', '/usr/local/sbin']);
}

/** The same, with Debian's package installed when we may; undefined when there is none afterwards. */
export function ensureHaproxy() {
  const found = findHaproxy();
  if (found || !canInstallPackages()) return found;
  step('Installing HAProxy, the balancer (Debian package)');
  installPackage('haproxy');
  return findHaproxy();
}

export const haproxyIsMissing = 'HAProxy is not on this machine: install it (Debian: apt-get install haproxy).';
