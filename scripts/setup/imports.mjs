import { readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';

/** What imports what, read from the texts of the files. */

const imported =
  /^(?:im|ex)port\s(?!type\s)(?:[^'"]*?\sfrom\s)?['"]([#.][^'"]+)['"]|\bimport\(\s*['"]([#.][^'"]+)['"]/gm;
const withTypes = new RegExp(imported.source.replace('(?!type\\s)', ''), imported.flags);

/**
 * The modules that a file imports, by their paths, also those that it loads later. Types are left out, because nothing of them runs,
 * unless they are asked for.
 * @param {string} text
 * @param {string} path
 * @param {{ hasTypes?: boolean }} [options]
 */
export function importsOf(text, path, { hasTypes = false } = {}) {
  const found = text.matchAll(hasTypes ? withTypes : imported);
  return [...found].map(([, first, later]) => {
    const from = first ?? later ?? '';
    return from.startsWith('#') ? from.slice(1) : posix.join(dirname(path), from);
  });
}

/** @typedef {Map<string, string[]>} Users the files that import a module */

/**
 * @param {readonly string[]} paths
 * @returns {Users}
 */
export function usersOf(paths) {
  /** @type {Users} */
  const users = new Map();
  for (const path of paths) {
    for (const module of importsOf(readFileSync(path, 'utf8'), path)) {
      users.set(module, [...(users.get(module) ?? []), path]);
    }
  }
  return users;
}

/**
 * These files and all that import them, directly or by others. What imports a gate is left out, unless the gate is one of these files.
 * @param {readonly string[]} files
 * @param {Users} users
 * @param {readonly string[]} [gates]
 */
export function reached(files, users, gates = []) {
  const found = new Set(files);
  const open = [...files];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (gates.includes(path) && !files.includes(path)) continue;
    for (const user of users.get(path) ?? []) {
      if (found.has(user)) continue;
      found.add(user);
      open.push(user);
    }
  }
  return [...found];
}
