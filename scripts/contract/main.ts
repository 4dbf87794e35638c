import { spawnSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { breakingChanges } from './breaking.ts';
import { readDescription, type Description } from './description.ts';
import { inlinedDocument, publishedDocument } from './document.ts';
import { contractTable, featureSections } from './pages.ts';
import { readersCode } from './readers.ts';
import { vocabularyCode } from './vocabulary.ts';

/**
 * Part of `npm run codegen`: publishes the description that the bundled store sends at `GET /openapi.json` as
 * `contract/store.openapi.json`, and writes what the gateway, the web app and the pages take from it. With `--check`, part of
 * `npm run check`, it only says which files are stale, and what breaks the stores and clients of the document before: that needs
 * a new number of the contract, the first part of `info.version`.
 */

const contractFile = 'contract/store.openapi.json';
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

await keep(contractFile, JSON.stringify(document));
await keep('common/__generated__/contract.ts', vocabularyCode(document));
await keep('gateway/__generated__/store-documents.ts', readersCode(document));
await keepCalls('docs/your-own-store.md', contractTable(inlined));
await keepCalls('docs/store-features.md', featureSections(inlined));

if (isCheck) {
  const before = publishedBefore();
  const changes = before && major(before) === major(document) ? breakingChanges(inlinedDocument(before), inlined) : [];
  for (const change of changes) console.log(`Breaks others, so the contract needs a new number: ${change}`);
  if (changes.length > 0) process.exitCode = 1;
}

/** The document of CONTRACT_BASE (any commit), else of HEAD while the document is changed, else of the commit before; none without git. */
function publishedBefore(): Description | undefined {
  const committed = (commit: string) =>
    spawnSync('git', ['show', `${commit}:${contractFile}`], { encoding: 'utf8', maxBuffer: 2 ** 26 });
  const isChanged = spawnSync('git', ['diff', '--quiet', 'HEAD', '--', contractFile]).status === 1;
  const { status, stdout } = committed(process.env['CONTRACT_BASE'] || (isChanged ? 'HEAD' : 'HEAD~1'));
  return status === 0 ? (JSON.parse(stdout) as Description) : undefined;
}

function major({ info }: Description): string | undefined {
  return info.version.split('.')[0];
}
