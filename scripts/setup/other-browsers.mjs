import { findCommand } from './debian.mjs';

/** Firefox, where this machine has it. It is never installed by the tests: it is large, and Chromium walks everything. */
export function findFirefox() {
  return findCommand(['firefox-esr', 'firefox']);
}

/** What WebKit needs: its driver, which knows where its MiniBrowser is, and a virtual display (Xvfb). */
export function findWebKit() {
  const driver = findCommand(['WebKitWebDriver']);
  const screen = findCommand(['Xvfb']);
  return driver && screen ? { driver, screen } : undefined;
}

export const firefoxIsMissing = 'Firefox is not on this machine: install it (Debian: apt-get install firefox-esr).';
export const webKitIsMissing =
  'WebKit is not on this machine: install it (Debian: apt-get install webkit2gtk-driver xvfb).';
