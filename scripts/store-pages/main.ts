import { readFile, writeFile } from 'node:fs/promises';
import { format, resolveConfig } from 'prettier';
import { readDescription, type Description } from './description.ts';
import { contractTable, featureSections } from './pages.ts';

/**
 * Part of `npm run codegen`: writes the calls of the store into the pages about them, from the description that the bundled
 * store sends at `GET /openapi.json`. With `--check`, part of `npm run check`, it only says which pages are stale.
 */

const parts: Record<string, (description: Description) => string> = {
  'docs/your-own-store.md': contractTable,
  'docs/store-features.md': featureSections,
};

const isCheck = process.argv.includes('--check');
const description = await readDescription();
const marked = /(<!-- calls: start -->)[^]*(<!-- calls: end -->)/;
for (const [page, write] of Object.entries(parts)) {
  const before = await readFile(page, 'utf8');
  if (!marked.test(before)) throw new Error(`${page} has lost the marks of its calls.`);
  const text = before.replace(marked, (_all, start, end) => `${start}\n\n${write(description)}\n\n${end}`);
  const after = await format(text, { ...(await resolveConfig(page)), parser: 'markdown' });
  if (after === before) continue;
  if (!isCheck) await writeFile(page, after);
  console.log(isCheck ? `${page} is stale.` : `${page} is written.`);
  if (isCheck) process.exitCode = 1;
}
