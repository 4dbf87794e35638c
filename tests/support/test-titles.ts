import { readFileSync } from 'node:fs';
import { Visitor, parseSync, type ESTree } from 'vite';

/** Modifiers of a test that does not run or proves nothing. */
const noProof = new Set(['skip', 'todo', 'fails', 'extend', 'beforeEach', 'afterEach']);

const titlesByFile = new Map<string, string[]>();

/** The titles of a file's tests as written in the source, read once per file. */
export function titlesOf(file: string): string[] {
  const known = titlesByFile.get(file);
  if (known) return known;
  const titles = titlesIn(file, readFileSync(file, 'utf8'));
  titlesByFile.set(file, titles);
  return titles;
}

/** The titles of `test('…')`, `it('…')`, `test.each(…)('…')` and similar calls, with any quotes and line breaks. */
export function titlesIn(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const titles: string[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const title = isTest(callee) ? textOf(source, first) : undefined;
      if (title !== undefined) titles.push(title);
    },
  }).visit(program);
  return titles;
}

/** Whether the callee is `test` or `it`, alone, with modifiers or with the table of an `each`. */
function isTest(callee: ESTree.Expression | ESTree.Super): boolean {
  if (callee.type === 'Identifier') return callee.name === 'test' || callee.name === 'it';
  if (callee.type === 'CallExpression') return isTest(callee.callee);
  if (callee.type === 'TaggedTemplateExpression') return isTest(callee.tag);
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return false;
  return !noProof.has(callee.property.name) && isTest(callee.object);
}

/** The content of a string or template as written. */
function textOf(source: string, node: ESTree.Argument | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  if (node?.type !== 'TemplateLiteral') return undefined;
  const [only] = node.quasis;
  return node.quasis.length === 1 && only ? (only.value.cooked ?? '') : source.slice(node.start + 1, node.end - 1);
}
