import { findCommand } from './debian.mjs';

/** The path of Firefox, or undefined. The tests never install it: it is large, and Chromium runs all tests. */
export function findFirefox() {
  return findCommand(['firefox-esr', 'firefox']);
}

/** The paths of WebKit's driver, which finds its browser itself, and of a virtual display (Xvfb); undefined if one is missing. */
export function findWebKit() {
  const driver = findCommand(['WebKitWebDriver']);
  const screen = findCommand(['Xvfb']);
  return driver && screen ? { driver, screen } : undefined;
}

export const firefoxIsMissing = 'Firefox is not on this machine: install it (Debian: apt-get install firefox-esr).';
export const webKitIsMissing =
  'WebKit is not on this machine: install it (Debian: apt-get install webkit2gtk-driver xvfb).';
