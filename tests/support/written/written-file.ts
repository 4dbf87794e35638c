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

/**
 * The parts in which a file and what was written now differ, as the test sees them and as the file has them, and all titles in their
 * order. With ACCEPT_ANSWERS=1 the file is written first: then the difference of the commit shows what changes for the outside.
 */
export function compareWithFile(file: string, written: Parts) {
  const text = [
    'ACCEPT_ANSWERS=1 with the test that is named as this folder writes this file again: read the difference before you commit it.\n',
    ...Object.entries(written).map(([title, answer]) => `${mark}${title}\n${answer}\n`),
  ].join('\n');
  if (process.env['ACCEPT_ANSWERS'] && !process.env['CI']) writeFileSync(file, text);
  const known = partsOf(existsSync(file) ? readFileSync(file, 'utf8') : '');
  const seen = partsOf(text);
  const titles = Object.keys({ ...known, ...seen }).filter((title) => known[title] !== seen[title]);
  const told = (parts: Parts) => ({
    changed: Object.fromEntries(titles.map((title) => [title, parts[title]])),
    titles: Object.keys(parts),
  });
  return { seen: told(seen), known: told(known) };
}
