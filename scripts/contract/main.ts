import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { readDescription } from './description.ts';
import { inlinedDocument, publishedDocument } from './document.ts';
import { contractTable, featureSections } from './pages.ts';
import { readersCode } from './readers.ts';

/**
 * Part of `npm run codegen`: publishes the description that the bundled store sends at `GET /openapi.json` as
 * `contract/store.openapi.json`, and writes what the gateway, the web app and the pages take from it. With `--check`, part of
 * `npm run check`, it only says which files are stale.
 */

const isCheck = process.argv.includes('--check');
const description = await readDescription();
const document = publishedDocument(description);
const inlined = inlinedDocument(document);

/** Writes the file, or says that it is stale. */
async function keep(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => '');
  const after = await format(text, { ...(await resolveConfig(file)), filepath: file });
  if (after === before) return;
  console.log(isCheck ? `${file} is stale.` : `${file} is written.`);
  if (isCheck) {
    process.exitCode = 1;
    return;
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, after);
}

/** Writes the part of the page between its marks. */
async function keepCalls(page: string, calls: string): Promise<void> {
  const before = await readFile(page, 'utf8');
  const marked = /(<!-- calls: start -->)[^]*(<!-- calls: end -->)/;
  if (!marked.test(before)) throw new Error(`${page} has lost the marks of its calls.`);
  await keep(
    page,
    before.replace(marked, (_all, start, end) => `${start}\n\n${calls}\n\n${end}`),
  );
}

await keep('contract/store.openapi.json', JSON.stringify(document));
await keep('gateway/__generated__/store-documents.ts', readersCode(document));
await keepCalls('docs/your-own-store.md', contractTable(inlined));
await keepCalls('docs/store-features.md', featureSections(inlined));
