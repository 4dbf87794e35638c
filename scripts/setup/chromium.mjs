import { existsSync } from 'node:fs';
import { canInstallPackages, findCommand, installPackage } from './debian.mjs';
import { step } from './terminal.mjs';

/** The flags for no window, no sandbox (containers do not allow one) and no background activity. */
export const chromiumFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Debian's packages, the better one first: the headless shell has no windows and no add-ons, and needs half of the processor time. */
const packages = ['chromium-headless-shell', 'chromium'];
const names = [...packages, 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser for the end-to-end tests: CHROMIUM_PATH, or the one in PATH. */
function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  return chosen && existsSync(chosen) ? chosen : findCommand(names);
}

/** Finds Chromium, or installs a Debian package if this process may; otherwise prints one line and ends the process. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (canInstallPackages()) {
    step('Installing Chromium for the end-to-end tests (Debian package)');
    for (const name of packages) {
      installPackage(name);
      const installed = findChromium();
      if (installed) return installed;
    }
  }
  console.error(
    'The end-to-end tests need Chromium: install it (Debian: apt-get install chromium-headless-shell) or set CHROMIUM_PATH.',
  );
  process.exit(1);
}
