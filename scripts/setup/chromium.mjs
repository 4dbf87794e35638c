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

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** The browser for the end-to-end tests: CHROMIUM_PATH, or the one in PATH. */
function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  return chosen && existsSync(chosen) ? chosen : findCommand(names);
}

/** Finds Chromium, or installs the Debian package if this process may; otherwise prints one line and ends the process. */
export function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  if (canInstallPackages()) {
    step('Installing Chromium for the end-to-end tests (Debian package)');
    installPackage('chromium');
    const installed = findChromium();
    if (installed) return installed;
  }
  console.error(
    'The end-to-end tests need Chromium: install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.',
  );
  process.exit(1);
}
