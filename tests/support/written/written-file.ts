import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const mark = '### ';

type Parts = Record<string, string>;

/** The parts of a file by title. */
function partsOf(text: string): Parts {
  const [, ...parts] = text.split(`\n${mark}`);
  return Object.fromEntries(
    parts.map((part) => {
      const end = part.indexOf('\n');
      return [part.slice(0, end), part.slice(end + 1).trimEnd()];
    }),
  );
}

/** How many parts and lines of a difference are shown: to show all of a great one takes minutes. */
const most = { parts: 20, lines: 20 };

/** The first lines of a text that another one does not have; if it has all of them, in another order or number, how many they are. */
function linesOnlyIn(text: string | undefined, other: string | undefined): string[] {
  if (text === undefined) return ['this part is missing'];
  const lines = text.split('\n');
  const others = new Set(other?.split('\n'));
  const found = lines.filter((line) => !others.has(line));
  return found.length > 0 ? found.slice(0, most.lines) : [`${lines.length} lines that are there too`];
}

/**
 * What the test sees and the file has in the first parts that differ. Both are the same only when all parts are equal and in the same
 * order. With ACCEPT_ANSWERS=1 the file is written first: then the difference of the commit shows what changes for the outside.
 */
export function compareWithFile(file: string, written: Parts) {
  const text = [
    'ACCEPT_ANSWERS=1 with the test that is named as this folder writes this file again: read the difference before you commit it.\n',
    ...Object.entries(written).map(([title, answer]) => `${mark}${title}\n${answer}\n`),
  ].join('\n');
  if (process.env['ACCEPT_ANSWERS'] && !process.env['CI']) writeFileSync(file, text);
  const inFile = partsOf(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const inTest = partsOf(text);
  const titles = Object.keys({ ...inFile, ...inTest }).filter((title) => inFile[title] !== inTest[title]);
  const told = (parts: Parts, others: Parts) => ({
    isWhole: titles.length === 0 && Object.keys(parts).join('\n') === Object.keys(others).join('\n'),
    differing: titles.length,
    parts: Object.fromEntries(
      titles.slice(0, most.parts).map((title) => [title, linesOnlyIn(parts[title], others[title])]),
    ),
  });
  return { seen: told(inTest, inFile), known: { ...told(inFile, inTest), isWhole: true, differing: 0 } };
}
