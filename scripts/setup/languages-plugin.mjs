import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parseSync, transformWithOxc } from 'vite';
import { pseudoLanguage } from './language.mjs';
import { pseudoTexts } from './pseudo-language.mjs';

/**
 * Vite plugins that put translations in the place of English modules. The folder of a language mirrors the tree:
 * `texts/de/web/app/texts.ts` translates `web/app/texts.ts`. A translation exports one object by default, with all the names of the
 * English module.
 */

const root = resolve(import.meta.dirname, '../..');

/** @typedef {import('vite').Plugin} Plugin */

/**
 * For a build in one language: each module that has a translation is replaced by it. Nothing of it is left for the run.
 * @param {string} [language]
 * @returns {Plugin}
 */
export function oneLanguage(language = 'en') {
  return {
    name: 'greengate-one-language',
    enforce: 'pre',
    load(id) {
      if (!isModule(id)) return null;
      const file = translationOf(id, language);
      if (existsSync(file)) this.addWatchFile(file);
      return translate(id, language);
    },
  };
}

/**
 * The exports of a module of texts without imports, for files that are no modules.
 * @param {string} file its path
 * @param {string} language
 * @returns {Promise<any>}
 */
export async function readTexts(file, language) {
  const { code } = await transformWithOxc(translate(file, language) ?? readFileSync(file, 'utf8'), file);
  return import(`data:text/javascript,${encodeURIComponent(code)}`);
}

/**
 * The source that replaces an English module; null when it stays.
 * @param {string} file
 * @param {string} language
 */
export function translate(file, language) {
  if (language === 'en') return null;
  if (language === pseudoLanguage) return pseudoModule(file);
  const translation = translationOf(file, language);
  return existsSync(translation) ? namedExports(translation, readFileSync(translation, 'utf8')) : null;
}

/**
 * For the bundle of a server: it contains every language, and takes that of the variable LANGUAGE when it starts.
 * @returns {Plugin}
 */
export function everyLanguage() {
  const english = '?english';
  return {
    name: 'greengate-every-language',
    enforce: 'pre',
    load(id) {
      if (id.endsWith(english)) return readFileSync(id.slice(0, -english.length), 'utf8');
      if (!isModule(id)) return null;
      const languages = translationsOf(id);
      if (languages.length === 0) return null;
      const names = exportedNames(id, readFileSync(id, 'utf8'));
      return [
        `import * as en from '${id}${english}';`,
        ...languages.map((language) => `import ${language} from '${translationOf(id, language)}';`),
        `const own = { ${languages.join(', ')} }[process.env.LANGUAGE] ?? en;`,
        ...names.map((name) => `export const ${name} = own.${name};`),
      ].join('\n');
    },
  };
}

/** @param {string} id */
function isModule(id) {
  return /^\/[^?\0]+\/[^./]+\.ts$/.test(id) && !id.includes('/node_modules/');
}

/**
 * Only modules of texts have words for people; others have words to read what people write.
 * @param {string} file
 */
function pseudoModule(file) {
  if (basename(file) === 'texts.ts') return pseudoTexts(file, readFileSync(file, 'utf8'));
  // So that texts take the place of what stores send in English, as in a translation.
  if (basename(file) === 'language.ts') return readFileSync(file, 'utf8').replace(/(isEnglish.*) = true/, '$1 = false');
  return null;
}

/** @param {string} id @param {string} language */
function translationOf(id, language) {
  return join(root, 'texts', language, relative(root, id));
}

/** @param {string} id */
function translationsOf(id) {
  return readdirSync(join(root, 'texts')).filter((language) => existsSync(translationOf(id, language)));
}

/**
 * A translation as a module with named exports, as its English module is one.
 * @param {string} file
 * @param {string} source
 */
function namedExports(file, source) {
  const exported = parse(file, source).body.find(({ type }) => type === 'ExportDefaultDeclaration');
  if (exported?.type !== 'ExportDefaultDeclaration') throw new Error(`${file} has no default export.`);
  let object = exported.declaration;
  while (object.type === 'TSSatisfiesExpression' || object.type === 'TSAsExpression') object = object.expression;
  if (object.type !== 'ObjectExpression') throw new Error(`The default export of ${file} is no object.`);
  const constants = object.properties.map((property) => {
    if (property.type !== 'Property' || property.method || property.key.type !== 'Identifier')
      throw new Error(
        `The object of ${file} may have names with values only: no methods, no spreads, no quoted names.`,
      );
    const { name } = property.key;
    if (property.shorthand) return `export { ${name} };`;
    return `export const ${name} = ${source.slice(property.value.start, property.value.end)};`;
  });
  return `${source.slice(0, exported.start)}${constants.join('\n')}${source.slice(exported.end)}`;
}

/**
 * @param {string} file
 * @param {string} source
 */
function exportedNames(file, source) {
  return parse(file, source).body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return [];
    const { declaration, specifiers } = statement;
    if (declaration?.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    if (declaration?.type === 'FunctionDeclaration') return declaration.id ? [declaration.id.name] : [];
    return specifiers.flatMap(({ exported }) => (exported.type === 'Identifier' ? [exported.name] : []));
  });
}

/**
 * @param {string} file
 * @param {string} source
 */
function parse(file, source) {
  const { program, errors } = parseSync(file, source, { lang: 'ts' });
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return program;
}
