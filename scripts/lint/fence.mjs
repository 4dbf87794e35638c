/** The parts of the import rules in oxlint.config.mjs. */

/**
 * The parts of the repository that never import each other, except for tests, which may import everything. The folders
 * `common` and `readers` are none of them: everything may import them, and they import nothing of ours.
 */
const parts = ['gateway', 'backend', 'web', 'tests', 'scripts'];

/**
 * Forbids imports whose address matches. The expression has no lookaround: oxlint would ignore it silently.
 * @param {string} regex
 * @param {string} message
 */
export const no = (regex, message) => ({ regex, message });
/**
 * Forbids imports that match one of the glob patterns, except for those that match a later pattern starting with `!`. An
 * exception also undoes the other groups of the same fence.
 * @param {string[]} group
 * @param {string} message
 */
export const noGroup = (group, message) => ({ group, message });
/**
 * Forbids values only: types may be imported.
 * @param {object} pattern
 */
export const noValues = (pattern) => ({ ...pattern, allowTypeImports: true });
/**
 * Forbids a package.
 * @param {string} name
 * @param {string} message
 */
export const noPackage = (name, message) => ({ name, message });

/**
 * The import rules of some files of one part. A later fence replaces an earlier one for the same file, so each lists all
 * that it forbids besides the other parts.
 * @param {string} part
 * @param {string[]} files
 * @param {{ packages?: object[], imports?: object[], except?: string[], mayImport?: string[] }} [rules] `mayImport`: other parts
 */
export function fence(part, files, { packages = [], imports = [], except, mayImport = [] } = {}) {
  const otherParts = parts
    .filter((other) => other !== part && !mayImport.includes(other))
    .map((other) => no(`^(#|(\\.\\./)+)${other}/`, `${part} may not import ${other}.`));
  return {
    files,
    ...(except && { excludeFiles: except }),
    rules: { 'no-restricted-imports': ['error', { paths: packages, patterns: [...otherParts, ...imports] }] },
  };
}
