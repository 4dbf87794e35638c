import { existsSync, readdirSync } from 'node:fs';

/** Imports no package, because the build reads it before the dependencies are installed. */

/** The language of tests: see `pseudo-language.mjs`. */
export const pseudoLanguage = 'en-XA';

/**
 * The language of the shop by the variable LANGUAGE; English without one, and for values that the servers refuse. Desktops set the
 * same variable to lists such as `de_DE:de`, which do not count.
 */
export function shopLanguage(value = process.env.LANGUAGE) {
  if (value === pseudoLanguage) return value;
  return value && /^[a-z]{2}$/.test(value) && existsSync(`texts/${value}`) ? value : 'en';
}

/** The languages that the web app is translated into, and English. */
export function translatedLanguages() {
  return ['en', ...readdirSync('texts')];
}

/**
 * The folder of the built web app in a language. The gateway reads it from there.
 * @param {string} language
 */
export function webFolder(language) {
  return language === 'en' ? 'dist' : `dist/${language}`;
}
